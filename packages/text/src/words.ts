/** The words of one game in one language, with pictures for a terminal. A page draws its own, and does not load these. */
import type { State } from '@tabannusi/engine';
import { type GameWords, gameWordsOf, namedTable } from './game-words.ts';
import type { Language } from './languages.ts';
import { boardPicture } from './position/board.ts';
import { gridOf } from './position/grid.ts';
import { inPlayLines } from './position/in-play.ts';
import { legendPicture } from './position/legend.ts';
import { scoresTable } from './position/scores.ts';
import { seatPicture } from './position/seat.ts';
import { createSpeech, type Speech } from './speech.ts';
import type { Values } from './spoken-message.ts';
import type { StartValues } from './start-messages.ts';
import type { Reader, Table } from './table.ts';

export interface Words extends GameWords {
  /**
   * Lines for a terminal of 80 columns. Those of board, legend and scores that begin with a blank are parts of pictures and fit as they are
   * in the reference edition; all others are sentences and may have to be broken.
   */
  legend(): string[];
  board(state: State): string[];
  seat(state: State, seat: number, reader: Reader): string[];
  /** What the tiles and cards do that are in play. */
  inPlay(state: State): string[];
  /** Where the VP come from. */
  scores(state: State): string[];
}

/** `names` are those of the persons, in the order of their seats; the Bot has that of its king. */
export const createWords = (language: Language, table: Table): Words => wordsOf(createSpeech(language), table);

export function wordsOf(speech: Speech, given: Table): Words {
  const table = namedTable(speech, given);
  const grid = gridOf(table.game.setting);
  return {
    ...gameWordsOf(speech, given),
    legend: () => legendPicture(speech, table.game.setting, grid),
    board: (state) => boardPicture(speech, table, state, grid),
    seat: (state, seat, reader) => seatPicture(speech, table, state, seat, reader),
    inPlay: (state) => inPlayLines(speech, table, state),
    scores: (state) => scoresTable(speech, table, state),
  };
}

/** What the command `npm run demo` says, apart from the game. */
export interface StartWords {
  say<K extends keyof StartValues>(key: K, values: StartValues[K]): string;
  list(items: readonly string[]): string;
}

export function createStartWords(language: Language): StartWords {
  const speech = createSpeech(language);
  return {
    say: (key, values) => speech.say(speech.catalogue.start[key], values as Values),
    list: (items) => speech.list(items),
  };
}
