/** Messages by key, and values that produce every form of a message. */
import {
  isArgumentElement,
  isNumberElement,
  isPluralElement,
  isSelectElement,
  type MessageFormatElement,
} from '@formatjs/icu-messageformat-parser';
import { parseMessage } from '../src/speech/message-parser.ts';

/** Returns `event.paid`, `choice.action.done` and so on with their texts. */
export function allMessages(messages: object): [key: string, text: string][] {
  const walk = (value: unknown, path: string): [string, string][] =>
    typeof value === 'string'
      ? [[path, value]]
      : Object.entries(value as object).flatMap(([key, inner]) => walk(inner, path === '' ? key : `${path}.${key}`));
  return walk(messages, '');
}

/** Numbers that differ in plural form or in spelling. */
const NUMBERS = [0, 1, 2, 5, 21, 1_234_567];

/** Yields every combination of select forms. The numbers vary along, so that each occurs with each plural form. */
export function* everyForm(text: string): Iterable<Record<string, string | number>> {
  const selects = new Map<string, Set<string>>();
  const numbers = new Set<string>();
  const texts = new Set<string>();
  collect(parseMessage(text), selects, numbers, texts);
  for (const name of [...selects.keys(), ...numbers]) texts.delete(name);
  let combinations: Record<string, string>[] = [{}];
  for (const [name, forms] of selects)
    combinations = combinations.flatMap((values) => [...forms].map((form) => ({ ...values, [name]: form })));
  const fixed = Object.fromEntries([...texts].map((name) => [name, '\u{1F3FA}']));
  for (const combination of combinations) {
    for (const number of NUMBERS) yield { ...fixed, ...Object.fromEntries([...numbers].map((name) => [name, number])), ...combination };
  }
}

function collect(
  message: readonly MessageFormatElement[],
  selects: Map<string, Set<string>>,
  numbers: Set<string>,
  texts: Set<string>,
): void {
  for (const element of message) {
    if (isArgumentElement(element)) texts.add(element.value);
    if (isNumberElement(element) || isPluralElement(element)) numbers.add(element.value);
    if (!isSelectElement(element) && !isPluralElement(element)) continue;
    if (isSelectElement(element)) {
      selects.set(element.value, (selects.get(element.value) ?? new Set()).union(new Set(Object.keys(element.options))));
    }
    for (const option of Object.values(element.options)) collect(option.value, selects, numbers, texts);
  }
}
