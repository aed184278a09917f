/** Games in the Plackett-Luce model: a game is a sequence of stages, each of which decides which of the remaining bots comes next. */

export interface Stage {
  /** The bot that came next, and all that could have, a bot once for each of its seats. */
  readonly next: number;
  readonly among: readonly number[];
  weight: number;
}

export interface Stages {
  /** `places` holds the bots by place; bots that share a place are grouped. */
  add(places: readonly (readonly number[])[], weight?: number): void;
  readonly all: Iterable<Stage>;
}

/** Equal stages are merged and their weights added. */
export function createStages(): Stages {
  const stages = new Map<string, Stage>();

  const count = (next: number, among: readonly number[], weight: number): void => {
    // A stage without other bots gives no information.
    if (among.every((bot) => bot === next)) return;
    const sorted = among.toSorted((a, b) => a - b);
    const key = `${next}:${sorted}`;
    const stage = stages.get(key);
    if (stage === undefined) stages.set(key, { next, among: sorted, weight });
    else stage.weight += weight;
  };

  /** A shared place counts as the mean of all orders of its bots. */
  const add = ([equal = [], ...behind]: readonly (readonly number[])[], weight: number): void => {
    if (equal.length === 0) {
      if (behind.length > 0) add(behind, weight);
      return;
    }
    const among = [...equal, ...behind.flat()];
    for (const [n, next] of equal.entries()) {
      count(next, among, weight / equal.length);
      add([equal.toSpliced(n, 1), ...behind], weight / equal.length);
    }
  };

  return {
    add: (places, weight = 1) => add(places, weight),
    get all() {
      return stages.values();
    },
  };
}
