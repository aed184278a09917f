/** One example of each form of every message with values, as a proof-reader approves them. */
import {
  isArgumentElement,
  isNumberElement,
  isPluralElement,
  isSelectElement,
  type MessageFormatElement,
  type PluralElement,
  type SelectElement,
} from '@formatjs/icu-messageformat-parser';
import { CATALOGUES } from '../../src/languages.ts';
import { type Language, LOCALES } from '../../src/speech/locales.ts';
import { parseMessage } from '../../src/speech/message-parser.ts';
import { speechOf } from '../../src/speech/speech.ts';
import { allWords } from '../all-words.ts';

type Message = readonly MessageFormatElement[];
type Examples = Record<string, string | number>;

/** The numbers of the examples. Each value of a message begins at another one, so that swapped values show. */
const NUMBERS = [2, 3, 4, 5, 6, 7, 8, 9, 1, 0, 21, 22];

interface Sources {
  /** The numbers of each value, the preferred one first. The names of the values decide which, not their places in the text. */
  readonly numbers: ReadonlyMap<string, readonly number[]>;
  readonly cardinals: Intl.PluralRules;
}

/** Two lines or more for each message: its key and its examples. */
export function renderings(language: Language, messages: readonly (readonly [key: string, text: string])[] = allWords(language)): string[] {
  const speech = speechOf(CATALOGUES[language], LOCALES[language]);
  const cardinals = new Intl.PluralRules(LOCALES[language]);
  return messages.flatMap(([key, text]) => {
    const said = new Set([...examplesOf(parseMessage(text), cardinals)].map((values) => speech.say(text, values)));
    return said.size === 1 && said.has(text) ? [] : [key, ...[...said].map((line) => `  ${line.replaceAll('\n', '\n  ')}`)];
  });
}

/** Yields values until each form was used that a whole number up to 22 can use. */
function* examplesOf(message: Message, cardinals: Intl.PluralRules): Iterable<Examples> {
  const names = [...namesOf(message)].sort();
  const numbers = new Map(names.map((name, index) => [name, [...NUMBERS.slice(index), ...NUMBERS.slice(0, index)]]));
  const used = new Set<Message>();
  for (let before = -1; before < used.size; ) {
    before = used.size;
    const values: Examples = {};
    choose(message, values, used, { numbers, cardinals });
    complete(message, values, numbers);
    if (used.size > before || before === 0) yield values;
  }
}

/** Returns the names of all values that are numbers. */
function namesOf(message: Message): Set<string> {
  const names = new Set<string>();
  for (const element of message) {
    if (isNumberElement(element) || isPluralElement(element)) names.add(element.value);
    for (const form of formsOf(element)) for (const name of namesOf(form)) names.add(name);
  }
  return names;
}

const formsOf = (element: MessageFormatElement): Message[] =>
  isSelectElement(element) || isPluralElement(element) ? Object.values(element.options).map(({ value }) => value) : [];

/** Chooses a value for each select and plural on the way, if possible one whose form was not used yet. */
function choose(message: Message, values: Examples, used: Set<Message>, sources: Sources): void {
  for (const element of message) {
    if (!isSelectElement(element) && !isPluralElement(element)) continue;
    const offered = isSelectElement(element) ? Object.keys(element.options) : (sources.numbers.get(element.value) ?? NUMBERS);
    const isNew = (value: string | number): boolean => hasUnused(formOf(element, value, sources), used);
    const value = values[element.value] ?? offered.find(isNew) ?? offered[0] ?? '';
    values[element.value] = value;
    const form = formOf(element, value, sources);
    used.add(form);
    choose(form, values, used, sources);
  }
}

function formOf(element: SelectElement | PluralElement, value: string | number, { cardinals }: Sources): Message {
  const { options } = element;
  const form = isSelectElement(element)
    ? options[String(value)]
    : (options[`=${value}`] ?? options[cardinals.select(Number(value) - element.offset)]);
  const found = form ?? options['other'];
  if (found === undefined) throw new RangeError(`${element.value} has no form for ${value}`);
  return found.value;
}

const hasUnused = (form: Message, used: ReadonlySet<Message>): boolean =>
  !used.has(form) || form.some((element) => formsOf(element).some((inner) => hasUnused(inner, used)));

/** Adds the values without forms. */
function complete(message: Message, values: Examples, numbers: Sources['numbers']): void {
  for (const element of message) {
    if (isNumberElement(element)) values[element.value] ??= numbers.get(element.value)?.[0] ?? 2;
    else if (isArgumentElement(element)) values[element.value] ??= element.value === 'player' ? 'Adda' : `[${element.value}]`;
    for (const form of formsOf(element)) complete(form, values, numbers);
  }
}
