/** Reusable memory for the positions of a plan: a plan keeps thousands of them, and this way none becomes garbage. */
import type { Snapshot, State } from '@tabannusi/engine';

/** A position that is kept until it is freed or the shelf is cleared. */
export interface Kept extends Snapshot {
  depth: number;
}

export class Shelf {
  readonly #all: Kept[] = [];
  readonly #free: Kept[] = [];

  /** Frees everything, for states of the same setting. */
  clear({ bytes }: State): void {
    if (this.#all.length > 0 && this.#all[0].bytes.length !== bytes.length) this.#all.length = 0;
    this.#free.length = 0;
    for (const kept of this.#all) this.#free.push(kept);
  }

  keep({ bytes, depth }: State): Kept {
    const kept = this.#free.pop();
    if (kept === undefined) {
      const added = { bytes: bytes.slice(), depth };
      this.#all.push(added);
      return added;
    }
    kept.bytes.set(bytes);
    kept.depth = depth;
    return kept;
  }

  free(kept: Kept): void {
    this.#free.push(kept);
  }
}
