/** The bonuses of spaces, tracks and tiles: one sign for each of the 14 kinds. */
import { type BonusKind, parseBonus } from '@tabannusi/engine';
import { memo, type ReactNode } from 'react';
import { Die } from './die.tsx';
import { Amount, type GlyphName } from './glyphs.tsx';

const SIGNS: Readonly<Record<Exclude<BonusKind, 'bargeDie'>, GlyphName | 'vp'>> = {
  supplyDie: 'anyDie',
  gold: 'gold',
  water: 'water',
  specialWater: 'specialWater',
  garden: 'garden',
  architect: 'architect',
  refill: 'refill',
  claims: 'marker',
  step: 'step',
  projectStep: 'projectStep',
  project: 'project',
  vp: 'vp',
  paidStep: 'paidStep',
};

/** Draws a bonus by its code in the edition; nothing for an empty code. */
export const BonusSign = memo(function BonusSign({
  code,
  x = 0,
  y = 0,
  size = 18,
}: {
  code: string;
  x?: number;
  y?: number;
  size?: number;
}): ReactNode {
  const bonus = parseBonus(code);
  if (bonus === null) return null;
  if (bonus.kind !== 'bargeDie') return <Amount name={SIGNS[bonus.kind]} amount={bonus.amount} x={x} y={y} size={size} />;
  if (bonus.colour === null) return null;
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 18})`}>
      <path d="M-8.4 4H8.4Q7 8.6 3.6 8.6H-3.6Q-7 8.6 -8.4 4Z" fill="var(--shade)" stroke="var(--bitumen)" strokeWidth={1.1} />
      <Die colour={bonus.colour} face={null} y={-2.6} size={12.5} />
    </g>
  );
});
