/** The arguments of `npm run demo`. */
import { createCliWords, createStartWords } from '@tabannusi/text';
import { describe, expect, it } from 'vitest';
import { createDemo, type DemoOrder } from '../src/commands/demo.ts';
import { Mistake } from '../src/environment.ts';

function read(...args: string[]): DemoOrder | string {
  let order: DemoOrder | null = null;
  const demo = createDemo(createCliWords('en'), createStartWords('en'), (given) => {
    order = given;
  });
  try {
    demo.parse(args, { from: 'user' });
  } catch (error) {
    if (error instanceof Mistake) return error.message;
    throw error;
  }
  return order ?? 'nothing was asked for';
}

it('plays a game of two with a new seed when nothing is said', () => {
  expect(read()).toEqual({ players: 2 });
});

it.each([
  [['--seed', 'ur', '--players', '4'], { seed: 'ur', players: 4 }],
  [['--players=3', '--seed=Ur-3.b_7'], { seed: 'Ur-3.b_7', players: 3 }],
  [['--seed', 'Łódź'], { seed: 'Łódź', players: 2 }],
])('reads %j', (args, expected) => {
  expect(read(...args)).toEqual(expected);
});

const PLAYERS = 'allowed: 2–4. See: npm run demo -- --help';
const SEED = 'allowed: 1 to 40 letters, digits, dots, hyphens or underscores, the first one a letter or digit. See: npm run demo -- --help';

describe('tells in one line what is wrong', () => {
  it.each([
    [['--player', '3'], 'Unknown option "--player". Did you mean --players? See: npm run demo -- --help'],
    [['-x'], 'Unknown option "-x". See: npm run demo -- --help'],
    [['3'], 'Too many arguments: found 1; allowed: none. See: npm run demo -- --help'],
    [['--players', '5'], `--players: found "5"; ${PLAYERS}`],
    [['--players', 'two'], `--players: found "two"; ${PLAYERS}`],
    [['--players', '3.0'], `--players: found "3.0"; ${PLAYERS}`],
    [['--players', ''], `--players: found ""; ${PLAYERS}`],
    [['--players', '5\n6'], `--players: found "5\\n6"; ${PLAYERS}`],
    [['--players'], '--players <number> needs a value. See: npm run demo -- --help'],
    [['--players', '--seed', 'ur'], `--players: found "--seed"; ${PLAYERS}`],
    [['--seed', 'two words'], `--seed: found "two words"; ${SEED}`],
    [['--seed', ''], `--seed: found ""; ${SEED}`],
  ])('%j', (args, expected) => {
    expect(read(...args)).toBe(expected);
  });
});
