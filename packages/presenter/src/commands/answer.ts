/** Answers to typed commands, as data. Terminal and page render them, and carry out the commands that only they can. */
import type { Command, CommandWords } from '@tabannusi/text';
import type { Offer } from '../asked.ts';
import { groupedByReasons, type RefusedChoice } from '../refused.ts';
import { type AnsweredCommand, COMMANDS, type CommandAt, commandsAt, type DeedAt, isDeed, type Surface } from './table.ts';
import { type Understood, understand } from './understand.ts';

/** The question and the person who types. */
export interface Typing<O extends Offer, S extends Surface> {
  readonly surface: S;
  readonly words: CommandWords;
  /** The words for a command besides its name and those of the language. */
  also(command: Command): readonly string[];
  /** Quotes typed text inside a sentence. */
  quote(text: string): string;
  readonly offers: readonly O[];
  /** The seat whose player area the person calls their own. */
  readonly seat: number;
  readonly seats: number;
  readonly districts: number;
  readonly isSolo: boolean;
}

/** An item with its number. Illegal choices are numbered after the legal ones. */
export type Numbered<T> = T & { readonly number: number };

interface Sentence {
  readonly answer: 'sentence';
  readonly text: string;
}

/** The legal choices that were meant, and the illegal ones grouped by equal reasons. `isAll`: the person named nothing in particular. */
export interface Reasons<O extends Offer> {
  readonly answer: 'reasons';
  readonly isAll: boolean;
  readonly legal: readonly Numbered<O>[];
  readonly refused: readonly (readonly Numbered<RefusedChoice>[])[];
}

export type Answer<O extends Offer, S extends Surface> =
  | Sentence
  /** Makes the choice with this number. */
  | { readonly answer: 'choose'; readonly offer: Numbered<O> }
  /** Lists the question and its choices. */
  | { readonly answer: 'legal' }
  /** Explains illegal choices. `told` takes all of them, because their texts may have to be loaded first. */
  | { readonly answer: 'why'; told(refused: readonly RefusedChoice[]): Reasons<O> | Sentence }
  | { readonly answer: 'district'; readonly district: number }
  | { readonly answer: 'seats'; readonly seats: readonly number[] }
  /** Shows this many lines from the end of the log; null if no number was given. */
  | { readonly answer: 'log'; readonly lines: number | null }
  | { readonly answer: 'help'; readonly commands: readonly { readonly words: readonly string[]; readonly means: string }[] }
  | { readonly answer: 'deed'; readonly deed: DeedAt<S>; readonly rest: string };

/** Accepts the number of a choice, a command or its beginning, or the first words of a choice. */
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

/**
 * The page has no standing orders. There the word for them lists the commands instead, because the Polish word, "polecenia", means both.
 */
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

/** Returns whether the text is the first word or words of the label, such as the name of a space. */
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

/** Explains every illegal choice, or those with the given number or words; for a legal choice, tells what it would do. */
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

/** English "why" is accepted in every language, so English "not" is, too. */
function withoutNot(rest: string, words: CommandWords): string {
  const [first = '', ...others] = rest.split(' ');
  return ['not', ...words.say('not', {}).split(' ')].includes(first.toLowerCase()) ? others.join(' ') : rest;
}

/** Returns whether the text is the item's number or occurs in its label. */
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

/** Lists the commands, including the one for the Bot if it plays. */
function help<O extends Offer, S extends Surface>({ surface, words, isSolo }: Typing<O, S>): Answer<O, S> {
  const listed = commandsAt(surface).filter((name) => name !== 'bot' || isSolo);
  return { answer: 'help', commands: listed.map((name) => ({ words: words.words(name), means: words.means(name) })) };
}
