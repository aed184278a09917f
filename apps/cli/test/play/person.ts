/** Persons for tests, who answer without understanding the question, and the requirements for every screen. */
import { Generator } from '@tabannusi/engine';
import { expect } from 'vitest';

/** Takes over the screen, agrees to everything and makes a random choice. */
export function randomPerson(seed: string): (printed: string) => string {
  const lots = new Generator(seed, 'bot');
  return (printed) =>
    /(?:\[Enter\]|y \[Enter\] or n>)\n$/.test(printed) ? '' : asksYesOrNo(printed) ? 'y' : String(1 + lots.below(choicesIn(printed)));
}

const asksYesOrNo = (printed: string): boolean => /\by(?:, n or never|, n| or n)\b[^\n]*>\n$/.test(printed);

/** Returns the number of choices in the last list. */
function choicesIn(printed: string): number {
  const list = printed.slice(printed.lastIndexOf('\n\n'));
  const numbers = [...list.matchAll(/(?:^| ) {1,3}(\d+) {2}(?=\S)/gm)].map(([, number]) => Number(number));
  return Math.max(1, ...numbers);
}

/** Expects plain text of at most 80 columns in which every value has words. */
export function expectReadable(out: string): void {
  const isBad = (line: string): boolean => line.length > 80 || line !== line.trimEnd() || /undefined|NaN|[{}]|\[object|\p{Cc}/u.test(line);
  expect(out.split('\n').filter(isBad)).toEqual([]);
}
