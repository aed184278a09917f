/** Signs of the views: objects of Ur without a meaning in the game, each within 16 by 16 around the origin. */
import type { ReactNode } from 'react';
import { ink } from '../pieces/glyphs/ink.ts';

/** A tablet with a stylus, a tablet with wedges, a cylinder seal with its impression, three columns, a tablet in a basket, an oil lamp, and a measuring rod with a coiled line. */
const SIGNS = {
  learn: 'M-7 -5.6H7V5.6H-7ZM-4.6 -2.4H4.6M-4.6 0.4H1.6M0.8 7.6L6.8 0.8',
  rules:
    'M-5.4 -7Q0 -7.8 5.4 -7Q6.4 0 5.4 7Q0 7.8 -5.4 7Q-6.4 0 -5.4 -7ZM-3 -3.6H3M-3 0H1.4M-3 3.6H2.4M-3 -4.8V-2.4M-3 -1.2V1.2M-3 2.4V4.8',
  online: 'M-7 -3.4H-1.4V1.6H-4.6L-6.4 3.4V1.6H-7ZM1.4 -6H7V-0.6H6.4V1.2L4.6 -0.6H1.4ZM-3.2 4.6H4.4V7.2H-3.2Z',
  gallery:
    'M-6.8 -6V5.4Q-4.2 7.4 -1.6 5.4V-6Q-4.2 -8 -6.8 -6Q-4.2 -4 -1.6 -6M-1.6 -4.4H7V4.6H-1.6M1.4 0H5.6M3.5 -2.1V2.1M2 -1.5L5 1.5M5 -1.5L2 1.5',
  statistics: 'M-7 6.8H7M-5.6 6.4V1.2H-2.4V6.4M-1.6 6.4V-3H1.6V6.4M2.4 6.4V-6.8H5.6V6.4',
  load: 'M-2.8 -1V-6.8H3.4V-1M-7 -1H7L5.2 6.8H-5.2ZM-6.2 2.2H6.2M-2.4 -1L-1.8 6.8M2.4 -1L1.8 6.8',
  settings: 'M-7 0.6Q-6.4 6.4 0 6.4Q5 6.4 7.2 0.4L3.6 1.8Q-2 -1.4 -7 0.6ZM6.4 -0.8Q4 -3.2 6.4 -6.8Q8.4 -3.2 6.4 -0.8Z',
  origins:
    'M5 -7.2V7.2M3.6 -3.6H6.4M3.6 0H6.4M3.6 3.6H6.4M2 0.4A4.6 4.6 0 1 1 -7.2 0.4A4.6 4.6 0 1 1 2 0.4ZM-0.4 0.4A2.2 2.2 0 1 1 -4.8 0.4A2.2 2.2 0 1 1 -0.4 0.4Z',
} as const;

export const PageSign = ({ page }: { page: keyof typeof SIGNS }): ReactNode => <path {...ink} fill="var(--plaster)" d={SIGNS[page]} />;
