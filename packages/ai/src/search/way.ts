/** How the positions of a plan lead to each other: each knows the best end that was found from it, by whatever way. */
import type { Snapshot } from '@tabannusi/engine';

/** A position after the turn, and what it is worth. */
export interface End {
  readonly at: Snapshot;
  readonly value: number;
  readonly way: Way;
}

export class Way {
  /** The best end that was found from here. */
  best: End | null = null;
  readonly #from: Way[] = [];

  /** Says that a position leads here. */
  joinFrom(from: Way): void {
    this.#from.push(from);
    if (this.best !== null) from.raise(this.best);
  }

  /** An end that was found from here was found from all that leads here. */
  raise(end: End): void {
    if (this.best !== null && this.best.value >= end.value) return;
    this.best = end;
    for (const from of this.#from) from.raise(end);
  }

  /** Where the way began by which this was found first. */
  get start(): Way {
    return this.#from.length === 0 ? this : this.#from[0].start;
  }
}

/** The best of some ends; of equal ones the first. */
export const bestEnd = (ends: readonly End[]): End => ends.reduce((best, each) => (each.value > best.value ? each : best));
