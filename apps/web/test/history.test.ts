/** Turns by moment, and which of them the log shows. */
import { expect, it } from 'vitest';
import { toldSpan, turnAfter, turnAt, turnBefore } from '../src/session/history.ts';

/** Set-up lasts until moment 4, and then every turn has three steps: turn 1 begins at 4, turn 20 at 61. */
const turns = Array.from({ length: 20 }, (_, n) => ({ seat: n % 2, moment: 4 + 3 * n }));
const table = { turns, moment: 63 };

it.each([
  [0, 0],
  [3, 0],
  [4, 1],
  [6, 1],
  [7, 2],
  [63, 20],
])('moment %i lies in turn %i', (moment, turn) => expect(turnAt(table, moment)).toBe(turn));

it('goes to the beginning of a turn, and from there to those beside it', () => {
  expect(turnBefore(table, 9)).toBe(7);
  expect(turnBefore(table, 7)).toBe(4);
  expect(turnBefore(table, 4)).toBe(0);
  expect(turnAfter(table, 0)).toBe(4);
  expect(turnAfter(table, 4)).toBe(7);
  expect(turnAfter(table, 62)).toBe(63);
});

it('tells the last six turns or some more, or six around the moment that is looked at', () => {
  expect(toldSpan(table, null)).toEqual({ from: 39, to: 63 });
  expect(toldSpan(table, 50)).toEqual({ from: 39, to: 63 });
  expect(toldSpan(table, 20)).toEqual({ from: 9, to: 27 });
  expect(toldSpan(table, 0)).toEqual({ from: 0, to: 21 });
  // With 13 to 17 turns the log begins where it does with 12.
  const { from } = toldSpan({ turns: turns.slice(0, 12), moment: 39 }, null);
  for (const length of [13, 17]) expect(toldSpan({ turns: turns.slice(0, length), moment: 60 }, null).from).toBe(from);
  expect(toldSpan({ turns: [], moment: 2 }, null)).toEqual({ from: 0, to: 2 });
});
