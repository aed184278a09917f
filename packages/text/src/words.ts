/** The words of one game in one language. */
import type { Choice, GameEvent, Outcome, Preview, RefusalCode, State, View } from '@tabannusi/engine';
import { namesOfSeats } from './automa/names.ts';
import type { UndoStop } from './catalogue.ts';
import { describeBot } from './description/bot.ts';
import type { Description, Seen } from './description/description.ts';
import { describeDistrict } from './description/district.ts';
import { describePosition } from './description/position.ts';
import { describeSeat } from './description/seat.ts';
import type { Language } from './languages.ts';
import { isLogged } from './logged.ts';
import { FREE_OFFERS } from './offers.ts';
import { boardPicture } from './position/board.ts';
import { gridOf } from './position/grid.ts';
import { inPlayLines } from './position/in-play.ts';
import { legendPicture } from './position/legend.ts';
import { scoresTable } from './position/scores.ts';
import { seatPicture } from './position/seat.ts';
import { type ToldPreview, toldPreview } from './preview-words.ts';
import { bonusValues, createSpaceBonuses } from './space-bonuses.ts';
import { createSpeech, type Speech } from './speech.ts';
import type { Values } from './spoken-message.ts';
import type { StartValues } from './start-messages.ts';
import { districtValues, type Reader, type Table } from './table.ts';
import { type Tiles, tilesOf } from './tiles.ts';
import { type Question, valuesOf } from './values.ts';

export interface Words {
  /** A log line; null where the reader may not know of it, and for events that have none. */
  event(event: GameEvent, reader: Reader): string | null;
  question(question: Question): string;
  /** An answer in the context of its question, with its price. Answers may be secret (URB-04): they are for the seat that is asked. */
  choice(question: Question, choice: Choice): string;
  /** What chance decided, for those who may know it: cards can be secret. */
  outcome(outcome: Outcome): string;
  refusal(code: RefusalCode): string;
  /** What an answer to the question would do at once; like answers it is for the seat that is asked. */
  preview(question: Question, preview: Preview): ToldPreview;
  /** Why nothing was taken back, or made again. */
  undoStop(stop: UndoStop): string;
  /** A District by number and name; Districts count from 1. */
  district(district: number): string;
  /** Names and texts of tiles and cards. */
  readonly tiles: Tiles;
  list(items: readonly string[]): string;
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
  /** The same without pictures: sentences of what the observer of a view may know. Districts count from 1. */
  describeDistrict(view: View, district: number): Description;
  describeSeat(view: View, seat: number): Description;
  /** What belongs to the Bot; empty where none plays. */
  describeBot(view: View): Description[];
  /** All of it: the game, then the Districts, then the players, then the Bot. */
  describePosition(view: View): Description[];
}

/** `names` are those of the persons, in the order of their seats; the Bot has that of its king. */
export const createWords = (language: Language, table: Table): Words => wordsOf(createSpeech(language), table);

export function wordsOf(speech: Speech, given: Table): Words {
  const { setting } = given.game;
  const table: Table = {
    names: namesOfSeats(speech, given.names, setting),
    // A log is said of the game as it was at each line, so it is looked at each time.
    get game() {
      return given.game;
    },
  };
  if (table.names.length < setting.players) throw new RangeError(`names: found ${table.names.length}, needed ${setting.players}`);
  const { catalogue } = speech;
  const grid = gridOf(setting);
  const bonusOf = createSpaceBonuses(speech, table, grid);
  const seen = (view: View): Seen => ({ speech, table, grid, view });

  const choiceWords = (question: Question, choice: Choice): string => {
    const values = valuesOf(speech, table, choice, valuesOf(speech, table, question));
    const free = FREE_OFFERS.find((offer) => offer === choice.choose);
    if (free !== undefined) return speech.say(catalogue.freeChoice[free], values);
    const messages: Readonly<Record<string, string>> = catalogue.choice[question.ask];
    const message = messages[choice.choose];
    if (message === undefined) throw new RangeError(`choice: ${choice.choose} is no answer to ${question.ask}`);
    return speech.say(message, Object.assign(values, bonusValues(bonusOf(question.ask, choice))));
  };

  return {
    event(event, reader) {
      if (!isLogged(event) || ('audience' in event && event.audience !== reader)) return null;
      return speech.say(catalogue.event[event.event], valuesOf(speech, table, event));
    },
    question: (question) => speech.say(catalogue.question[question.ask], valuesOf(speech, table, question)),
    choice: choiceWords,
    outcome: (outcome) => speech.say(catalogue.outcome[outcome.chance], valuesOf(speech, table, outcome)),
    refusal: (code) => speech.say(catalogue.refusal[code]),
    preview: (question, preview) => toldPreview(speech, table, question, preview, choiceWords),
    undoStop: (stop) => speech.say(catalogue.undoStop[stop]),
    district: (district) => speech.say(catalogue.board.gridTitle, districtValues(table, district)),
    tiles: tilesOf(speech, table),
    list: (items) => speech.list(items),
    legend: () => legendPicture(speech, table.game.setting, grid),
    board: (state) => boardPicture(speech, table, state, grid),
    seat: (state, seat, reader) => seatPicture(speech, table, state, seat, reader),
    inPlay: (state) => inPlayLines(speech, table, state),
    scores: (state) => scoresTable(speech, table, state),
    describeDistrict: (view, district) => describeDistrict(seen(view), district),
    describeSeat: (view, seat) => describeSeat(seen(view), seat),
    describeBot: (view) => describeBot(seen(view)),
    describePosition: (view) => describePosition(seen(view)),
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
