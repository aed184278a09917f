/** No dead end, and no piece lost or created, at any question of random games. The long version plays 146,000. */
import { expect, test } from 'vitest';
import { apply, asked, isOver, legal } from '../../src/engine.ts';
import { CHANCE, NONE } from '../../src/model/ids.ts';
import { LAST_ROUND, type State } from '../../src/model/state.ts';
import { checkPosition } from './check-game.ts';
import { fixturesLike, type GameName, overGames, PLAYER_COUNTS, walk } from './games.ts';
import { PLAYER_KINDS } from './random-answers.ts';
import { soak } from './soak.ts';

test('120 games of the reference edition end, and every position on the way is sound', async () => {
  await expectSound('reference', 20);
});

test('180 games of another edition end, and every position on the way is sound', async () => {
  await expectSound('other', 30);
});

test('games from rich positions as well, in both editions', async () => {
  await expectSound('reference', 12, 'midGame');
  await expectSound('other', 12, 'midGame');
});

/** Six batches of this many games: each number of players with each kind of player. */
async function expectSound(edition: GameName['edition'], games: number, start: GameName['start'] = 'setUp'): Promise<void> {
  const first = 1;
  const sorts = PLAYER_COUNTS.flatMap((players) => PLAYER_KINDS.map((player) => ({ edition, players, player, start })));
  const fixtures = fixturesLike({ edition, start }).map((fixture) => ({ ...fixture, games: 1 }));
  const all = [...fixtures, ...sorts.map((sort, n) => ({ ...sort, seed: first + n * games, games }))];
  const { tally, failures } = await soak(all);
  expect(failures).toEqual([]);
  expect(tally.games).toBe(6 * games + fixtures.length);
}

test('every choice that is offered can be carried through', () => {
  overGames(120, (name) => {
    let copy: State | null = null;
    walk(name, (state, _, step) => {
      if (isOver(state) || asked(state) === CHANCE || (step * 7 + name.seed) % 5 !== 0) return;
      copy ??= state.clone();
      for (const choice of state.choices.slice(0, legal(state))) {
        copy.copyFrom(state);
        apply(copy, choice);
        checkPosition(copy);
      }
    });
  });
});

test('the end is reached in the last round, with nobody to ask', () => {
  overGames(60, (name) => {
    const end = walk(name, () => {});
    expect(end.ending).toBe(LAST_ROUND);
    expect(asked(end)).toBe(NONE);
  });
});
