/** The legend of the pictures' signs, including the bonus codes of this game, in two columns. */
import { BUILDING_COLOURS, type Setting } from '@tabannusi/engine';
import { bonusWords } from '../../tiles/bonuses.ts';
import type { Grid } from './grid.ts';
import type { PictureSpeech } from './picture-speech.ts';
import { bonusSign, GOLD_SIGN, stepSign } from './signs.ts';

export function legendPicture(speech: PictureSpeech, { edition }: Setting, grid: Grid): string[] {
  const { board, colourLetter } = speech.pictures;
  const letter = speech.say(colourLetter.white);
  const printed = grid.rows.flat().flatMap((cell) => cell?.bonus || []);
  const codes = [...new Set([...printed, ...edition.specialWater.faces, ...edition.port.blueBonuses, GOLD_SIGN])];
  const meanings = [
    ...codes.map((code) => [bonusSign(speech, code), bonusWords(speech, code)] as const),
    ...BUILDING_COLOURS.map((colour) => [stepSign(speech, colour), speech.say(speech.catalogue.trackStep, { colour })] as const),
  ].sort(([a], [b]) => (a < b ? -1 : 1));
  const width = Math.max(...meanings.map(([code]) => code.length));
  const entries = meanings.map(([code, words]) => speech.say(board.legendBonus, { code: code.padEnd(width), bonusWords: words }));
  const half = Math.ceil(entries.length / 2);
  const left = entries.slice(0, half);
  const column = Math.max(...left.map((entry) => entry.length)) + 4;
  return [
    speech.say(board.legend),
    `  ${speech.say(board.legendPieces, { letter })}`,
    `  ${speech.say(board.legendBuildings, { letter })}`,
    `  ${speech.say(board.legendHouses, { letter })}`,
    ...[board.legendPort, board.legendShips, board.legendZiggurat, board.legendClaims, board.legendDecrees, board.legendSpaces].map(
      (message) => `  ${speech.say(message)}`,
    ),
    ...left.map((entry, index) => `    ${entry.padEnd(column)}${entries[half + index] ?? ''}`.trimEnd()),
  ];
}
