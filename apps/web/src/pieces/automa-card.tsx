/** An Automa card: its number, three Actions with symbol and Number, the large arrow and the bonus at the foot. */
import type { AutomaCard as PrintedAutomaCard } from '@tabannusi/engine';
import type { ReactNode } from 'react';
import { keyOf } from '../places/place.ts';
import { BotBonusSign, BotSymbol } from './bot-signs.tsx';
import { Clay } from './clay.tsx';

export const AUTOMA_CARD = { width: 88, height: 116 };
const HEAD = 25;
const ROW = 21;
export const NUMBERS = ['I', 'II', 'III'] as const;

/** `pointed` is the row, from 1, at which the arrow of the card to its left points; its own arrow then points at nothing. */
export function AutomaCard({ card, seed = 3, pointed = null }: AutomaCardProps): ReactNode {
  const { width, height } = AUTOMA_CARD;
  const rowAt = (row: number): number => HEAD + 3 + row * ROW;
  return (
    <g data-at={keyOf({ kind: 'automaCard', side: pointed === null ? 'left' : 'right' })}>
      <Clay {...AUTOMA_CARD} seed={seed} round={6} />
      <path d={`M1 ${HEAD}V6Q1 1 6 1H${width - 6}Q${width - 1} 1 ${width - 1} 6V${HEAD}Z`} fill="var(--brick)" />
      <path d={`M1 ${HEAD}H${width - 1}M6 ${HEAD - 3.4}H${width - 6}`} stroke="var(--sand)" strokeWidth={1} strokeDasharray="5 2.4" />
      <circle cx={width / 2} cy={13} r={11} fill="var(--plaster)" stroke="var(--line)" strokeWidth={1.2} />
      <text x={width / 2} y={18.4} textAnchor="middle" fontSize={16} className="figure" fill="var(--bitumen)">
        {card.number}
      </text>
      {card.rows.map(({ action, symbol, colourNumber }, row) => (
        <g
          key={row}
          transform={`translate(0 ${rowAt(row)})`}
          data-at={pointed === null ? keyOf({ kind: 'automaRow', row: row + 1 }) : undefined}
        >
          {pointed === row + 1 ? (
            <rect
              x={3}
              y={0.6}
              width={width - 6}
              height={ROW - 1.2}
              rx={4}
              fill="var(--glow)"
              fillOpacity={0.2}
              stroke="var(--gold-dark)"
            />
          ) : null}
          <rect x={7} y={2.5} width={16} height={16} rx={3} fill="var(--shade)" stroke="var(--line)" />
          <text x={15} y={15.4} textAnchor="middle" fontSize={14} className="figure" fill="var(--bitumen)">
            {action}
          </text>
          <BotSymbol symbol={symbol} x={33} y={10.5} />
          <text x={53} y={15.2} textAnchor="middle" fontSize={14} className="name">
            {NUMBERS[colourNumber - 1]}
          </text>
        </g>
      ))}
      <path
        d={`M${width - (pointed === null ? 14 : 23)} ${rowAt(card.arrow - 1) + 7}h8v-4.4l10 8l-10 8v-4.4h-8Z`}
        fill={pointed === null ? 'var(--lapis)' : 'none'}
        stroke={pointed === null ? 'var(--plaster)' : 'var(--faded)'}
        strokeWidth={1.2}
        strokeLinejoin="round"
      />
      <path d={`M8 ${rowAt(3) + 2}H${width - 8}`} stroke="var(--line)" strokeWidth={1} strokeDasharray="2 3" strokeLinecap="round" />
      <BotBonusSign bonus={card.bonus} x={width / 2} y={height - 12.5} size={17} />
    </g>
  );
}

interface AutomaCardProps {
  readonly card: PrintedAutomaCard;
  readonly seed?: number;
  readonly pointed?: number | null;
}
