/** The effects of Action tiles, Harbormasters and Decrees as a row of signs. */
import { EFFECT_KINDS, type EffectKind } from '@tabannusi/engine';
import type { ReactNode } from 'react';
import { Amount, type GlyphName } from './glyphs.tsx';

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
  const pitch = size + gap;
  return (
    <g transform={`translate(${x - ((kinds.length - 1) * pitch) / 2} ${y})`}>
      {kinds.map((kind, index) => {
        const amount = effects[kind] ?? 0;
        return <Amount key={kind} name={SIGNS[kind]} amount={kind === 'loseVp' ? -amount : amount} x={index * pitch} size={size} />;
      })}
    </g>
  );
}

interface EffectSignsProps {
  readonly effects: Readonly<Partial<Record<EffectKind, number>>>;
  readonly x?: number;
  readonly y?: number;
  readonly size?: number;
  readonly gap?: number;
}
