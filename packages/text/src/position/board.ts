/** A picture of the board in lines of text: the building grids, the Barges with the pawns, the Ships and the stocks. */
import { columnName, displayedWater, pieceOn, RESOURCE_COLOURS, type State } from '@tabannusi/engine';
import { at } from '../at.ts';
import { bonusWords } from '../bonuses.ts';
import type { Speech } from '../speech.ts';
import { amountWords, districtValues, shipValues, specialWaterValues, type Table } from '../values.ts';
import type { Grid, GridCell } from './grid.ts';

const WIDTH = 80;
const FACES = 6;

export function boardPicture(speech: Speech, table: Table, state: State, grid: Grid): string[] {
  return [
    ...gridLines(speech, table, state, grid),
    ...districtLines(speech, table, state),
    ...shipLines(speech, table, state),
    ...stockLines(speech, table, state),
  ];
}

/** What the signs of the grids mean, with the bonus codes that this board has, in two columns. */
export function legendPicture(speech: Speech, grid: Grid): string[] {
  const { board, colourLetter } = speech.catalogue;
  const letter = speech.say(colourLetter.white);
  const codes = [...new Set(grid.rows.flat().flatMap((cell) => cell?.bonus || []))].sort();
  const width = Math.max(...codes.map((code) => code.length));
  const entries = codes.map((code) => speech.say(board.legendBonus, { code: code.padEnd(width), bonusWords: bonusWords(speech, code) }));
  const half = Math.ceil(entries.length / 2);
  const left = entries.slice(0, half);
  const column = Math.max(...left.map((entry) => entry.length)) + 4;
  return [
    speech.say(board.legend),
    `  ${speech.say(board.legendPieces, { letter })}`,
    `  ${speech.say(board.legendBuildings, { letter })}`,
    `  ${speech.say(board.legendSpaces)}`,
    ...left.map((entry, index) => `    ${entry.padEnd(column)}${entries[half + index] ?? ''}`.trimEnd()),
  ];
}

/** All three Districts side by side, or one below the other, each with its borders, where they are too wide for that. */
function gridLines(speech: Speech, table: Table, state: State, { rows, districts }: Grid): string[] {
  const texts = rows.map((row) => row.map((cell) => (cell === null ? '' : cellText(speech, table, state, cell))));
  const width = Math.max(5, ...texts.flat().map((text) => text.length + 1));
  const columns = districts.map((district, column) => ({ district, column }));
  const draw = (shown: typeof columns): string[] => {
    const line = (label: string, textOf: (column: number) => string) =>
      `${label.padStart(3)}  ${shown.map(({ column }) => textOf(column).padEnd(width)).join('')}`.trimEnd();
    const heading = shown.reduce((text, { district, column }, index) => {
      if (!Number.isInteger(district) || districts[column - 1] === district) return text;
      const title = speech.say(speech.catalogue.board.gridTitle, districtValues(table, district));
      return `${text.padEnd(5 + index * width)}${title}`;
    }, '');
    return [heading, line('', columnName), ...texts.map((row, index) => line(String(index + 1), (column) => at(row, column)))];
  };
  if (5 + columns.length * width <= WIDTH) return draw(columns);
  return [1, 2, 3].flatMap((number) => draw(columns.filter(({ district }) => Math.abs(district - number) < 1)));
}

/** A Building stands in square brackets, a Project in round ones; both with the colour’s letter and the owner’s number. */
function cellText(speech: Speech, { game }: Table, state: State, cell: GridCell): string {
  const piece = pieceOn(state, cell.space);
  switch (piece.kind) {
    case 'empty':
      return cell.bonus === '' ? '.' : cell.bonus;
    case 'water': {
      const bonus = piece.tile !== null ? at(game.setting.edition.specialWater.faces, piece.tile - 1) : cell.water ? cell.bonus : '';
      return `~${bonus}`;
    }
    case 'garden':
      return `*${piece.seat + 1}`;
    default: {
      const mark = `${speech.say(speech.catalogue.colourLetter[piece.colour])}${piece.seat + 1}`;
      return piece.kind === 'building' ? `[${mark}]` : `(${mark})`;
    }
  }
}

/** For each District the dice on its Barge and the pawns in it, by the numbers of the players. */
function districtLines(speech: Speech, table: Table, state: State): string[] {
  const { board } = speech.catalogue;
  const row = (district: string, barge: string, architects: string, assistants: string) =>
    `  ${district.padEnd(24)}${barge.padEnd(26)}${architects.padEnd(14)}${assistants}`.trimEnd();
  const pawns = (places: Uint8Array, district: number) =>
    [...places].flatMap((place, seat) => (place === district ? [seat + 1] : [])).join(' ');
  const barge = (colourNumber: number, district: number): string => {
    const colour = RESOURCE_COLOURS[colourNumber];
    if (colour === undefined) return speech.say(board.noBarge);
    const counts = [...state.barge.subarray(district * FACES, (district + 1) * FACES)];
    const faces = counts.flatMap((count, face) => Array.from({ length: count }, () => face + 1)).join(' ');
    return speech.say(faces === '' ? board.emptyBarge : board.barge, { colour, faces });
  };
  return [
    row(speech.say(board.district), speech.say(board.barges), speech.say(board.architects), speech.say(board.assistants)),
    ...[...state.bargeColour].map((colourNumber, district) =>
      row(
        speech.say(board.gridTitle, districtValues(table, district + 1)),
        barge(colourNumber, district),
        pawns(state.architect, district),
        pawns(state.assistant, district),
      ),
    ),
  ];
}

/** The Port’s three rows of three Ships. */
function shipLines(speech: Speech, table: Table, state: State): string[] {
  const { board } = speech.catalogue;
  const ships = [...state.shipMarks].map((marks, index) => {
    const players = table.names.flatMap((_, seat) => ((marks & (1 << seat)) === 0 ? [] : [String(seat + 1)]));
    const marked = players.length === 0 ? 'no' : 'yes';
    return speech.say(board.ship, { ...shipValues(table, index + 1), marked, players: players.join(' ') });
  });
  const row = (first: number) =>
    `  ${ships
      .slice(first, first + 3)
      .map((text) => text.padEnd(26))
      .join('')}`.trimEnd();
  return [speech.say(board.ships), row(0), row(3), row(6)];
}

function stockLines(speech: Speech, table: Table, state: State): string[] {
  const { board, pay } = speech.catalogue;
  const some = (items: readonly string[]) => (items.length === 0 ? speech.say(board.none) : speech.list(items));
  const tiles = displayedWater(state).map((tile) => speech.say(board.displayTile, specialWaterValues(speech, table, tile)));
  return [
    speech.say(board.display, { tiles: some(tiles) }),
    speech.say(board.supply, { dice: some(amountWords(speech, pay.dice, state.supply)) }),
    speech.say(board.stocks, { timeGold: state.timeGold, water: state.waterStock, gardens: state.gardenStock }),
  ];
}
