/** Small signs from which bonuses, tiles and cards are put together. Each lies within 16 by 16 around the origin. */
import type { ActionKind } from '@tabannusi/engine';
import { memo, type ReactNode } from 'react';
import { wave } from '../geometry/rough.ts';
import { Ingot, Laurel } from './gold.tsx';
import { SMALLEST } from './letters.ts';

const ink = { fill: 'none', stroke: 'var(--bitumen)', strokeWidth: 1.3, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

const GLYPHS = {
  gold: <Ingot size={15} />,
  marker: <path d="M0 -6.6L5.8 -3.3V3.3L0 6.6L-5.8 3.3V-3.3Z M-2.2 0H2.2M0 -2.2V2.2" {...ink} fill="var(--plaster)" />,
  anyDie: (
    <g {...ink}>
      <rect x={-6} y={-6} width={12} height={12} rx={2.6} fill="var(--plaster)" />
      <path d="M-2.4 -2.2Q-2 -4.2 0.2 -4.1Q2.6 -3.8 2.2 -1.8Q1.8 -0.4 0 0.6V1.6" strokeWidth={1.5} />
      <circle cy={4} r={0.6} fill="var(--bitumen)" />
    </g>
  ),
  water: (
    <g>
      <rect x={-6.6} y={-6.6} width={13.2} height={13.2} rx={2.6} fill="var(--river)" stroke="var(--bitumen)" strokeWidth={1} />
      <path d={`${wave(-5, -2, 10, 2, 2)}${wave(-5, 3, 10, 2, 2)}`} fill="none" stroke="var(--blue-mark)" strokeWidth={1.2} />
    </g>
  ),
  specialWater: (
    <g>
      <rect x={-6.6} y={-6.6} width={13.2} height={13.2} rx={2.6} fill="var(--river)" stroke="var(--gold)" strokeWidth={2} />
      <path d="M0 -4.6L1.4 -1.4L4.8 -1.2L2.2 1L3 4.4L0 2.5L-3 4.4L-2.2 1L-4.8 -1.2L-1.4 -1.4Z" fill="var(--glow)" />
    </g>
  ),
  garden: (
    <g>
      <rect x={-6.6} y={-6.6} width={13.2} height={13.2} rx={4} fill="var(--reed)" stroke="var(--reed-dark)" strokeWidth={1.1} />
      <path
        d="M0 -1Q0.4 2 0 5M0 -1.5Q-2.6 -4.6 -5 -1.6M0 -1.5Q2.6 -4.6 5 -1.6M0 -1.5Q-3.4 -1.6 -4.2 1.8M0 -1.5Q3.4 -1.6 4.2 1.8"
        fill="none"
        stroke="var(--reed-dark)"
        strokeWidth={1.3}
        strokeLinecap="round"
      />
    </g>
  ),
  architect: (
    <g {...ink}>
      <path d="M-5.6 7Q-5 -1 -2.4 -3.4H0.6Q3 -1 3.6 7Z" fill="var(--plaster)" />
      <circle cx={-0.9} cy={-5.2} r={2} fill="var(--plaster)" />
      <path d="M5.6 -6.6V7M3.8 -6.6H7.4" />
    </g>
  ),
  refill: (
    <g {...ink}>
      <path d="M-6.4 -1H6.4V6.6H-6.4Z M-2.2 -1V6.6M2.2 -1V6.6" fill="var(--shade)" />
      <path d="M0 -2.6V-7.2M-2.4 -5L0 -7.4L2.4 -5" strokeWidth={1.6} />
    </g>
  ),
  step: (
    <g {...ink}>
      <path d="M-7 6.4H-2.6V2.6H1.6V-1.2H6V6.4Z" fill="var(--shade)" />
      <path d="M-5.6 0.4L1 -6M-2.6 -6.2H1.2V-2.6" strokeWidth={1.5} />
    </g>
  ),
  projectStep: (
    <g {...ink}>
      <path d="M-7 6.4H-2.6V2.6H1.6V-1.2H6V6.4Z" fill="var(--shade)" />
      <rect x={-6.8} y={-6.8} width={6.6} height={6.6} rx={0.6} strokeDasharray="1.8 1.3" fill="var(--plaster)" />
      <path d="M2.4 -4.2V-6.8M1.2 -5.6L2.4 -6.9L3.6 -5.6" />
    </g>
  ),
  project: (
    <g {...ink}>
      <rect x={-6.4} y={-6.4} width={12.8} height={12.8} rx={1.4} strokeDasharray="2.6 1.7" fill="var(--plaster)" />
      <path d="M0 -3.2V3.2M-3.2 0H3.2" strokeWidth={1.7} />
    </g>
  ),
  paidStep: (
    <g {...ink}>
      <path d="M-7 6.4H-2.6V2.6H1.6V-1.2H6V6.4Z" fill="var(--shade)" />
      <rect x={-7} y={-7} width={6} height={6} rx={1.4} fill="var(--plaster)" />
      <path d="M0.4 -4H5M3.2 -5.8L5 -4L3.2 -2.2" />
    </g>
  ),
  ship: (
    <g {...ink}>
      <path d="M-7 1.6H7Q5.6 6.4 2.6 6.4H-2.6Q-5.6 6.4 -7 1.6Z" fill="var(--shade)" />
      <path d="M0 1.6V-7M0 -6.4Q5.4 -4.6 4.6 0H0" fill="var(--plaster)" />
    </g>
  ),
  house: (
    <path
      d="M-6 6.6L-5.6 -2.2H-6.8V-6.2H-3.8V-4.6H-1.6V-6.2H1.6V-4.6H3.8V-6.2H6.8V-2.2H5.6L6 6.6ZM-1.6 6.6V2.6H1.6V6.6"
      {...ink}
      fill="var(--plaster)"
    />
  ),
  ziggurat: <path d="M-7.4 6.4V2.6H-4.8V-1.4H-2.2V-5.4H2.2V-1.4H4.8V2.6H7.4V6.4ZM-1 6.4V3H1V6.4" {...ink} fill="var(--shade)" />,
  card: <path d="M-5 -7H5V7H-5ZM-2.8 -3.8H2.8M-2.8 -0.6H2.8M-2.8 2.6H1" {...ink} fill="var(--plaster)" />,
  tile: <path d="M-6.4 -5.6H6.4V5.6H-6.4ZM-3.2 -2.2L0 1.4L3.2 -2.2M-3.2 3.2H3.2" {...ink} fill="var(--plaster)" />,
  harbormaster: (
    <g {...ink}>
      <circle cy={-3.6} r={2.6} fill="var(--plaster)" />
      <path d="M-6 6.8Q-5.2 0.4 0 0.2Q5.2 0.4 6 6.8Z M-4 -5.8H4" fill="var(--plaster)" />
    </g>
  ),
  building: <path d="M-6.8 6.4V-3.4L-4 -6H6.8V3.4L4 6.4ZM-6.8 -3.4H4V6.4M4 -3.4L6.8 -6" {...ink} fill="var(--shade)" />,
  blueLine: (
    <g {...ink}>
      <path d="M-6.6 6.4H-2.4V2.4H1.8V-1.6H6V-6" />
      <path d="M-7.4 0.4H7.4" stroke="var(--lapis)" strokeWidth={2.2} />
    </g>
  ),
  gardening: (
    <g {...ink}>
      <path d="M-6 6.6Q-1.5 4 0 -1M0 -1Q-6 -1.6 -5.6 -6.6Q-0.6 -6.4 0 -1ZM0 0.6Q5.4 0.6 6.2 -4.4Q1 -4.2 0 0.6Z" fill="var(--reed)" />
    </g>
  ),
  lose: <path d="M-4.6 0H4.6" {...ink} strokeWidth={2} />,
} as const satisfies Readonly<Record<string, ReactNode>>;

export type GlyphName = keyof typeof GLYPHS;

/** The signs of the printed actions. */
export const ACTION_SIGNS: Readonly<Record<Exclude<ActionKind, 'tile'>, GlyphName>> = {
  project: 'project',
  construct: 'building',
  gardening: 'gardening',
  ship: 'ship',
  portHouse: 'house',
  zigguratHouse: 'ziggurat',
};

/** A sign at (x, y). */
export const Glyph = memo(function Glyph({
  name,
  x = 0,
  y = 0,
  size = 16,
}: {
  name: GlyphName;
  x?: number;
  y?: number;
  size?: number;
}): ReactNode {
  return <g transform={`translate(${x} ${y}) scale(${size / 16})`}>{GLYPHS[name]}</g>;
});

/** A sign with an amount; VP are a laurel with the number in it. One of a thing needs no number. */
export function Amount({ name, amount, x = 0, y = 0, size = 16 }: AmountProps): ReactNode {
  if (name === 'vp') return <Laurel vp={amount} x={x} y={y} size={laurelSize(size)} />;
  return (
    <g>
      <Glyph name={name} x={x} y={y} size={size} />
      {amount === 1 ? null : (
        <text
          x={x + size * 0.42}
          y={y + size * 0.62}
          fontSize={Math.max(SMALLEST, size * 0.68)}
          className="figure count"
          textAnchor="middle"
        >
          {amount}
        </text>
      )}
    </g>
  );
}

/** A laurel is larger than a sign, because of the number in it. */
export const laurelSize = (sign: number): number => Math.max(19.5, sign * 1.2);

interface AmountProps {
  readonly name: GlyphName | 'vp';
  readonly amount: number;
  readonly x?: number;
  readonly y?: number;
  readonly size?: number;
}
