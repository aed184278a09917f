/** The Architect, tall with a staff and a level; the Assistant, smaller with a basket. */
import { memo, type ReactNode } from 'react';
import { PlayerSign, playerFill } from './player-mark.tsx';

interface PawnProps {
  readonly seat: number;
  readonly x?: number;
  readonly y?: number;
  readonly scale?: number;
}

/** Standing on (x, y); 26 high. */
export const Architect = memo(function Architect({ seat, x = 0, y = 0, scale = 1 }: PawnProps): ReactNode {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path d="M7.4 -24V0" stroke="var(--player-line)" strokeWidth={1.4} strokeLinecap="round" />
      <path d="M4.6 -23.5H10.2" stroke="var(--gold)" strokeWidth={1.8} strokeLinecap="round" />
      <path d={ROBE} fill={playerFill(seat)} stroke="var(--player-line)" strokeWidth={1.1} strokeLinejoin="round" />
      <path
        d="M-3.6 -21.6Q0 -28.5 3.6 -21.6L3 -17.6H-3Z"
        fill={playerFill(seat)}
        stroke="var(--player-line)"
        strokeWidth={1.1}
        strokeLinejoin="round"
      />
      <path d="M-3.9 -22.2H3.9" stroke="var(--on-player)" strokeWidth={1.2} />
      <PlayerSign seat={seat} y={-7} radius={3.6} />
    </g>
  );
});

/** Standing on (x, y); 17 high. */
export const Assistant = memo(function Assistant({ seat, x = 0, y = 0, scale = 1 }: PawnProps): ReactNode {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path
        d="M-5 0Q-4.6 -9 0 -10.4Q4.6 -9 5 0Z"
        fill={playerFill(seat)}
        stroke="var(--player-line)"
        strokeWidth={1.1}
        strokeLinejoin="round"
      />
      <circle cy={-12} r={2.9} fill={playerFill(seat)} stroke="var(--player-line)" strokeWidth={1.1} />
      <path d="M-4.6 -15.2Q0 -18.4 4.6 -15.2L3.6 -13.8H-3.6Z" fill="var(--sand)" stroke="var(--player-line)" strokeWidth={0.9} />
      <PlayerSign seat={seat} y={-4.4} radius={2.7} />
    </g>
  );
});

const ROBE = 'M-6.4 0Q-5.6 -12 -2.6 -17.8H2.6Q5.6 -12 6.4 0Z';
