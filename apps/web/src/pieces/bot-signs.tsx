/** The signs on the Bot's cards: what its symbols point at, and the bonuses of Automa cards and King cards. */
import type { AutomaCard, BotBonus } from '@tabannusi/engine';
import type { ReactNode } from 'react';
import { Crown } from './crown.tsx';
import { Glyph } from './glyphs.tsx';
import { Laurel } from './gold.tsx';

/** An arrow down or up, or the horned crown of a king, within 14 by 14 around (x, y). */
export function BotSymbol({ symbol, x = 0, y = 0 }: { symbol: AutomaCard['rows'][number]['symbol']; x?: number; y?: number }): ReactNode {
  return (
    <g transform={`translate(${x} ${y})`}>
      {symbol === 'king' ? (
        <Crown />
      ) : (
        <path
          d="M0 7L-5.6 0.8H-2.2V-6.6H2.2V0.8H5.6Z"
          transform={symbol === 'up' ? 'scale(1 -1)' : undefined}
          fill={symbol === 'up' ? 'var(--reed)' : 'var(--ripple)'}
          stroke="var(--bitumen)"
          strokeWidth={1.1}
          strokeLinejoin="round"
        />
      )}
    </g>
  );
}

/** Centred on (x, y). */
export function BotBonusSign({ bonus, x = 0, y = 0, size = 16 }: { bonus: BotBonus; x?: number; y?: number; size?: number }): ReactNode {
  switch (bonus) {
    case 'gold':
    case 'garden':
      return <Glyph name={bonus} x={x} y={y} size={size} />;
    case 'vp2':
    case 'vp3':
      return <Laurel vp={bonus === 'vp2' ? 2 : 3} x={x} y={y} size={size * 1.25} />;
    case 'colourStep':
      return <Glyph name="projectStep" x={x} y={y} size={size} />;
    default:
      return <EndStep isHighest={bonus === 'highestStep'} x={x} y={y} size={size} />;
  }
}

/** Three tracks of different heights: the marker of the lowest or of the highest one steps up. */
function EndStep({ isHighest, x, y, size }: { isHighest: boolean; x: number; y: number; size: number }): ReactNode {
  const column = isHighest ? 1 : 0;
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 16})`} stroke="var(--bitumen)" strokeWidth={1} strokeLinejoin="round">
      {[3, 9, 6].map((height, index) => (
        <rect
          key={height}
          x={-7.4 + index * 5}
          y={7 - height}
          width={4.6}
          height={height}
          fill={index === column ? 'var(--gold)' : 'var(--shade)'}
        />
      ))}
      <path d={isHighest ? 'M-3.3 -3L-0.1 -7.6L3.1 -3Z' : 'M-8.3 3L-5.1 -1.6L-1.9 3Z'} fill="var(--bitumen)" stroke="none" />
    </g>
  );
}
