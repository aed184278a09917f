/** The colours of goods, each with a mark that does not depend on hue: a ring, a barley ear, a brick bond, a wave, a leaf. */
import type { ResourceColour } from '@tabannusi/engine';
import { memo, type ReactNode } from 'react';

export const fillOf = (colour: ResourceColour): string => `var(--${colour})`;
export const markOf = (colour: ResourceColour): string => `var(--${colour}-mark)`;

/** The mark within a square of `size` around (x, y). */
export const ColourMark = memo(function ColourMark({
  colour,
  x = 0,
  y = 0,
  size = 12,
  stroke = markOf(colour),
}: ColourMarkProps): ReactNode {
  return (
    <g
      className="colour-mark"
      transform={`translate(${x} ${y}) scale(${size / 12})`}
      fill="none"
      stroke={stroke}
      strokeWidth={1.3}
      strokeLinecap="round"
    >
      <path d={MARKS[colour]} />
    </g>
  );
});

interface ColourMarkProps {
  readonly colour: ResourceColour;
  readonly x?: number;
  readonly y?: number;
  readonly size?: number;
  readonly stroke?: string;
}

const MARKS: Readonly<Record<ResourceColour, string>> = {
  white: 'M-4 0A4 4 0 1 1 4 0A4 4 0 1 1 -4 0Z M-1.2 0A1.2 1.2 0 1 1 1.2 0A1.2 1.2 0 1 1 -1.2 0Z',
  yellow: 'M0 5.5V-5 M0 -1.5L-3 -4 M0 -1.5L3 -4 M0 1.5L-3 -1 M0 1.5L3 -1 M0 4.5L-3 2 M0 4.5L3 2',
  brown: 'M-5 -4H5 M-5 0H5 M-5 4H5 M-2 -4V0 M3 -4V0 M0 0V4 M-5 -4V0 M5 0V4',
  blue: 'M-5.5 -2.5Q-4 -5 -2.7 -2.5T0 -2.5T2.7 -2.5T5.5 -2.5 M-5.5 2.5Q-4 0 -2.7 2.5T0 2.5T2.7 2.5T5.5 2.5',
  green: 'M-4 4.5Q-5 -3.5 4.5 -4.5Q4.5 4.5 -4 4.5Z M-4 4.5L2 -2',
};
