/**
 * Positions of games with one random change: the reader refuses them, or they are valid: they fit the schema, read back, conserve all
 * pieces and can be played to the end.
 */
import { expect, it } from 'vitest';
import { Generator } from '../../src/chance/generator.ts';
import { KINGS } from '../../src/edition/types.ts';
import { apply, isOver } from '../../src/engine.ts';
import { hashText } from '../../src/model/hash.ts';
import { POSITION_FAULT_CODES, type PositionFault } from '../../src/record/position/faults.ts';
import { readPosition } from '../../src/record/position/read.ts';
import { writePosition } from '../../src/record/position/write.ts';
import { checkBoard } from '../properties/board.ts';
import { type GameName, walk } from '../properties/games.ts';
import { RandomAnswers } from '../properties/random-answers.ts';
import { playSolo } from '../properties/solo.ts';
import { checkConservation } from '../support/conservation.ts';
import { fitsPosition } from './json-schema.ts';
import { placesOf, type Tree } from './places.ts';
import { plain, stateOf } from './position-round-trip.ts';

const lots = new Generator('mutations');
const pick = <T>(values: readonly T[]): T => values[lots.next() % values.length];

const FIXED: readonly string[] = ['format', 'version', 'edition', 'id', 'hash'];

/** Removes something, counts one up or down, or copies a value from a place with the same name. */
function mutate(position: Tree, elsewhere: ReadonlyMap<string, readonly unknown[]>): void {
  const part = lots.below(2) === 0 && 'pending' in position ? { pending: position['pending'] } : position;
  const [tree, key] = pick(placesOf(part).filter(([, name]) => !FIXED.includes(name)));
  const found = tree[key];
  const way = lots.below(5);
  if (way === 0) delete tree[key];
  else if (way === 1 && typeof found === 'number') tree[key] = found + pick([-1, 1, 2]);
  else if (way === 2 && Array.isArray(tree)) tree.splice(Number(key), 1);
  else tree[key] = structuredClone(pick(elsewhere.get(key) ?? [found]));
}

function playOn(position: unknown, seed: number): void {
  const state = stateOf(position);
  if (!fitsPosition(position)) throw new Error('the schema refuses what the reader accepts');
  if (hashText(stateOf(plain(writePosition(state)))) !== hashText(state)) throw new Error('no round trip');
  checkConservation(state);
  checkBoard(state);
  const answers = new RandomAnswers('uniform', seed);
  for (let step = 0; !isOver(state); step++) {
    apply(state, answers.next(state));
    if (step < 20) checkConservation(state);
  }
}

/** What is allowed is never empty: no range is reversed, and no list is empty. */
function checkAllowed({ code, path, allowed }: PositionFault): void {
  const isSomething =
    allowed === null || ('min' in allowed ? allowed.min <= allowed.max : !('values' in allowed) || allowed.values.length > 0);
  if (!isSomething) throw new Error(`${code} at ${path}: ${JSON.stringify(allowed)} allows nothing`);
}

it('a position that is accepted can be played to its end', () => {
  const positions: Tree[] = [];
  const games: Partial<GameName>[] = [
    { players: 2, start: 'midGame' },
    { players: 3, start: 'setUp' },
    { players: 4, start: 'midGame' },
  ];
  games.forEach((game, seed) => {
    walk({ edition: 'reference', player: 'ruleSeeking', seed, players: 2, start: 'setUp', ...game }, (state) => {
      positions.push(plain(writePosition(state)) as Tree);
    });
  });
  KINGS.forEach((king, seed) => {
    playSolo(king, seed, (state) => void positions.push(plain(writePosition(state)) as Tree));
  });
  const elsewhere = new Map<string, unknown[]>();
  for (const [tree, key] of positions.flatMap((position) => placesOf(position))) {
    const values = elsewhere.get(key) ?? [];
    elsewhere.set(key, values);
    values.push(tree[key]);
  }
  let accepted = 0;
  const refused = new Set<string>();
  for (let n = 0; n < 2000; n++) {
    const position = structuredClone(pick(positions));
    for (let times = lots.below(2); times >= 0; times--) mutate(position, elsewhere);
    const result = readPosition(position);
    if (result.ok) {
      accepted++;
      try {
        playOn(position, n);
      } catch (error) {
        throw new Error(`mutation ${n}: ${JSON.stringify(position)}`, { cause: error });
      }
    } else {
      for (const fault of result.faults) {
        refused.add(fault.code);
        checkAllowed(fault);
      }
    }
  }
  expect(accepted).toBeGreaterThan(200);
  expect(accepted).toBeLessThan(1600);
  expect(refused.size).toBeGreaterThan(POSITION_FAULT_CODES.length / 2);
});
