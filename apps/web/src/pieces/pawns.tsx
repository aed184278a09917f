/** The Architect, tall with a staff and a level, and the Assistant, smaller with a basket. */
import { memo, type ReactNode } from 'react';
import { PlayerSign, playerFill } from './player-mark.tsx';

interface PawnProps {
  readonly seat: number;
  readonly x?: number;
  readonly y?: number;
  readonly scale?: number;
}

/** (x, y) is the middle of the foot; 26 high. */
export const Architect = memo(function Architect({ seat, x = 0, y = 0, scale = 1 }: PawnProps): ReactNode {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path d="M8.2 -24V0" stroke="var(--player-line)" strokeWidth={1.4} strokeLinecap="round" />
      <path d="M5.2 -23.5H11.2" stroke="var(--player-line)" strokeWidth={3.2} strokeLinecap="round" />
      <path d="M5.2 -23.5H11.2" stroke="var(--gold)" strokeWidth={1.8} strokeLinecap="round" />
      <path d={ROBE} fill={playerFill(seat)} stroke="var(--player-line)" strokeWidth={1.1} strokeLinejoin="round" />
      <circle cy={-18} r={3.4} fill="var(--brown-mark)" stroke="var(--player-line)" strokeWidth={1} />
      <path d="M-3.2 -17.4Q0 -11.6 3.2 -17.4Q0 -15.8 -3.2 -17.4Z" fill="var(--piece-line)" />
      <path
        d="M-4 -19.2Q-3.8 -25.6 0 -26Q3.8 -25.6 4 -19.2Z"
        fill={playerFill(seat)}
        stroke="var(--player-line)"
        strokeWidth={1.1}
        strokeLinejoin="round"
      />
      <path d="M-3.8 -20.6H3.8" stroke="var(--on-player)" strokeWidth={1.1} />
      <PlayerSign seat={seat} y={-6} radius={3.6} />
    </g>
  );
});

/** (x, y) is the middle of the foot; 17 high. */
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
      <circle cy={-12} r={2.9} fill="var(--brown-mark)" stroke="var(--player-line)" strokeWidth={1.1} />
      <path d="M-4.6 -15.2Q0 -18.4 4.6 -15.2L3.6 -13.8H-3.6Z" fill="var(--sand)" stroke="var(--player-line)" strokeWidth={0.9} />
      <PlayerSign seat={seat} y={-4.4} radius={2.7} />
    </g>
  );
});

/** The robe, with one arm holding the staff. */
const ROBE = 'M-6.6 0Q-6.4 -10 -3.8 -14.4H3.6L8.6 -11.8L8 -9.6L5.2 -10.2Q6.4 -5 6.6 0Z';
