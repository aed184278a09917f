/** Signs of the city: Projects, Buildings, Houses, Ziggurat, Water, Gardens. */
import type { ReactNode } from 'react';
import { wave } from '../../geometry/rough.ts';
import { ink } from './ink.ts';

export const CITY = {
  project: (
    <g {...ink}>
      <rect x={-6.4} y={-6.4} width={12.8} height={12.8} rx={1.4} strokeDasharray="2.6 1.7" fill="var(--plaster)" />
      <path d="M0 -3.2V3.2M-3.2 0H3.2" strokeWidth={1.7} />
    </g>
  ),
  building: <path d="M-6.8 6.4V-3.4L-4 -6H6.8V3.4L4 6.4ZM-6.8 -3.4H4V6.4M4 -3.4L6.8 -6" {...ink} fill="var(--shade)" />,
  house: (
    <path
      d="M-6 6.6L-5.6 -2.2H-6.8V-6.2H-3.8V-4.6H-1.6V-6.2H1.6V-4.6H3.8V-6.2H6.8V-2.2H5.6L6 6.6ZM-1.6 6.6V2.6H1.6V6.6"
      {...ink}
      fill="var(--plaster)"
    />
  ),
  ziggurat: <path d="M-7.4 6.4V2.6H-4.8V-1.4H-2.2V-5.4H2.2V-1.4H4.8V2.6H7.4V6.4ZM-1 6.4V3H1V6.4" {...ink} fill="var(--shade)" />,
  // A canal between its banks, which tell it from the blue dice.
  water: (
    <g>
      <rect x={-7} y={-6.6} width={14} height={13.2} rx={1.4} fill="var(--sand)" stroke="var(--bitumen)" strokeWidth={1} />
      <path d="M-3.8 -6.1Q-4.8 -3 -3.9 0T-3.8 6.1H3.8Q4.8 3 3.9 0T3.8 -6.1Z" fill="var(--river)" />
      <path
        d={`${wave(-2.8, -3, 5.6, 1.6, 1)}${wave(-2.8, 0.6, 5.6, 1.6, 1)}${wave(-2.8, 4.2, 5.6, 1.6, 1)}`}
        fill="none"
        stroke="var(--blue-mark)"
        strokeWidth={1.1}
      />
    </g>
  ),
  specialWater: (
    <g>
      <rect x={-6.6} y={-6.6} width={13.2} height={13.2} rx={2.6} fill="var(--river)" stroke="var(--gold)" strokeWidth={2} />
      <path d="M0 -4.6L1.4 -1.4L4.8 -1.2L2.2 1L3 4.4L0 2.5L-3 4.4L-2.2 1L-4.8 -1.2L-1.4 -1.4Z" fill="var(--glow)" />
    </g>
  ),
  garden: (
    <g>
      <rect x={-6.6} y={-6.6} width={13.2} height={13.2} rx={4} fill="var(--reed)" stroke="var(--reed-dark)" strokeWidth={1.1} />
      <path
        d="M0 -1Q0.4 2 0 5M0 -1.5Q-2.6 -4.6 -5 -1.6M0 -1.5Q2.6 -4.6 5 -1.6M0 -1.5Q-3.4 -1.6 -4.2 1.8M0 -1.5Q3.4 -1.6 4.2 1.8"
        fill="none"
        stroke="var(--reed-dark)"
        strokeWidth={1.3}
        strokeLinecap="round"
      />
    </g>
  ),
  gardening: (
    <g {...ink}>
      <path d="M-6 6.6Q-1.5 4 0 -1M0 -1Q-6 -1.6 -5.6 -6.6Q-0.6 -6.4 0 -1ZM0 0.6Q5.4 0.6 6.2 -4.4Q1 -4.2 0 0.6Z" fill="var(--reed)" />
    </g>
  ),
} as const satisfies Readonly<Record<string, ReactNode>>;
