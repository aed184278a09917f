/** Gold as an ingot in the shape of an ox hide, and VP as a laurel of barley with the number in it. */
import { memo, type ReactNode } from 'react';
import { SMALLEST } from './letters.ts';

/** Centred on (x, y). */
export const Ingot = memo(function Ingot({
  x = 0,
  y = 0,
  size = 16,
  empty = false,
}: {
  x?: number;
  y?: number;
  size?: number;
  empty?: boolean;
}): ReactNode {
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 16})`}>
      {empty ? null : <path d={HIDE} transform="translate(0.8 1.4)" fill="var(--shadow)" />}
      <path
        d={HIDE}
        fill={empty ? 'none' : 'var(--gold)'}
        stroke={empty ? 'var(--line)' : 'var(--gold-dark)'}
        strokeWidth={1.1}
        strokeDasharray={empty ? '2 1.6' : undefined}
        strokeLinejoin="round"
      />
      {empty ? null : <path d="M-4.4 -2.4Q0 -0.8 4.4 -2.4" fill="none" stroke="var(--glow)" strokeWidth={1.2} strokeLinecap="round" />}
    </g>
  );
});

const HIDE = 'M-7.6 -5.4Q0 -2.6 7.6 -5.4Q5.2 0 7.6 5.4Q0 2.6 -7.6 5.4Q-5.2 0 -7.6 -5.4Z';

/** A number of VP. */
export function Laurel({ vp, x = 0, y = 0, size = 20 }: { vp: number | string; x?: number; y?: number; size?: number }): ReactNode {
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 20})`}>
      <circle r={9.4} fill="var(--plaster)" stroke="var(--gold-dark)" strokeWidth={1.2} />
      <path d="M-7 -5.4Q-10.2 1.5 -3 8M7 -5.4Q10.2 1.5 3 8" fill="none" stroke="var(--reed-dark)" strokeWidth={1.5} strokeLinecap="round" />
      <text y={4.4} textAnchor="middle" fontSize={Math.max(12, (SMALLEST * 20) / size)} className="figure" fill="var(--bitumen)">
        {vp}
      </text>
    </g>
  );
}
