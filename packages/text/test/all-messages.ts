/** The messages of a catalogue with their keys, and the values that make a message take each of its forms. */
import { IntlMessageFormat } from 'intl-messageformat';
import type { Catalogue } from '../src/catalogue.ts';
import type { Values } from '../src/speech.ts';

/** `event.paid`, `choice.action.done` and so on with their texts. */
export function allMessages(catalogue: Catalogue): [key: string, text: string][] {
  const walk = (value: unknown, path: string): [string, string][] =>
    typeof value === 'string'
      ? [[path, value]]
      : Object.entries(value as object).flatMap(([key, inner]) => walk(inner, path === '' ? key : `${path}.${key}`));
  return walk(catalogue, '');
}

export type Message = ReturnType<IntlMessageFormat['getAst']>;

export const readMessage = (text: string): Message =>
  new IntlMessageFormat(text, 'en-GB', undefined, { ignoreTag: true, requiresOtherClause: false }).getAst();

/** Numbers in which plural forms and their writing differ. */
const NUMBERS = [0, 1, 2, 5, 21, 1_234_567];

/** Every combination of the forms of the selects; the numbers change along, so that each occurs with each form of a plural. */
export function* everyForm(text: string): Iterable<Values> {
  const selects = new Map<string, Set<string>>();
  const numbers = new Set<string>();
  const texts = new Set<string>();
  collect(readMessage(text), selects, numbers, texts);
  for (const name of [...selects.keys(), ...numbers]) texts.delete(name);
  let combinations: Record<string, string>[] = [{}];
  for (const [name, forms] of selects)
    combinations = combinations.flatMap((values) => [...forms].map((form) => ({ ...values, [name]: form })));
  const fixed = Object.fromEntries([...texts].map((name) => [name, '\u{1F3FA}']));
  for (const combination of combinations) {
    for (const number of NUMBERS) yield { ...fixed, ...Object.fromEntries([...numbers].map((name) => [name, number])), ...combination };
  }
}

const ARGUMENT = 1;
const NUMBER = 2;
const PLURAL = 6;

function collect(message: Message, selects: Map<string, Set<string>>, numbers: Set<string>, texts: Set<string>): void {
  for (const element of message) {
    if ('options' in element) {
      if (element.type === PLURAL) numbers.add(element.value);
      else {
        const forms = selects.get(element.value) ?? new Set();
        for (const form of Object.keys(element.options)) forms.add(form);
        selects.set(element.value, forms);
      }
      for (const option of Object.values(element.options)) collect(option.value, selects, numbers, texts);
    } else if (element.type === ARGUMENT) texts.add(element.value);
    else if (element.type === NUMBER) numbers.add(element.value);
  }
}
