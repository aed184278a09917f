/** The words of one game in one language. */
import type { Choice, GameEvent, RefusalCode, State } from '@tabannusi/engine';
import { at } from './at.ts';
import { bonusWords } from './bonuses.ts';
import type { StartValues } from './catalogue.ts';
import type { Language } from './languages.ts';
import { boardPicture, legendPicture } from './position/board.ts';
import { gridOf } from './position/grid.ts';
import { seatPicture } from './position/seat.ts';
import { createSpeech, type Speech, type Values } from './speech.ts';
import { districtValues, type Question, type Table, valuesOf } from './values.ts';

export interface Words {
  /** A log line. */
  event(event: GameEvent): string;
  question(question: Question): string;
  /** An answer in the context of its question, with its price. */
  choice(question: Question, choice: Choice): string;
  refusal(code: RefusalCode): string;
  /** A District by number and name; Districts count from 1. */
  district(district: number): string;
  list(items: readonly string[]): string;
  /**
   * Lines for a terminal of 80 columns. Those that begin with a blank are parts of pictures and fit as they are in the reference edition; the
   * others are sentences and may have to be broken.
   */
  legend(): string[];
  board(state: State): string[];
  seat(state: State, seat: number): string[];
}

/** `names` are those of the seats, in their order. */
export const createWords = (language: Language, table: Table): Words => wordsOf(createSpeech(language), table);

export function wordsOf(speech: Speech, table: Table): Words {
  const { players, edition } = table.game.setting;
  if (table.names.length < players) throw new RangeError(`names: found ${table.names.length}, needed ${players}`);
  const { catalogue } = speech;
  const grid = gridOf(table.game.setting);
  const cellOf = new Map(grid.rows.flat().flatMap((cell) => (cell === null ? [] : [[cell.name, cell]])));

  /**
   * The bonus that covering a space gains: the printed one for a Project or Building, that of the Water for a Garden, none for Water.
   * Regular Water that was laid has none (ACT-GARD-06).
   */
  const bonusOf = (ask: Question['ask'], space: string): string => {
    const cell = cellOf.get(space);
    if (cell === undefined || ask === 'waterSpace') return '';
    if (ask !== 'gardenSpace' || cell.water) return cell.bonus;
    const tile = at(table.game.detail, cell.space);
    return tile > 0 ? at(edition.specialWater.faces, tile - 1) : '';
  };
  const bonusValues = (code: string): Values => (code === '' ? { bonus: 'none' } : { bonus: 'some', bonusWords: bonusWords(speech, code) });

  return {
    event: (event) => speech.say(catalogue.event[event.event], valuesOf(speech, table, event)),
    question: (question) => speech.say(catalogue.question[question.ask], valuesOf(speech, table, question)),
    choice(question, choice) {
      const values = { ...valuesOf(speech, table, question), ...valuesOf(speech, table, choice) };
      if (choice.choose === 'refill') return speech.say(catalogue.freeChoice.refill, values);
      const messages: Readonly<Record<string, string>> = catalogue.choice[question.ask];
      const message = messages[choice.choose];
      if (message === undefined) throw new RangeError(`choice: ${choice.choose} is no answer to ${question.ask}`);
      return speech.say(message, choice.choose === 'space' ? { ...values, ...bonusValues(bonusOf(question.ask, choice.space)) } : values);
    },
    refusal: (code) => speech.say(catalogue.refusal[code]),
    district: (district) => speech.say(catalogue.board.gridTitle, districtValues(table, district)),
    list: (items) => speech.list(items),
    legend: () => legendPicture(speech, grid),
    board: (state) => boardPicture(speech, table, state, grid),
    seat: (state, seat) => seatPicture(speech, table, state, seat),
  };
}

/** What the command `npm start` says, apart from the game. */
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
