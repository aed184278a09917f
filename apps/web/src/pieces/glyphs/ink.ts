/** How signs are drawn: bitumen lines with round ends. */
export const ink = { fill: 'none', stroke: 'var(--bitumen)', strokeWidth: 1.3, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
