/** The names of the seats of a table. */
import type { OnlineWords, WebWords } from '@tabannusi/text';
import type { Somebody, TableInfo } from './api.ts';
import { botName } from './online-bots.ts';
import type { SoFar } from './so-far.ts';

/**
 * Who sits where, according to the table's entries, with the names that the server has sent. A person whose name has not arrived has an
 * empty one.
 */
export function sittersOf({ seats }: SoFar, info: TableInfo): Somebody[] {
  const said = [info.host, ...info.seats.flatMap(({ sitter, invited }) => [sitter, invited])];
  const nameOf = (person: string): string => {
    for (const somebody of said) if (somebody !== null && 'person' in somebody && somebody.person === person) return somebody.name;
    return '';
  };
  return seats.map(({ sitter }) => (sitter === null || 'bot' in sitter ? sitter : { person: sitter.person, name: nameOf(sitter.person) }));
}

/** Makes the names of seats unique by numbering later ones. A seat without a known person is called by its number. */
export function seatNames(words: OnlineWords, web: WebWords, sitters: readonly Somebody[]): string[] {
  const names: string[] = [];
  for (const [seat, sitter] of sitters.entries()) {
    const said = sitter === null ? '' : 'bot' in sitter ? botName(words, sitter.bot) : sitter.name;
    const name = said === '' ? web.say('home', 'seat', { seat: seat + 1 }) : said;
    let unlike = name;
    for (let n = 2; names.includes(unlike); n++) unlike = `${name} ${n}`;
    names.push(unlike);
  }
  return names;
}
