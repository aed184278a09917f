/** A hosted table against a plain model, in short schedules of commands. */
import { expect, test } from 'vitest';
import { runModel } from './model.ts';

test('people sit down, stand up, are ready and begin', () => {
  expect(() => runModel(400, 30, false)).not.toThrow();
});

test('a game goes on through bad commits, restarts, crashes and lost clients', () => {
  expect(() => runModel(60, 40, true)).not.toThrow();
});
