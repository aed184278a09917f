/** Signs of possessions: Gold, markers, dice, Crates, tiles and cards. */
import type { ReactNode } from 'react';
import { Ingot } from '../gold.tsx';
import { ink } from './ink.ts';

export const GOODS = {
  gold: <Ingot size={15} />,
  marker: <path d="M0 -6.6L5.8 -3.3V3.3L0 6.6L-5.8 3.3V-3.3Z M-2.2 0H2.2M0 -2.2V2.2" {...ink} fill="var(--plaster)" />,
  die: (
    <g {...ink}>
      <rect x={-6} y={-6} width={12} height={12} rx={2.6} fill="var(--plaster)" />
      <path d="M-2.8 -2.8h0M2.8 -2.8h0M0 0h0M-2.8 2.8h0M2.8 2.8h0" strokeWidth={2.4} />
    </g>
  ),
  anyDie: (
    <g {...ink}>
      <rect x={-6} y={-6} width={12} height={12} rx={2.6} fill="var(--plaster)" />
      <path d="M-2.4 -2.2Q-2 -4.2 0.2 -4.1Q2.6 -3.8 2.2 -1.8Q1.8 -0.4 0 0.6V1.6" strokeWidth={1.5} />
      <circle cy={4} r={0.6} fill="var(--bitumen)" />
    </g>
  ),
  refill: (
    <g {...ink}>
      <path d="M-6.4 -1H6.4V6.6H-6.4Z M-2.2 -1V6.6M2.2 -1V6.6" fill="var(--shade)" />
      <path d="M0 -2.6V-7.2M-2.4 -5L0 -7.4L2.4 -5" strokeWidth={1.6} />
    </g>
  ),
  card: <path d="M-5 -7H5V7H-5ZM-2.8 -3.8H2.8M-2.8 -0.6H2.8M-2.8 2.6H1" {...ink} fill="var(--plaster)" />,
  decree: (
    <g {...ink}>
      <path d="M-7 -5.4H7V5.4H-7ZM1.6 -1.8H5M1.6 1.6H4.2" fill="var(--plaster)" />
      <circle cx={-2.8} r={2.7} fill="var(--shade)" />
    </g>
  ),
  tile: <path d="M-6.4 -5.6H6.4V5.6H-6.4ZM-3.2 -2.2L0 1.4L3.2 -2.2M-3.2 3.2H3.2" {...ink} fill="var(--plaster)" />,
} as const satisfies Readonly<Record<string, ReactNode>>;
