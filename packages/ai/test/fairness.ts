/**
 * Whether a player could use hidden information: everything its seat cannot know is dealt anew, and with the same budget it must make the
 * same choice. Positions are those of random games, at every question with a choice.
 */
import { asked, Generator, mask, redeal, State } from '@tabannusi/engine';
import type { Knowledge } from '../src/index.ts';
import { knowledgeOf, settingFor, walk } from './games.ts';

/** A player under test. A fair one ignores `state`, which is there for planted cheats. */
type Chooser = (knowledge: Knowledge, state: State) => unknown;

/** Checks a number of positions and returns in how many of them hidden cards were really exchanged. Throws if a choice changes. */
export async function checkFairness(choose: Chooser, positions: number, every: number): Promise<{ looked: number; differed: number }> {
  let [looked, differed] = [0, 0];
  for (const [seed, state] of questions(positions, every)) {
    const other = redeal(mask(state, asked(state)), new Generator(seed, 'redeal'), new State(state.setting));
    const real = JSON.stringify(await choose(knowledgeOf(state, seed), state));
    const dealt = JSON.stringify(await choose(knowledgeOf(other, seed), other));
    if (real !== dealt) throw new Error(`${seed}: ${real} became ${dealt}`);
    looked++;
    if (state.urban.some((place, card) => place !== other.urban[card])) differed++;
  }
  return { looked, differed };
}

/** Yields questions with a choice, one in `every`, from games of two, three and four players. */
function* questions(positions: number, every: number): Iterable<[seed: string, state: State]> {
  let [found, passed] = [0, 0];
  for (let game = 0; found < positions; game++) {
    const states: State[] = [];
    walk(settingFor(2 + (game % 3)), `fair ${game}`, (state) => {
      if (passed++ % every === 0) states.push(state.clone());
      return null;
    });
    for (const state of states.slice(0, positions - found)) yield [`fair ${game} ${found++}`, state];
  }
}

/** Returns everything that can be reached from what a bot is given. */
export function reachable(knowledge: Knowledge): Set<unknown> {
  const seen = new Set<unknown>();
  const look = (value: unknown): void => {
    if ((typeof value !== 'object' && typeof value !== 'function') || value === null || seen.has(value)) return;
    seen.add(value);
    for (const key of Reflect.ownKeys(value)) look(Reflect.get(value, key));
  };
  look(knowledge);
  return seen;
}
