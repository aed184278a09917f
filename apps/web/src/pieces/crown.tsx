/** The crown of the Bot, used where there is no room for its name. */
import type { ReactNode } from 'react';

/** A cap with pairs of horns, the crown of kings and gods. */
export function Crown({ size = 16 }: { size?: number }): ReactNode {
  return (
    <g transform={`scale(${size / 16})`} stroke="var(--gold-dark)" strokeWidth={1.1} strokeLinejoin="round" strokeLinecap="round">
      <path d="M-4.6 6.6V-1Q-4.4 -6.6 0 -7.4Q4.4 -6.6 4.6 -1V6.6Z" fill="var(--gold)" />
      <path
        d="M-4.6 5Q-8.4 3.6 -7 -0.6M4.6 5Q8.4 3.6 7 -0.6M-4.4 0.6Q-7 -0.8 -5.6 -4M4.4 0.6Q7 -0.8 5.6 -4"
        fill="none"
        strokeWidth={1.7}
      />
      <path d="M-4.6 4.2H4.6M-4.6 0.6H4.6M0 -7.2V-4" fill="none" />
    </g>
  );
}
