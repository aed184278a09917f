/** The Port in sentences: its Ships, row by row, and at each row and column the House spaces and the Harbormaster. */
import { PORT_LINES } from '@tabannusi/engine';
import { at } from '../at.ts';
import { bonusWords } from '../bonuses.ts';
import { COLUMNS, ROWS } from '../position/port.ts';
import { tilesOf } from '../tiles.ts';
import { shipOnSpace } from '../values.ts';
import { playerAt, type Seen } from './description.ts';

export function portSentences(seen: Seen): string[] {
  const { speech, table, view } = seen;
  const { ship, portLine } = speech.catalogue.description;
  const { blueBonuses } = table.game.setting.edition.port;
  const owner = (seat: number | null) => (seat === null ? '' : playerAt(seen, seat));
  return [
    ...view.ships.map(({ ship: id, marks }, space) =>
      speech.say(ship, {
        ...shipOnSpace(speech, table, space + 1, id),
        marks: marks.length,
        players: speech.list(marks.map((seat) => playerAt(seen, seat))),
      }),
    ),
    ...[...ROWS, ...COLUMNS].map((line) => {
      const index = PORT_LINES.indexOf(line);
      const { blue, red, crate, harbormaster } = at(view.lines, index);
      return speech.say(portLine, {
        line,
        blue: blue === null ? 'free' : 'house',
        bluePlayer: owner(blue),
        bonusWords: bonusWords(speech, at(blueBonuses, index)),
        red: red !== null ? 'house' : crate !== null ? 'crate' : 'free',
        redPlayer: owner(red),
        colour: crate ?? '',
        harbormaster: harbormaster ?? 'none',
        harbormasterName: harbormaster === null ? '' : tilesOf(speech, table).harbormaster(harbormaster).name,
      });
    }),
  ];
}
