import { createStartWords } from '@tabannusi/text';
import { describe, expect, it } from 'vitest';
import { helpLines, readArguments } from '../src/arguments.ts';

const start = createStartWords('en');
const read = (...args: string[]) => readArguments(args, start);
const sentence = (...args: string[]) => {
  const found = read(...args);
  return found.ask === 'error' ? found.sentence : found;
};

it('plays a game of two with a new seed when nothing is said', () => {
  expect(read()).toEqual({ ask: 'game', seed: null, players: 2 });
});

it.each([
  [['--seed', 'ur', '--players', '4'], { ask: 'game', seed: 'ur', players: 4 }],
  [['--players=3', '--seed=Ur-3.b_7'], { ask: 'game', seed: 'Ur-3.b_7', players: 3 }],
  [['--seed', 'Łódź'], { ask: 'game', seed: 'Łódź', players: 2 }],
  [['--help'], { ask: 'help' }],
  [['-h', '--players', '2'], { ask: 'help' }],
])('reads %j', (args, expected) => {
  expect(read(...args)).toEqual(expected);
});

describe('tells in one sentence what is wrong', () => {
  it.each([
    [['--player', '3'], 'There is no option --player; see --help.'],
    [['-x'], 'There is no option -x; see --help.'],
    [['3'], 'Options begin with two hyphens; found "3"; see --help.'],
    [['--players', '5'], '--players is 2, 3 or 4; found "5".'],
    [['--players', 'two'], '--players is 2, 3 or 4; found "two".'],
    [['--players', '3.0'], '--players is 2, 3 or 4; found "3.0".'],
    [['--players', ''], '--players is 2, 3 or 4; found "".'],
    [['--players', '5\n6'], '--players is 2, 3 or 4; found "5\\n6".'],
    [['--players'], '--players needs a value; see --help.'],
    [['--players', '--seed', 'ur'], '--players needs a value; see --help.'],
    [
      ['--seed', 'two words'],
      '--seed is 1 to 40 letters, digits, dots, hyphens or underscores and begins with a letter or digit; found "two words".',
    ],
    [['--seed'], '--seed needs a value; see --help.'],
  ])('%j', (args, expected) => {
    expect(sentence(...args)).toBe(expected);
  });
});

it('explains itself within 80 columns', () => {
  for (const line of helpLines(start)) expect(line.length).toBeLessThanOrEqual(80);
});
