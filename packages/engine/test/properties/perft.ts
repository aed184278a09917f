/**
 * Counts legal continuations of fixed positions to fixed depths, so that the rules do not change by accident. A level of depth is a
 * question to a seat, with one answer or more. Chance in between is drawn by a generator seeded with the position's hash, whatever way led
 * there. After an intended change: `npm run tables`.
 */
import { Generator } from '../../src/chance/generator.ts';
import { apply, asked, drawOutcome, isOver, legal, questionKind } from '../../src/engine.ts';
import { hashText } from '../../src/model/hash.ts';
import { CHANCE } from '../../src/model/ids.ts';
import type { State } from '../../src/model/state.ts';
import { answersOf, begin, EDITIONS, type GameName, PLAYER_COUNTS } from './games.ts';

/** Where counting starts: the first question of set-up, the first turn, and the actions of three later turns. */
const STARTS: readonly { readonly name: string; readonly reached: (state: State, questions: number) => boolean; readonly depth: number }[] =
  [
    { name: 'set-up', reached: () => true, depth: 4 },
    { name: 'first turn', reached: (state) => state.actionsLeft > 0, depth: 7 },
    ...[20, 50, 80].map((from) => ({
      name: `actions after question ${from}`,
      reached: (state: State, questions: number) => questions >= from && questionKind(state) === 'action' && legal(state) > 2,
      depth: 8,
    })),
  ];

/** The numbers of continuations of depth 1, 2 and so on, by the name of the position. */
export function perftTable(): Record<string, string> {
  const table: Record<string, string> = {};
  for (const edition of Object.keys(EDITIONS) as (keyof typeof EDITIONS)[]) {
    for (const players of PLAYER_COUNTS) {
      for (const { name, reached, depth } of STARTS) {
        const state = reach({ edition, players, player: 'uniform', start: 'setUp', seed: 3 }, reached);
        const counts = Array.from({ length: depth }, (_, n) => perft(state, n + 1));
        table[`${edition}, ${players} players, ${name}`] = counts.join(' ');
      }
    }
  }
  return table;
}

/**
 * How many ways there are to answer `depth` questions in turn; a game that ends before counts as one. Chance on top of the state is
 * resolved in it. `copies` are the states that the deeper levels work in.
 */
function perft(state: State, depth: number, copies: readonly State[] = Array.from({ length: depth }, () => state.clone())): number {
  resolveChance(state);
  if (isOver(state)) return 1;
  const count = legal(state);
  if (depth === 1) return count;
  const next = copies[depth - 1];
  let sum = 0;
  for (let i = 0; i < count; i++) {
    next.copyFrom(state);
    apply(next, state.choices[i]);
    sum += perft(next, depth - 1, copies);
  }
  return sum;
}

function resolveChance(state: State): void {
  while (!isOver(state) && asked(state) === CHANCE) apply(state, drawOutcome(state, new Generator(hashText(state))));
}

/** The first position of a game that is asked of a seat and passes a test; `questions` counts those before it. */
function reach(name: GameName, reached: (state: State, questions: number) => boolean): State {
  const answers = answersOf(name);
  const state = begin(name);
  for (let questions = 0; !isOver(state); ) {
    const chance = asked(state) === CHANCE;
    if (!chance && reached(state, questions)) return state;
    if (!chance) questions++;
    apply(state, answers.next(state));
  }
  throw new Error('the game is over before the position is reached');
}
