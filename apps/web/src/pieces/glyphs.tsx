/** Small signs that make up bonuses, tiles and cards, each within 16 by 16 around the origin. */
import type { ActionKind } from '@tabannusi/engine';
import { memo, type ReactNode } from 'react';
import { CITY } from './glyphs/city.tsx';
import { GOODS } from './glyphs/goods.tsx';
import { PEOPLE } from './glyphs/people.tsx';
import { STEPS } from './glyphs/steps.tsx';
import { Laurel } from './gold.tsx';
import { SMALLEST } from './letters.ts';

const GLYPHS = { ...GOODS, ...CITY, ...PEOPLE, ...STEPS } as const;

export type GlyphName = keyof typeof GLYPHS;

/** The signs of the printed Actions. */
export const ACTION_SIGNS: Readonly<Record<Exclude<ActionKind, 'tile'>, GlyphName>> = {
  project: 'project',
  construct: 'building',
  gardening: 'gardening',
  ship: 'ship',
  portHouse: 'house',
  zigguratHouse: 'ziggurat',
};

/** Centred on (x, y). */
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

/** A sign with an amount, which is left out if it is 1. VP are a laurel with the number in it. */
export function Amount({ name, amount, x = 0, y = 0, size = 16 }: AmountProps): ReactNode {
  if (name === 'vp') return <Laurel vp={amount} x={x} y={y} size={laurelSize(size)} />;
  if (amount === 1) return <Glyph name={name} x={x} y={y} size={size} />;
  // Shift the sign to make room for the number.
  return (
    <g>
      <Glyph name={name} x={x - size * 0.15} y={y - size * 0.1} size={size * 0.86} />
      <text x={x + size * 0.5} y={y + size * 0.66} fontSize={Math.max(SMALLEST, size * 0.68)} className="figure count" textAnchor="middle">
        {amount}
      </text>
    </g>
  );
}

/** Returns the size of a laurel beside a sign. It is larger, because of the number in it. */
export const laurelSize = (sign: number): number => Math.max(19.5, sign * 1.2);

interface AmountProps {
  readonly name: GlyphName | 'vp';
  readonly amount: number;
  readonly x?: number;
  readonly y?: number;
  readonly size?: number;
}
