/** One input for a door: half of them are junk, half are valid except for one change. The input follows from the seed and its number. */
import { isDeepStrictEqual } from 'node:util';
import { Generator } from '../../src/chance/generator.ts';
import type { Door } from './door.ts';
import { dress } from './dress.ts';
import { junk } from './junk.ts';
import { oneIn, pick } from './lots.ts';
import { changeOne, type Elsewhere, elsewhereIn } from './one-change.ts';

/** The cases of a seed, with a valid input for each. */
export interface Cases<Case> {
  readonly seed: string;
  readonly cases: readonly Case[];
  readonly elsewhere: Elsewhere;
}

export interface Input<Case> {
  readonly one: Case;
  readonly value: unknown;
  /** How it was made, for people. */
  readonly what: string;
  /** Whether it is valid except for one change. */
  readonly isWellFormed: boolean;
  /** Its JSON; null if JSON cannot express it. */
  readonly json: string | null;
}

export function casesOf<Case>(door: Door<Case>, seed: string): Cases<Case> {
  const cases = door.cases(seed);
  return { seed, cases, elsewhere: elsewhereIn(cases.map((one) => door.good(one))) };
}

export function inputOf<Case>(door: Door<Case>, { seed, cases, elsewhere }: Cases<Case>, number: number): Input<Case> {
  const lots = new Generator(`input ${seed} ${number}`);
  const one = pick(lots, cases);
  if (number % 2 === 0) {
    const { kind, value, isTame } = junk(lots, elsewhere.words);
    return { one, value, what: kind, isWellFormed: false, json: isTame ? jsonOf(value) : null };
  }
  const good = door.good(one);
  if (oneIn(lots, 25)) return { one, ...dress(lots, good), isWellFormed: true, json: null };
  const { what, isTame } = changeOne(lots, good, elsewhere);
  return { one, value: good, what, isWellFormed: true, json: isTame ? jsonOf(good) : null };
}

/** Returns the JSON of a value that survives it unchanged. */
function jsonOf(value: unknown): string | null {
  try {
    const json = JSON.stringify(value);
    return isDeepStrictEqual(JSON.parse(json), value) ? json : null;
  } catch {
    return null;
  }
}
