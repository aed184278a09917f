/** A die with pips in its colour, which have another shape in each colour. Without a face it is a good, shown by its mark. */
import type { ResourceColour } from '@tabannusi/engine';
import { memo, type ReactNode } from 'react';
import { roughRect } from '../geometry/rough.ts';
import { ColourMark, fillOf, markOf } from './colour-mark.tsx';

/** Positions of the pips in thirds of half the side. */
const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
];

/** Shapes around the origin, each about the size of a circle of radius 1: a ring, a grain, a brick, a drop, a leaf. */
const PIP_SHAPES: Readonly<Record<ResourceColour, string>> = {
  white: 'M-1 0A1 1 0 1 1 1 0A1 1 0 1 1 -1 0ZM-0.4 0A0.4 0.4 0 1 0 0.4 0A0.4 0.4 0 1 0 -0.4 0Z',
  yellow: 'M0 -1.3Q1.5 0 0 1.3Q-1.5 0 0 -1.3Z',
  brown: 'M-1.1 -0.75H1.1V0.75H-1.1Z',
  blue: 'M0 -1.3Q1.1 -0.1 0.85 0.5A0.9 0.9 0 0 1 -0.85 0.5Q-1.1 -0.1 0 -1.3Z',
  green: 'M-1 1Q-1.2 -1 1 -1Q1.2 1 -1 1Z',
};

/** Centred on (x, y). */
export const Die = memo(function Die({ colour, face, x = 0, y = 0, size = 20 }: DieProps): ReactNode {
  const half = size / 2;
  const pips = face === null ? [] : (PIPS[face - 1] ?? []);
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d={roughRect(-half + 0.8, -half + 1.6, size, size, 3, 0.4, size / 5)} fill="var(--shadow)" />
      <path d={roughRect(-half, -half, size, size, 3, 0.4, size / 5)} fill={fillOf(colour)} stroke="var(--piece-line)" strokeWidth={1} />
      <path d={`M${-half + size / 5} ${-half + 1.3}H${half - size / 5}`} stroke="var(--lit-edge)" strokeWidth={1.3} strokeLinecap="round" />
      {face === null ? <ColourMark colour={colour} size={size * 0.72} /> : null}
      {pips.map(([across, down]) => (
        <path
          key={`${across} ${down}`}
          d={PIP_SHAPES[colour]}
          transform={`translate(${across * size * 0.26} ${down * size * 0.26}) scale(${size * 0.1})`}
          fill={markOf(colour)}
        />
      ))}
    </g>
  );
});

interface DieProps {
  readonly colour: ResourceColour;
  /** [1, 6]; null for a die that counts only by its colour. */
  readonly face: number | null;
  readonly x?: number;
  readonly y?: number;
  readonly size?: number;
}
