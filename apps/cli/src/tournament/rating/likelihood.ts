/** How well strengths explain stages: the log-likelihood, its gradient and its Hessian. It is concave. */
import type { Stage } from './stages.ts';

export interface Fit {
  readonly value: number;
  readonly slope: readonly number[];
  readonly curvature: readonly (readonly number[])[];
}

export function likelihood(stages: Iterable<Stage>, strengths: readonly number[]): Fit {
  const count = strengths.length;
  const slope = new Float64Array(count);
  const curvature = Array.from({ length: count }, () => new Float64Array(count));
  const shares = new Float64Array(count);
  let value = 0;
  for (const { next, among, weight } of stages) {
    // Subtracts the largest, so that no power overflows.
    const largest = Math.max(...among.map((bot) => strengths[bot] ?? 0));
    shares.fill(0);
    let sum = 0;
    for (const bot of among) {
      const power = Math.exp((strengths[bot] ?? 0) - largest);
      shares[bot] = (shares[bot] ?? 0) + power;
      sum += power;
    }
    for (let bot = 0; bot < count; bot++) shares[bot] = (shares[bot] ?? 0) / sum;
    value += weight * ((strengths[next] ?? 0) - largest - Math.log(sum));
    for (let bot = 0; bot < count; bot++) {
      const share = shares[bot] ?? 0;
      if (share === 0) continue;
      slope[bot] = (slope[bot] ?? 0) + weight * ((bot === next ? 1 : 0) - share);
      const row = curvature[bot];
      if (row === undefined) continue;
      for (let other = 0; other < count; other++)
        row[other] = (row[other] ?? 0) - weight * ((bot === other ? share : 0) - share * (shares[other] ?? 0));
    }
  }
  return { value, slope: [...slope], curvature: curvature.map((row) => [...row]) };
}
