/** An empty space: a bed of trodden earth, sunk into the brick of the terrace. */
import { memo, type ReactNode } from 'react';
import { lots, roughRect } from '../geometry/rough.ts';

/** A square of `size`, with its upper left corner at the origin. */
export const Plot = memo(function Plot({ size, seed }: { size: number; seed: number }): ReactNode {
  const outline = roughRect(0, 0, size, size, seed, 0.9, 4);
  return (
    <g>
      <path d={outline} fill="var(--sand)" stroke="var(--mortar)" strokeWidth={1.2} />
      <path d={`M3 ${size - 3}V3H${size - 3}`} fill="none" stroke="var(--shadow)" strokeWidth={3} />
      <path d={EARTH[seed % EARTH.length]} fill="none" stroke="var(--line)" strokeOpacity={0.34} strokeWidth={1.3} strokeLinecap="round" />
    </g>
  );
});

/** Straw and pebbles, a few in every bed. */
const EARTH = [3, 8, 14, 21, 29].map((seed) => {
  const next = lots(seed);
  return Array.from({ length: 9 }, (_, index) => {
    const [x, y] = [21 + next() * 16, 22 + next() * 15];
    return index % 3 === 0
      ? `M${x.toFixed(1)} ${y.toFixed(1)}l${(4 * next()).toFixed(1)} ${(1.5 * next()).toFixed(1)}`
      : `M${x.toFixed(1)} ${y.toFixed(1)}h0.1`;
  }).join('');
});
