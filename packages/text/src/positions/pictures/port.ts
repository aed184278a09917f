/** A picture of the Port: its three rows and columns of Ships, each with its pair of House spaces and, at its other end, its Harbormaster. */
import { HARBORMASTER_IDS, PORT_LINES, type PortLine, RESOURCE_COLOURS, type State } from '@tabannusi/engine';
import { shipValues } from '../../log/fact-values.ts';
import { at } from '../../speech/at.ts';
import type { Table } from '../../table/table.ts';
import { inThreeColumns } from './columns.ts';
import type { PictureSpeech } from './picture-speech.ts';
import { bonusSign, crateSign, houseSign, NOTHING, seatSigns } from './signs.ts';

export const ROWS = ['row1', 'row2', 'row3'] as const satisfies readonly PortLine[];
export const COLUMNS = ['column1', 'column2', 'column3'] as const satisfies readonly PortLine[];

export function portPicture(speech: PictureSpeech, table: Table, state: State): string[] {
  const { board, portLine } = speech.pictures;
  const { blueBonuses } = state.setting.edition.port;
  /** Returns the name of a line and its two House spaces. */
  const lineText = (line: PortLine): string => {
    const number = PORT_LINES.indexOf(line);
    const crate = RESOURCE_COLOURS[at(state.portCrates, number)];
    const blue = houseSign(at(state.portHouses, 2 * number), bonusSign(speech, at(blueBonuses, number)));
    const red = houseSign(at(state.portHouses, 2 * number + 1), crate === undefined ? NOTHING : crateSign(speech, crate));
    return `${speech.say(portLine[line])} ${blue} ${red}`;
  };
  const harbormaster = (line: PortLine): string => HARBORMASTER_IDS[at(state.harbormasters, PORT_LINES.indexOf(line))] ?? NOTHING;
  const ship = (index: number): string => {
    const players = seatSigns(table.names, (seat) => (at(state.shipMarks, index) & (1 << seat)) !== 0);
    return speech.say(board.ship, { ...shipValues(speech, table, index + 1), marked: players === '' ? 'no' : 'yes', players });
  };
  return inThreeColumns([
    { label: speech.say(board.port), cells: COLUMNS.map(lineText) },
    ...ROWS.map((line, row) => ({
      label: lineText(line),
      cells: COLUMNS.map((_, column) => ship(row * COLUMNS.length + column)),
      end: harbormaster(line),
    })),
    { label: '', cells: COLUMNS.map(harbormaster) },
  ]);
}
