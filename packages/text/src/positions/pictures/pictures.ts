/** A position in pictures of letters, for a terminal. */
import type { State } from '@tabannusi/engine';
import { type Reader, type Table, tableOf } from '../../table/table.ts';
import { boardPicture } from './board.ts';
import { gridOf } from './grid.ts';
import { inPlayLines } from './in-play.ts';
import { legendPicture } from './legend.ts';
import type { PictureSpeech } from './picture-speech.ts';
import { scoresTable } from './scores.ts';
import { seatPicture } from './seat.ts';

export interface Pictures {
  /**
   * Lines for a terminal of 80 columns. In board, legend and scores, lines that begin with a blank belong to pictures; in the reference
   * edition they fit as they are. All others are sentences and may have to be wrapped.
   */
  legend(): string[];
  board(state: State): string[];
  seat(state: State, seat: number, reader: Reader): string[];
  /** The texts of the tiles and cards in play. */
  inPlay(state: State): string[];
  /** The sources of the VP. */
  scores(state: State): string[];
}

export function picturesOf(speech: PictureSpeech, given: Table): Pictures {
  const table = tableOf(speech, given);
  const grid = gridOf(given.game.setting);
  return {
    legend: () => legendPicture(speech, table.game.setting, grid),
    board: (state) => boardPicture(speech, table, state, grid),
    seat: (state, seat, reader) => seatPicture(speech, table, state, seat, reader),
    inPlay: (state) => inPlayLines(speech, table, state),
    scores: (state) => scoresTable(speech, table, state),
  };
}
