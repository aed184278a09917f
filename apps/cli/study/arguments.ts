/** The arguments of the studies. */
import { readFileSync } from 'node:fs';
import { type Edition, REFERENCE_EDITION, validateEdition } from '@tabannusi/engine';
import { BOT_NAMES } from '../src/bots.ts';

/** A whole number from 1 on; throws for another text. */
export function numberIn(text: string): number {
  if (!/^[1-9]\d{0,6}$/.test(text)) throw new RangeError(`study: ${text} is not a number from 1 on`);
  return Number(text);
}

export const numberOrNone = (text: string | undefined): number | undefined => (text === undefined ? undefined : numberIn(text));

/** The edition of a JSON file, or the reference edition. Throws where it is not valid. */
export function editionIn(file: string | undefined): Edition {
  if (file === undefined) return REFERENCE_EDITION;
  const result = validateEdition(JSON.parse(readFileSync(file, 'utf8')));
  if (!result.ok) throw new RangeError(`study: ${file}: ${JSON.stringify(result.faults[0])}`);
  return result.edition;
}

export function ownBotIn(name: string): string {
  if (!BOT_NAMES.some((each) => each === name)) throw new RangeError(`study: ${name} is no bot of ours`);
  return name;
}

/** What was played, in a line above the tables. */
export const howThought = (bot: string, iterations: number | undefined): string =>
  `\`${bot}\`${iterations === undefined ? '' : ` with ${iterations} iterations a question`}`;

export const editionName = ({ id, version }: Edition): string => `edition ${id} ${version}`;
