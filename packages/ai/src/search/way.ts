/** Links the positions of a plan: each knows the best end found from it, by whatever way. */
import type { Snapshot } from '@tabannusi/engine';

/** A position after the turn, and its worth. */
export interface End {
  readonly at: Snapshot;
  readonly value: number;
  readonly way: Way;
}

export class Way {
  /** The best end found from here. */
  best: End | null = null;
  readonly #from: Way[] = [];

  /** Adds a position that leads here. */
  joinFrom(from: Way): void {
    this.#from.push(from);
    if (this.best !== null) from.raise(this.best);
  }

  /** Records an end for this position and all positions that lead here. */
  raise(end: End): void {
    if (this.best !== null && this.best.value >= end.value) return;
    this.best = end;
    for (const from of this.#from) from.raise(end);
  }

  /** The first choice of the way on which this position was first reached. */
  get start(): Way {
    return this.#from.length === 0 ? this : this.#from[0].start;
  }
}

/** The best of some ends; among equal ones, the first. */
export const bestEnd = (ends: readonly End[]): End => ends.reduce((best, each) => (each.value > best.value ? each : best));
