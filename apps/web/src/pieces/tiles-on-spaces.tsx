/** The tiles on the spaces of the city: Water, Garden, Project. Each fills a square of `size` with its upper left corner at the origin. */
import type { BuildingColour } from '@tabannusi/engine';
import { memo, type ReactNode } from 'react';
import { roughRect, wave } from '../geometry/rough.ts';
import { ColourMark, fillOf, markOf } from './colour-mark.tsx';
import { ClaimMarker } from './player-mark.tsx';

/** Regular or printed Water. `special` adds a golden rim. */
export const Water = memo(function Water({
  size = 40,
  seed = 1,
  special = false,
}: {
  size?: number;
  seed?: number;
  special?: boolean;
}): ReactNode {
  return (
    <g>
      <path
        d={roughRect(0.5, 0.5, size - 1, size - 1, seed, 1.2, 5)}
        fill="var(--river)"
        stroke={special ? 'var(--gold)' : 'var(--ripple)'}
        strokeWidth={special ? 2 : 1}
      />
      <path d={wavesOf(size, 0)} fill="none" stroke="var(--ripple)" strokeWidth={2.6} strokeOpacity={0.75} strokeLinecap="round" />
      <path d={wavesOf(size, -1.5)} fill="none" stroke="var(--blue-mark)" strokeWidth={0.9} strokeOpacity={0.7} strokeLinecap="round" />
    </g>
  );
});

/** Returns three wave crests, moved down by `by`. */
const wavesOf = (size: number, by: number): string =>
  `${wave(size * 0.14, size * 0.27 + by, size * 0.5, 3.2, 2)}${wave(size * 0.36, size * 0.53 + by, size * 0.5, 3.2, 2)}${wave(size * 0.14, size * 0.79 + by, size * 0.5, 3.2, 2)}`;

/** A Garden: palms in a bed with a water channel, and its owner's marker. */
export const Garden = memo(function Garden({
  size = 40,
  seed = 1,
  seat,
}: {
  size?: number;
  seed?: number;
  seat: number | null;
}): ReactNode {
  const s = size / 40;
  return (
    <g>
      <path d={roughRect(1, 1, size - 2, size - 2, seed, 1.4, 7)} fill="var(--reed)" stroke="var(--reed-dark)" strokeWidth={1.3} />
      <g transform={`scale(${s})`} fill="none" stroke="var(--reed-dark)" strokeWidth={1.6} strokeLinecap="round">
        <path d={PALM} transform="translate(11 15)" />
        <path d={PALM} transform="translate(30 11) scale(0.8)" />
        <path d="M5 33Q12 30 20 33T35 32" strokeWidth={1.1} />
        <path d="M29 20l-1.5 4M32 20l1.5 4M6 27l1 -4M9 28v-3" strokeWidth={1.2} />
      </g>
      {seat === null ? null : <ClaimMarker seat={seat} x={size * 0.5} y={size * 0.62} radius={size * 0.19} />}
    </g>
  );
});

/** The crown is around the origin, the trunk below. */
const PALM = 'M0 1Q0.6 7 -0.6 13M0 0Q-3.5 -4 -7.5 -0.5M0 0Q3.5 -4 7.5 -0.5M0 0Q-5 0 -6.5 4.5M0 0Q5 0 6.5 4.5M0 0Q-1 -5 0 -7';

/** A Project: a foundation in its colour, staked out with cord, with the marker of its owner. */
export const Project = memo(function Project({ colour, seat, size = 40, seed = 1 }: ProjectProps): ReactNode {
  const inset = size * 0.09;
  const inner = size - 2 * inset;
  return (
    <g>
      <path d={roughRect(inset + 0.8, inset + 1.8, inner, inner, seed, 0.8, 3)} fill="var(--shadow)" />
      <path d={roughRect(inset, inset, inner, inner, seed, 0.8, 3)} fill={fillOf(colour)} stroke="var(--piece-line)" strokeWidth={1} />
      <path
        d={roughRect(inset + 3, inset + 3, inner - 6, inner - 6, seed + 1, 0.6, 1)}
        fill="none"
        stroke={markOf(colour)}
        strokeWidth={1}
        strokeDasharray="3.4 2.2"
      />
      <ColourMark colour={colour} x={size * 0.27} y={size * 0.28} size={size * 0.24} />
      {seat === null ? null : <ClaimMarker seat={seat} x={size * 0.54} y={size * 0.55} radius={size * 0.21} />}
    </g>
  );
});

interface ProjectProps {
  readonly colour: BuildingColour;
  readonly seat: number | null;
  readonly size?: number;
  readonly seed?: number;
}
