/** A frieze as a cylinder seal rolls it out: rosettes, waves and wedges, repeated. */
import type { ReactNode } from 'react';

export function Frieze(): ReactNode {
  return (
    <svg className="frieze" aria-hidden="true">
      <defs>
        <pattern id="frieze" width={72} height={18} patternUnits="userSpaceOnUse">
          <g fill="none" stroke="var(--sand)" strokeWidth={1.5} strokeLinecap="round">
            <path d="M9 9m-5 0a5 5 0 1 0 10 0a5 5 0 1 0 -10 0M9 4V14M4 9H14M5.5 5.5L12.5 12.5M12.5 5.5L5.5 12.5" />
            <path d="M22 11q3 -6 6 0t6 0t6 0" />
            <path d="M48 4L52 6L48 8ZM55 4L59 6L55 8ZM50 11L54 13L50 15Z" fill="var(--sand)" />
            <path d="M66 3V15" />
          </g>
        </pattern>
      </defs>
      <rect width="100%" height={18} fill="url(#frieze)" />
    </svg>
  );
}
