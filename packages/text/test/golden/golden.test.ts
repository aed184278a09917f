/**
 * One complete game each for two, three and four players and against each king, played by a script of sensible choices and told for a person with the rulebook in the
 * files beside this test. Every run plays them again and compares line by line.
 *
 * A difference means that a rule, a word or the script has changed. Hold the new lines against the rulebook; if they are right, write the
 * files anew:
 *
 *     UPDATE_GOLDEN=1 npm run vitest -- run packages/text/test/golden
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createGame, createSoloGame, FIRST_VERSION } from '../games.ts';
import { firstDifference } from './first-difference.ts';
import { GOLDEN_GAMES, type GoldenGame } from './golden-games.ts';
import { happeningsIn } from './happenings.ts';
import { playGame, type Step } from './play-game.ts';
import { tellGame } from './tell-game.ts';

const REWRITE = process.env['UPDATE_GOLDEN'] === '1';
const HOW_TO_REWRITE = 'If this is meant: UPDATE_GOLDEN=1 npm run vitest -- run packages/text/test/golden';

function playAndTell({ players, king, seed, title }: GoldenGame): { readonly lines: readonly string[]; readonly steps: readonly Step[] } {
  const state = king === undefined ? createGame(players, FIRST_VERSION) : createSoloGame(king, FIRST_VERSION);
  const steps: Step[] = [];
  function* kept(): Iterable<Step> {
    for (const step of playGame(state, seed)) {
      steps.push(step);
      yield step;
    }
  }
  return { lines: [...tellGame(title, seed, state, kept())], steps };
}

const played = GOLDEN_GAMES.map((game) => ({ ...game, ...playAndTell(game) }));

describe.each(played)('$title', ({ file, lines }) => {
  const path = join(import.meta.dirname, file);
  if (REWRITE) writeFileSync(path, `${lines.join('\n')}\n`);

  it('is as its file tells it', () => {
    expect(existsSync(path), `${file} is missing. ${HOW_TO_REWRITE}`).toBe(true);
    const expected = readFileSync(path, 'utf8').replaceAll('\r\n', '\n').replace(/\n$/, '').split('\n');
    const difference = firstDifference(file, expected, lines);
    if (difference !== null) expect.fail(`${difference}\n${HOW_TO_REWRITE}`);
  });
});

describe('the three games of persons together show', () => {
  const counts = played.filter(({ king }) => king === undefined).map(({ steps }) => happeningsIn(steps));
  const names = Object.keys(counts[0] ?? {}) as (keyof ReturnType<typeof happeningsIn>)[];

  it.each(names)('%s', (name) => {
    expect(counts.reduce((sum, count) => sum + count[name], 0)).toBeGreaterThan(0);
  });

  it('at least five decisions of other seats inside a turn with three players', () => {
    const three = played.findIndex(({ players }) => players === 3);
    expect(counts[three]?.['a decision of another seat inside a turn']).toBeGreaterThanOrEqual(5);
  });
});

it('tells a difference by its first line', () => {
  expect(firstDifference('a.txt', ['one', 'two', 'three'], ['one', 'zwei', 'drei'])).toContain(
    'a.txt, line 2:\n    one\n  - two\n  + zwei\n',
  );
  expect(firstDifference('a.txt', ['one', 'two'], ['one'])).toContain('  - two\n  + (the text ends here)');
  expect(firstDifference('a.txt', ['one'], ['one'])).toBeNull();
});
