/** A Crate. Face up, it is slatted wood around its colour; face down, it is nailed shut with crossed boards. */
import type { ResourceColour } from '@tabannusi/engine';
import { memo, type ReactNode } from 'react';
import { roughRect } from '../geometry/rough.ts';
import { ColourMark, fillOf } from './colour-mark.tsx';

/** Centred on (x, y). `up` is false for a Crate that needs to be refilled. */
export const Crate = memo(function Crate({ colour, up = true, x = 0, y = 0, size = 22 }: CrateProps): ReactNode {
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 22})`}>
      <path d={roughRect(-10, -8.4, 22, 20, 4, 0.4, 2)} fill="var(--shadow)" />
      <path
        d={roughRect(-11, -10, 22, 20, 4, 0.4, 2)}
        fill={up ? fillOf(colour) : 'var(--shade)'}
        stroke="var(--piece-line)"
        strokeWidth={1.2}
      />
      {up ? (
        <g key="up">
          <path d="M-11 -6H11M-11 6H11M-7.6 -10V10M7.6 -10V10" stroke="var(--piece-line)" strokeOpacity={0.5} strokeWidth={1.1} />
          <ColourMark colour={colour} size={10.5} />
        </g>
      ) : (
        <g key="down">
          <path d="M-9.6 -8.6L9.6 8.6M9.6 -8.6L-9.6 8.6" stroke="var(--line)" strokeWidth={3.4} />
          <circle r={6.4} fill="var(--shade)" stroke="var(--line)" strokeWidth={0.9} />
          <ColourMark colour={colour} size={9} stroke="var(--faded)" />
        </g>
      )}
    </g>
  );
});

interface CrateProps {
  readonly colour: ResourceColour;
  readonly up?: boolean;
  readonly x?: number;
  readonly y?: number;
  readonly size?: number;
}
