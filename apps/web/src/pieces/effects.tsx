/** The effects of Action tiles, Harbormasters and Decrees as a row of signs. */
import { EFFECT_KINDS, type EffectKind } from '@tabannusi/engine';
import type { ReactNode } from 'react';
import { Amount, type GlyphName, laurelSize } from './glyphs.tsx';

const SIGNS: Readonly<Record<EffectKind, GlyphName | 'vp'>> = {
  gold: 'gold',
  vp: 'vp',
  loseVp: 'vp',
  markers: 'marker',
  gardens: 'garden',
  supplyDice: 'anyDie',
  specialWater: 'specialWater',
  architect: 'architect',
  refills: 'refill',
  stepsOfChoice: 'step',
  stepsOnOneTrack: 'step',
  stepsOnDifferentTracks: 'step',
  actionTile: 'tile',
  ship: 'ship',
  zigguratClaim: 'ziggurat',
  portHouse: 'house',
  moveHouses: 'house',
  urbanCards: 'card',
  harbormaster: 'harbormaster',
};

/** Centred on (x, y). */
export function EffectSigns({ effects, x = 0, y = 0, size = 15, gap = 4 }: EffectSignsProps): ReactNode {
  const kinds = EFFECT_KINDS.filter((kind) => effects[kind] !== undefined);
  let across = x - effectsWidth(effects, size, gap) / 2;
  return kinds.map((kind) => {
    const amount = effects[kind] ?? 0;
    const width = widthOf(kind, size);
    across += width + gap;
    return (
      <Amount key={kind} name={SIGNS[kind]} amount={kind === 'loseVp' ? -amount : amount} x={across - gap - width / 2} y={y} size={size} />
    );
  });
}

/** Returns the width of the signs side by side. */
export function effectsWidth(effects: EffectSignsProps['effects'], size = 15, gap = 4): number {
  const kinds = EFFECT_KINDS.filter((kind) => effects[kind] !== undefined);
  return kinds.reduce((sum, kind) => sum + widthOf(kind, size) + gap, -gap);
}

const widthOf = (kind: EffectKind, size: number): number => (SIGNS[kind] === 'vp' ? laurelSize(size) : size);

interface EffectSignsProps {
  readonly effects: Readonly<Partial<Record<EffectKind, number>>>;
  readonly x?: number;
  readonly y?: number;
  readonly size?: number;
  readonly gap?: number;
}
