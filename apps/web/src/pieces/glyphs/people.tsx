/** Signs of people and Ships: Architect, Harbormaster. */
import type { ReactNode } from 'react';
import { ink } from './ink.ts';

export const PEOPLE = {
  architect: (
    <g {...ink}>
      <path d="M-5.6 7Q-5 -1 -2.4 -3.4H0.6Q3 -1 3.6 7Z" fill="var(--plaster)" />
      <circle cx={-0.9} cy={-5.2} r={2} fill="var(--plaster)" />
      <path d="M5.6 -6.6V7M3.8 -6.6H7.4" />
    </g>
  ),
  assistant: <path d="M0 -3.4m-2 0a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M-3.8 6.4Q-4 -1 0 -1Q4 -1 3.8 6.4Z" {...ink} fill="var(--plaster)" />,
  harbormaster: (
    <g {...ink}>
      <circle cy={-3.6} r={2.6} fill="var(--plaster)" />
      <path d="M-6 6.8Q-5.2 0.4 0 0.2Q5.2 0.4 6 6.8Z M-4 -5.8H4" fill="var(--plaster)" />
    </g>
  ),
  ship: (
    <g {...ink}>
      <path d="M-7 1.6H7Q5.6 6.4 2.6 6.4H-2.6Q-5.6 6.4 -7 1.6Z" fill="var(--shade)" />
      <path d="M0 1.6V-7M0 -6.4Q5.4 -4.6 4.6 0H0" fill="var(--plaster)" />
    </g>
  ),
} as const satisfies Readonly<Record<string, ReactNode>>;
