/** What to type for each choice: every code stands for one choice, and no code begins another. */
import { expect, it } from 'vitest';
import { choiceOf, codeOf, isHalf } from '../src/table/choice-codes.ts';

const CODES = Array.from({ length: 44 }, (_, index) => codeOf(index));

it('gives the first nine a digit and the others two keys', () => {
  expect(CODES.slice(0, 11)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '01', '02']);
  expect([CODES.at(-1), codeOf(44)]).toEqual(['0z', null]);
});

it('reads every code back, and nothing else', () => {
  for (const [index, code] of CODES.entries()) expect(choiceOf(code ?? '')).toBe(index);
  expect(new Set(CODES).size).toBe(CODES.length);
  for (const typed of ['', '0', '00', 'a', '10', '0?', '0aa']) expect(choiceOf(typed)).toBeNull();
});

it('waits for a second key only after 0', () => {
  expect(CODES.filter((code) => isHalf(code ?? ''))).toEqual([]);
  expect([isHalf('0'), isHalf('1'), isHalf('u')]).toEqual([true, false, false]);
});
