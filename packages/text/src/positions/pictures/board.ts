/** A picture of the board in lines of text: building grids, Barges with pawns and Action tiles, Port, Ziggurat, the Bot's cards and tiles, Decrees, stocks. */
import { columnName, DECREE_IDS, displayedWater, NONE, pieceOn, RESOURCE_COLOURS, type State, soloView } from '@tabannusi/engine';
import { ACTION_TILE_IDS } from '../../names.ts';
import { at } from '../../speech/at.ts';
import { districtValues, type Table } from '../../table/table.ts';
import { tilesOf } from '../../tiles/tiles.ts';
import { botPicture } from './bot.ts';
import { inColumns, inThreeColumns } from './columns.ts';
import { type Grid, type GridCell, waterBonus } from './grid.ts';
import type { PictureSpeech } from './picture-speech.ts';
import { portPicture } from './port.ts';
import { bonusSign, NOTHING, seatSign } from './signs.ts';
import { type OpenStocks, stockSentences } from './stocks.ts';
import { zigguratPicture } from './ziggurat.ts';

const WIDTH = 80;
const FACES = 6;

/** Returns the parts of the board, with empty lines between them. */
export function boardPicture(speech: PictureSpeech, table: Table, state: State, grid: Grid): string[] {
  const solo = soloView(state);
  const parts = [
    gridLines(speech, table, state, grid),
    districtLines(speech, table, state),
    portPicture(speech, table, state),
    zigguratPicture(speech, table, state),
    ...(solo === null ? [] : [botPicture(speech, table, solo)]),
    [...decreeLines(speech, table, state), ...stockSentences(speech, table, openStocks(state))],
  ];
  return parts.flatMap((lines, index) => (index === 0 ? lines : ['', ...lines]));
}

/** All three Districts side by side or, if that is too wide, one below the other, each with its borders. */
function gridLines(speech: PictureSpeech, table: Table, state: State, { rows, districts }: Grid): string[] {
  const texts = rows.map((row) => row.map((cell) => (cell === null ? '' : cellText(speech, table, state, cell))));
  const width = Math.max(5, ...texts.flat().map((text) => text.length + 1));
  const columns = districts.map((district, column) => ({ district, column }));
  const draw = (shown: typeof columns): string[] => {
    const line = (label: string, textOf: (column: number) => string) =>
      `${label.padStart(3)}  ${shown.map(({ column }) => textOf(column).padEnd(width)).join('')}`.trimEnd();
    const heading = shown.reduce((text, { district, column }, index) => {
      if (!Number.isInteger(district) || districts[column - 1] === district) return text;
      const title = speech.say(speech.catalogue.gridTitle, districtValues(table, district));
      return `${text.padEnd(5 + index * width)}${title}`;
    }, '');
    return [heading, line('', columnName), ...texts.map((row, index) => line(String(index + 1), (column) => at(row, column)))];
  };
  if (5 + columns.length * width <= WIDTH) return draw(columns);
  return [1, 2, 3].flatMap((number) => draw(columns.filter(({ district }) => Math.abs(district - number) < 1)));
}

/** Square brackets mark a Building, round ones a Project; both with the colour's letter and the owner's number. */
function cellText(speech: PictureSpeech, { game }: Table, state: State, cell: GridCell): string {
  const piece = pieceOn(state, cell.space);
  switch (piece.kind) {
    case 'empty':
      return cell.bonus === '' ? '.' : bonusSign(speech, cell.bonus);
    case 'water':
      return `~${bonusSign(speech, waterBonus(game.setting, cell, piece.tile))}`;
    case 'garden':
      return `*${seatSign(piece.seat)}`;
    default: {
      const mark = `${speech.say(speech.pictures.colourLetter[piece.colour])}${seatSign(piece.seat)}`;
      return piece.kind === 'building' ? `[${mark}]` : `(${mark})`;
    }
  }
}

/** For each District, the dice on its Barge, the pawns in it (as the numbers of their players), and its Action tiles. */
function districtLines(speech: PictureSpeech, table: Table, state: State): string[] {
  const { board } = speech.pictures;
  const pawns = (places: Uint8Array, district: number) =>
    [...places].flatMap((place, seat) => (place === district ? [seatSign(seat)] : [])).join(' ');
  const barge = (colourNumber: number, district: number): string => {
    const colour = RESOURCE_COLOURS[colourNumber];
    if (colour === undefined) return speech.say(board.noBarge);
    const counts = [...state.barge.subarray(district * FACES, (district + 1) * FACES)];
    const faces = counts.flatMap((count, face) => Array.from({ length: count }, () => face + 1)).join(' ');
    return speech.say(faces === '' ? board.emptyBarge : board.barge, { colour, faces });
  };
  const tiles = (district: number): string =>
    [...at(state.setting.tileSpaces, district)].map((space) => ACTION_TILE_IDS[at(state.actionTiles, space)] ?? NOTHING).join(' ');
  return inColumns([
    [board.district, board.barges, board.architects, board.assistants, board.actionTiles].map((heading) => speech.say(heading)),
    ...[...state.bargeColour].map((colourNumber, district) => [
      speech.say(speech.catalogue.gridTitle, districtValues(table, district + 1)),
      barge(colourNumber, district),
      pawns(state.architect, district),
      pawns(state.assistant, district),
      tiles(district),
    ]),
  ]);
}

/** The Decrees on the board, with what they ask for and the number of the player who has scored them. */
function decreeLines(speech: PictureSpeech, table: Table, state: State): string[] {
  const { board } = speech.pictures;
  const { decree: wordsOf } = tilesOf(speech, table);
  const texts = [...state.decrees].flatMap((decree, space) => {
    const id = DECREE_IDS[decree];
    if (id === undefined) return [];
    const owner = at(state.decreeOwners, space);
    const values = { decree: id, decreeName: wordsOf(id).name, scored: owner === NONE ? 'no' : 'yes', player: seatSign(owner) };
    return [speech.say(board.decree, values)];
  });
  return inThreeColumns(texts.map((text, index) => ({ label: index === 0 ? speech.say(board.decrees) : '', cells: [], end: text })));
}

const openStocks = (state: State): OpenStocks => ({
  displayedWater: displayedWater(state),
  supply: [...state.supply],
  timeGold: state.timeGold,
  stocks: { water: state.waterStock, gardens: state.gardenStock },
});
