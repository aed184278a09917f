/** The answer to what is typed instead of clicked, as data: terminal and page render it, and carry out what only they can. */
import type { Command, CommandWords } from '@tabannusi/text';
import type { Offer } from '../asked.ts';
import { groupedByReasons, type RefusedChoice } from '../refused.ts';
import { type AnsweredCommand, COMMANDS, type CommandAt, commandsAt, type DeedAt, isDeed, type Surface } from './table.ts';
import { type Understood, understand } from './understand.ts';

/** What is asked, and who types. */
export interface Typing<O extends Offer, S extends Surface> {
  readonly surface: S;
  readonly words: CommandWords;
  /** What can be typed for a command besides the words of the language and its name. */
  also(command: Command): readonly string[];
  /** What was typed, as it is named in a sentence. */
  quote(text: string): string;
  readonly offers: readonly O[];
  /** Whose area is the own one. */
  readonly seat: number;
  readonly seats: number;
  readonly districts: number;
  readonly isSolo: boolean;
}

/** Choices that cannot be made count on from those that can. */
export type Numbered<T> = T & { readonly number: number };

interface Sentence {
  readonly answer: 'sentence';
  readonly text: string;
}

/** Legal choices that were meant, and what is refused, grouped by equal reasons. `isAll`: nothing in particular was meant. */
export interface Reasons<O extends Offer> {
  readonly answer: 'reasons';
  readonly isAll: boolean;
  readonly legal: readonly Numbered<O>[];
  readonly refused: readonly (readonly Numbered<RefusedChoice>[])[];
}

export type Answer<O extends Offer, S extends Surface> =
  | Sentence
  /** The choice with this number is made. */
  | { readonly answer: 'choose'; readonly offer: Numbered<O> }
  /** The question and its choices. */
  | { readonly answer: 'legal' }
  /** Told with everything that is refused: the words for that may have to be fetched first. */
  | { readonly answer: 'why'; told(refused: readonly RefusedChoice[]): Reasons<O> | Sentence }
  | { readonly answer: 'district'; readonly district: number }
  | { readonly answer: 'seats'; readonly seats: readonly number[] }
  /** So many of the last lines; null where no number was given. */
  | { readonly answer: 'log'; readonly lines: number | null }
  | { readonly answer: 'help'; readonly commands: readonly { readonly words: readonly string[]; readonly means: string }[] }
  | { readonly answer: 'deed'; readonly deed: DeedAt<S>; readonly rest: string };

/** By the number of a choice, by a command or its beginning, or by the first words of a choice. */
export function answerTo<O extends Offer, S extends Surface>(typed: string, typing: Typing<O, S>): Answer<O, S> {
  const text = typed.trim();
  if (/^\d+$/.test(text)) return byNumber(text, typing);
  const [first = '', ...others] = text.split(/\s+/);
  const rest = others.join(' ');
  const understood = commandIn(first, typing);
  const command = understood !== null && 'meant' in understood ? understood.meant : null;
  const answer = command === null ? null : byCommand(command, rest, typing);
  // “score Decree D14” names a choice, because “score” takes no words; so does “quartier des artisans (1)”, because “quartier” takes only a number.
  const fits = command !== null && (rest === '' || (COMMANDS[command].takes && answer?.answer !== 'sentence'));
  if (answer !== null && fits) return answer;
  const named = numbered(typing.offers).filter(({ label }) => isCalled(label, text));
  if (named[0] !== undefined && named.length === 1) return { answer: 'choose', offer: named[0] };
  if (answer !== null) return answer;
  if (understood !== null && 'ambiguous' in understood) return sentence(ambiguous(text, understood.ambiguous, typing));
  return sentence(unknown(text, typing));
}

/** The page takes no standing orders. There the word for them lists the commands, because the Polish word, “polecenia”, means both. */
function commandIn<S extends Surface>(word: string, typing: Typing<Offer, S>): Understood<CommandAt<S>> {
  const commands = commandsAt(typing.surface);
  const understood = understand(word === '?' ? 'help' : word, commands, wordsOf(typing));
  if (understood !== null || typing.surface === 'terminal') return understood;
  return understand(
    word,
    commands.filter((command) => command === 'help'),
    () => typing.words.words('orders'),
  );
}

const wordsOf =
  ({ words, also }: Pick<Typing<Offer, Surface>, 'words' | 'also'>) =>
  (command: Command): readonly string[] => [...words.words(command), command, ...also(command)];

const sentence = (text: string): Sentence => ({ answer: 'sentence', text });

const numbered = <T>(things: readonly T[], after = 0): Numbered<T>[] => things.map((thing, n) => ({ ...thing, number: after + n + 1 }));

function byNumber<O extends Offer, S extends Surface>(found: string, { offers, words }: Typing<O, S>): Answer<O, S> {
  if (offers.length === 0) return sentence(words.say('nothingToChoose', {}));
  const offer = numbered(offers)[Number(found) - 1];
  if (offer === undefined) return sentence(words.say('noSuchChoice', { found, choices: offers.length }));
  return { answer: 'choose', offer };
}

/** By its first word or words, such as the name of a space. */
const isCalled = (label: string, text: string): boolean => `${label.toLowerCase()} `.startsWith(`${text.toLowerCase()} `);

const unknown = <O extends Offer, S extends Surface>(text: string, { words, quote, offers }: Typing<O, S>): string =>
  words.say('unknown', { found: quote(text), choices: offers.length, help: words.words('help')[0] ?? '' });

const ambiguous = <O extends Offer, S extends Surface>(text: string, meanings: readonly string[], { words, quote }: Typing<O, S>): string =>
  words.say('ambiguous', { found: quote(text), words: words.list(meanings, 'or') });

type Tell = <O extends Offer, S extends Surface>(rest: string, typing: Typing<O, S>) => Answer<O, S>;

const TELL: Readonly<Record<AnsweredCommand, Tell>> = {
  legal: () => ({ answer: 'legal' }),
  why,
  district,
  me: (_, { seat }) => ({ answer: 'seats', seats: [seat] }),
  players: (_, { seats }) => ({ answer: 'seats', seats: [...Array(seats).keys()] }),
  log,
  help: (_, typing) => help(typing),
};

const byCommand = <O extends Offer, S extends Surface>(command: CommandAt<S>, rest: string, typing: Typing<O, S>): Answer<O, S> =>
  isDeed<S>(command) ? { answer: 'deed', deed: command, rest } : TELL[command as AnsweredCommand](rest, typing);

/** Of everything that could be tried and is not legal, or of what has this number or these words in it; of a legal choice, all that it would do. */
function why<O extends Offer, S extends Surface>(rest: string, { words, quote, offers }: Typing<O, S>): Answer<O, S> {
  if (offers.length === 0) return sentence(words.say('nothingToChoose', {}));
  const what = withoutNot(rest, words);
  const isAll = what === '';
  const legal = isAll ? [] : numbered(offers).filter((offer) => isMeant(what, offer));
  return {
    answer: 'why',
    told(refused) {
      const forbidden = numbered(refused, offers.length).filter((thing) => isAll || isMeant(what, thing));
      if (legal.length + forbidden.length > 0) return { answer: 'reasons', isAll, legal, refused: groupedByReasons(forbidden) };
      return sentence(isAll ? words.say('allLegal', {}) : words.say('whyNothing', { found: quote(what) }));
    },
  };
}

/** `why` is understood in English in every language, so “not” is, too. */
function withoutNot(rest: string, words: CommandWords): string {
  const [first = '', ...others] = rest.split(' ');
  return ['not', ...words.say('not', {}).split(' ')].includes(first.toLowerCase()) ? others.join(' ') : rest;
}

/** By its number, or by words that stand in it. */
function isMeant(what: string, { number, label }: Numbered<{ readonly label: string }>): boolean {
  if (/^\d+$/.test(what)) return Number(what) === number;
  return ` ${label.toLowerCase()}`.includes(` ${what.toLowerCase()}`);
}

function district<O extends Offer, S extends Surface>(rest: string, { words, districts }: Typing<O, S>): Answer<O, S> {
  const number = Number(rest);
  if (/^\d$/.test(rest) && number >= 1 && number <= districts) return { answer: 'district', district: number };
  return sentence(words.say('whichDistrict', { districts }));
}

function log<O extends Offer, S extends Surface>(rest: string, { words, quote }: Typing<O, S>): Answer<O, S> {
  if (rest === '') return { answer: 'log', lines: null };
  if (/^[1-9]\d{0,3}$/.test(rest)) return { answer: 'log', lines: Number(rest) };
  return sentence(words.say('whichNumber', { found: quote(rest) }));
}

/** The Bot is listed where one plays. */
function help<O extends Offer, S extends Surface>({ surface, words, isSolo }: Typing<O, S>): Answer<O, S> {
  const listed = commandsAt(surface).filter((name) => name !== 'bot' || isSolo);
  return { answer: 'help', commands: listed.map((name) => ({ words: words.words(name), means: words.means(name) })) };
}
