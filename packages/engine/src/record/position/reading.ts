/** A position while it is being read: the state being filled, and written values that can only be checked once everything is known. */
import type { State } from '../../model/state.ts';
import type { At } from './at.ts';
import type { Faults } from './faults.ts';

export interface Reading {
  readonly state: State;
  /** The standard set-up at the same point; it must not be changed. */
  readonly base: State;
  readonly faults: Faults;
  /** The number of dice for each face on a Barge, by District. */
  readonly faces: Map<number, number[]>;
  /** Written numbers and their places, by the name of what they count. */
  readonly numbers: Map<string, { readonly count: number; readonly at: At }>;
  /** Bit masks by seat of Ships whose abilities do not work yet. */
  readonly newShips: number[];
  /** The lines of the Port whose Crate is written. */
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

/** Keeps a written number for a later check. */
export function keepNumber(reading: Reading, name: string, at: At, min: number, max: number): void {
  const count = at.whole(min, max);
  if (count !== undefined) reading.numbers.set(name, { count, at });
}
