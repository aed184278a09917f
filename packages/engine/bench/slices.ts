/** Single operations, timed in several slices after a warm-up. */

/** Several measurements of one thing. */
export interface Slices {
  readonly median: number;
  readonly best: number;
}

export const SLICES = 9;
const WARM_UP_SECONDS = 0.25;
const SLICE_SECONDS = 0.08;

/** Nanoseconds of an operation, over all samples in turn. What it returns goes into a sum that is looked at, so that it is not optimised away. */
export function nanoseconds<Sample>(samples: readonly Sample[], operation: (sample: Sample) => number): Slices {
  let sink = 0;
  const pass = () => {
    for (const sample of samples) sink = (sink + operation(sample)) | 0;
  };
  const slice = (seconds: number): number => {
    let passes = 0;
    const start = performance.now();
    let elapsed: number;
    do {
      pass();
      passes++;
      elapsed = performance.now() - start;
    } while (elapsed < seconds * 1000);
    return (elapsed * 1e6) / (passes * samples.length);
  };
  slice(WARM_UP_SECONDS);
  const figures = Array.from({ length: SLICES }, () => slice(SLICE_SECONDS));
  if (!Number.isInteger(sink)) throw new Error('bench: an operation returned no number');
  return summarise(figures, Math.min);
}

/** Nanoseconds of an operation on the sample in the middle: half of the samples take longer. */
export function nanosecondsOfMiddle<Sample>(samples: readonly Sample[], operation: (sample: Sample) => number): Slices {
  let sink = 0;
  const middle = (): number => {
    const times = samples.map((sample) => {
      const start = performance.now();
      sink = (sink + operation(sample)) | 0;
      return (performance.now() - start) * 1e6;
    });
    return median(times);
  };
  for (let n = 0; n < SLICES; n++) middle();
  const figures = Array.from({ length: SLICES }, middle);
  if (!Number.isInteger(sink)) throw new Error('bench: an operation returned no number');
  return summarise(figures, Math.min);
}

export function summarise(figures: readonly number[], best: (...figures: number[]) => number): Slices {
  return { median: round(median(figures)), best: round(best(...figures)) };
}

const median = (figures: readonly number[]): number => figures.toSorted((a, b) => a - b)[figures.length >> 1] ?? Number.NaN;

export const round = (figure: number): number => Math.round(figure * 10) / 10;
