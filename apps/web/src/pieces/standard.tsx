/** The standard of the start player. */
import type { ReactNode } from 'react';

/** Within 16 by 16 around the origin. */
export const Standard = (): ReactNode => (
  <g>
    <path d="M-5 7.4V-7" stroke="var(--bitumen)" strokeWidth={1.5} strokeLinecap="round" />
    <path d="M-5 -6.6H6.6L4 -2.6L6.6 1.4H-5Z" fill="var(--gold)" stroke="var(--bitumen)" strokeWidth={1.1} strokeLinejoin="round" />
  </g>
);
