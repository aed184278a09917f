/**
 * Games as the model of Plackett and Luce sees them: a game is a row of stages, and in each of them one of those whose place is still open comes next.
 */

export interface Stage {
  /** Who came next, and all who could have, a bot once for each of its seats. */
  readonly next: number;
  readonly among: readonly number[];
  weight: number;
}

export interface Stages {
  /** `places`: bots from the first place to the last; who shares a place stands together. */
  add(places: readonly (readonly number[])[], weight?: number): void;
  readonly all: Iterable<Stage>;
}

/** Equal stages are one, with the sum of their weights. */
export function createStages(): Stages {
  const stages = new Map<string, Stage>();

  const count = (next: number, among: readonly number[], weight: number): void => {
    // Where nobody else was left there is nothing to learn.
    if (among.every((bot) => bot === next)) return;
    const sorted = among.toSorted((a, b) => a - b);
    const key = `${next}:${sorted}`;
    const stage = stages.get(key);
    if (stage === undefined) stages.set(key, { next, among: sorted, weight });
    else stage.weight += weight;
  };

  /** Those who share a place count as the mean of the orders that they leave open. */
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
