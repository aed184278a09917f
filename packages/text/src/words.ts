/** The words of one game in one language. */
import type { Choice, GameEvent, Outcome, Preview, RefusalCode, View } from '@tabannusi/engine';
import { type PreviewMessages, previewWordsOf, type ToldPreview } from './explanations/preview-words.ts';
import { type Question, valuesOf } from './log/fact-values.ts';
import { isLogged } from './log/logged.ts';
import type { UndoStop } from './names.ts';
import { describedBot } from './positions/descriptions/bot.ts';
import type { Description, Seen } from './positions/descriptions/description.ts';
import { describeDistrict } from './positions/descriptions/district.ts';
import { spaceSentence } from './positions/descriptions/grid-spaces.ts';
import { describedPosition } from './positions/descriptions/position.ts';
import { describeSeat } from './positions/descriptions/seat.ts';
import { gridOf } from './positions/pictures/grid.ts';
import type { PictureMessages } from './positions/pictures/picture-speech.ts';
import { type Pictures, picturesOf } from './positions/pictures/pictures.ts';
import { FREE_OFFERS } from './questions/offers.ts';
import { addressedQuestion, questionSentence } from './questions/question.ts';
import type { Speech } from './speech/speech.ts';
import { districtValues, type Reader, type Table, tableOf } from './table/table.ts';
import { bonusValues, createSpaceBonuses } from './tiles/space-bonuses.ts';
import { type Tiles, tilesOf } from './tiles/tiles.ts';

/** Sentences and names. */
export interface Sentences {
  /**
   * A log line; null if the reader may not know the event, and for events without a line. `next` is the event after it in the same step: one
   * line tells of a House and of the row that it comes from.
   */
  event(event: GameEvent, reader: Reader, next?: GameEvent): string | null;
  /** A question as the asked person reads it. */
  question(question: Question): string;
  /** The same question with the asked person's name before it, for everybody else and for a screen that people share. */
  addressed(question: Question): string;
  /** The text of an answer to its question, with its cost. Answers may be secret (URB-04), so they are for the asked seat only. */
  choice(question: Question, choice: Choice): string;
  /** An outcome of chance, for those who may know it, because cards can be secret. */
  outcome(outcome: Outcome): string;
  refusal(code: RefusalCode): string;
  /** Why nothing was undone or redone. */
  undoStop(stop: UndoStop): string;
  /** A District by number and name; Districts count from 1. */
  district(district: number): string;
  /** The names and texts of tiles and cards. */
  readonly tiles: Tiles;
  list(items: readonly string[]): string;
  /** A position in sentences, with what the observer of a view may know. Districts count from 1. */
  describeDistrict(view: View, district: number): Description;
  describeSeat(view: View, seat: number): Description;
  /** What lies on a space of a common District, by its number; for a Building, with all its spaces. */
  describeSpace(view: View, space: number): string;
}

/** Adds pictures for a terminal, which a page draws itself, and words that a page loads later: previews and whole positions. */
export interface Words extends Sentences, Pictures {
  /** What an answer to the question would do at once, for the asked seat only. */
  preview(question: Question, preview: Preview): ToldPreview;
  /** The Bot's things; empty if it does not play. */
  describeBot(view: View): Description[];
  /** The whole position: the game, the Districts, the players, the Bot. */
  describePosition(view: View): Description[];
}

/** The messages for pictures and previews, which the catalogue does not have. */
interface FurtherMessages extends PreviewMessages {
  readonly pictures: PictureMessages;
}

/** `names` in the table are the people's names, in the order of their seats; the Bot has the name of its king. */
export function wordsOf(speech: Speech, messages: FurtherMessages, table: Table): Words {
  const sentences = sentencesOf(speech, table);
  return {
    ...sentences,
    ...picturesOf({ ...speech, pictures: messages.pictures }, table),
    preview: previewWordsOf(speech, messages, table, sentences.choice),
    describeBot: (view) => describedBot(speech, table, view),
    describePosition: (view) => describedPosition(speech, table, view),
  };
}

export function sentencesOf(speech: Speech, given: Table): Sentences {
  const table = tableOf(speech, given);
  const { catalogue } = speech;
  const grid = gridOf(given.game.setting);
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
    event(event, reader, next) {
      if (!isLogged(event) || ('audience' in event && event.audience !== reader)) return null;
      const houseFrom = next?.event === 'houseTaken' ? next.row : 'none';
      return speech.say(catalogue.event[event.event], valuesOf(speech, table, event, { houseFrom }));
    },
    question: (question) => questionSentence(speech, table, question),
    addressed: (question) => addressedQuestion(speech, table, question),
    choice: choiceWords,
    outcome: (outcome) => speech.say(catalogue.outcome[outcome.chance], valuesOf(speech, table, outcome)),
    refusal: (code) => speech.say(catalogue.refusal[code]),
    undoStop: (stop) => speech.say(catalogue.undoStop[stop]),
    district: (district) => speech.say(catalogue.gridTitle, districtValues(table, district)),
    tiles: tilesOf(speech, table),
    list: (items) => speech.list(items),
    describeDistrict: (view, district) => describeDistrict(seen(view), district),
    describeSeat: (view, seat) => describeSeat(seen(view), seat),
    describeSpace: (view, space) => spaceSentence(seen(view), space),
  };
}
