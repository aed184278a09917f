/** A position while it is read: the state being filled, and what is written that follows from the rest only when all of it is known. */
import type { State } from '../../model/state.ts';
import type { At } from './at.ts';
import type { Faults } from './faults.ts';

export interface Reading {
  readonly state: State;
  /** The standard set-up at the same point; not to be changed. */
  readonly base: State;
  readonly faults: Faults;
  /** Faces on a Barge, counted, by District. */
  readonly faces: Map<number, number[]>;
  /** Numbers that are written, each with the place where it is, under the name of what it counts. */
  readonly numbers: Map<string, { readonly count: number; readonly at: At }>;
  /** Ships whose abilities do not work yet, as bits by seat. */
  readonly newShips: number[];
  /** Lines of the Port whose Crate is written. */
  readonly crates: Set<number>;
}

export const newReading = (state: State, base: State, faults: Faults): Reading => ({
  state,
  base,
  faults,
  faces: new Map(),
  numbers: new Map(),
  newShips: [0, 0, 0, 0],
  crates: new Set(),
});

/** Keeps a number that is written for later. */
export function keepNumber(reading: Reading, name: string, at: At, min: number, max: number): void {
  const count = at.whole(min, max);
  if (count !== undefined) reading.numbers.set(name, { count, at });
}
