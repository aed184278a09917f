/** Signs of steps on the Mastery tracks and of losses. */
import type { ReactNode } from 'react';
import { ink } from './ink.ts';

export const STEPS = {
  step: (
    <g {...ink}>
      <path d="M-7 6.4H-2.6V2.6H1.6V-1.2H6V6.4Z" fill="var(--shade)" />
      <path d="M-5.6 0.4L1 -6M-2.6 -6.2H1.2V-2.6" strokeWidth={1.5} />
    </g>
  ),
  projectStep: (
    <g {...ink}>
      <path d="M-7 6.4H-2.6V2.6H1.6V-1.2H6V6.4Z" fill="var(--shade)" />
      <rect x={-6.8} y={-6.8} width={6.6} height={6.6} rx={0.6} strokeDasharray="1.8 1.3" fill="var(--plaster)" />
      <path d="M2.4 -4.2V-6.8M1.2 -5.6L2.4 -6.9L3.6 -5.6" />
    </g>
  ),
  paidStep: (
    <g {...ink}>
      <path d="M-7 6.4H-2.6V2.6H1.6V-1.2H6V6.4Z" fill="var(--shade)" />
      <rect x={-7} y={-7} width={6} height={6} rx={1.4} fill="var(--plaster)" />
      <path d="M0.4 -4H5M3.2 -5.8L5 -4L3.2 -2.2" />
    </g>
  ),
  blueLine: (
    <g {...ink}>
      <path d="M-6.6 6.4H-2.4V2.4H1.8V-1.6H6V-6" />
      <path d="M-7.4 0.4H7.4" stroke="var(--lapis)" strokeWidth={2.2} />
    </g>
  ),
  lose: <path d="M-4.6 0H4.6" {...ink} strokeWidth={2} />,
} as const satisfies Readonly<Record<string, ReactNode>>;
