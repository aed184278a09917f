/** The number of a District, small, on plaster with a rim of brick, or of water for the Port. */
import type { ReactNode } from 'react';
import { SMALLEST } from './letters.ts';

/** Centred on (x, y). */
export function DistrictSeal({ district, x = 0, y = 0 }: { district: number; x?: number; y?: number }): ReactNode {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect
        x={-7}
        y={-7}
        width={14}
        height={14}
        rx={3.5}
        fill="var(--plaster)"
        stroke={district === 4 ? 'var(--blue)' : 'var(--brick)'}
        strokeWidth={2}
      />
      <text y={4.4} textAnchor="middle" fontSize={SMALLEST} className="figure" fill="var(--bitumen)">
        {district}
      </text>
    </g>
  );
}
