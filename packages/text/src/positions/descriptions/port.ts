/** The Port in sentences: its Ships, row by row, and at each row and column the House spaces and the Harbormaster. */
import { PORT_LINES, type PortLine } from '@tabannusi/engine';
import { shipOnSpace } from '../../log/fact-values.ts';
import { at } from '../../speech/at.ts';
import { bonusWords } from '../../tiles/bonuses.ts';
import { tilesOf } from '../../tiles/tiles.ts';
import { COLUMNS, ROWS } from '../pictures/port.ts';
import { playerAt, type Seen } from './description.ts';

export const portSentences = (seen: Seen): string[] => [
  ...seen.view.ships.map((_, space) => shipSentence(seen, space)),
  ...[...ROWS, ...COLUMNS].map((line) => lineSentence(seen, line)),
];

/** Ship spaces count from 0 here, as in a view. */
export function shipSentence(seen: Seen, space: number): string {
  const { speech, table, view } = seen;
  const { ship, marks } = at(view.ships, space);
  return speech.say(speech.catalogue.description.ship, {
    ...shipOnSpace(speech, table, space + 1, ship),
    marks: marks.length,
    players: speech.list(marks.map((seat) => playerAt(seen, seat))),
  });
}

export function lineSentence(seen: Seen, line: PortLine): string {
  const { speech, table, view } = seen;
  const owner = (seat: number | null) => (seat === null ? '' : playerAt(seen, seat));
  const index = PORT_LINES.indexOf(line);
  const { blue, red, crate, harbormaster } = at(view.port, index);
  return speech.say(speech.catalogue.description.portLine, {
    line,
    blue: blue === null ? 'free' : 'house',
    bluePlayer: owner(blue),
    bonusWords: bonusWords(speech, at(table.game.setting.edition.port.blueBonuses, index)),
    red: red !== null ? 'house' : crate !== null ? 'crate' : 'free',
    redPlayer: owner(red),
    colour: crate ?? '',
    harbormaster: harbormaster ?? 'none',
    harbormasterName: harbormaster === null ? '' : tilesOf(speech, table).harbormaster(harbormaster).name,
  });
}
