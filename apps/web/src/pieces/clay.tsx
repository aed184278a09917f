/** A tile of clay, plaster or stone with signs on it: the background of Action tiles, Harbormasters, cards and plaques. */
import { memo, type ReactNode } from 'react';
import { roughRect } from '../geometry/rough.ts';

/** (x, y) is the upper left corner. */
export const Clay = memo(function Clay({
  x = 0,
  y = 0,
  width,
  height,
  fill = 'var(--plaster)',
  line = 'var(--line)',
  seed = 7,
  round = 4,
}: ClayProps): ReactNode {
  return (
    <g>
      <path d={roughRect(x + 0.8, y + 1.6, width, height, seed, 0.7, round)} fill="var(--shadow)" />
      <path d={roughRect(x, y, width, height, seed, 0.7, round)} fill={fill} stroke={line} strokeWidth={1.1} />
      <path d={`M${x + round + 1} ${y + 1.4}H${x + width - round - 1}`} stroke="var(--lit-edge)" strokeWidth={1.2} />
    </g>
  );
});

interface ClayProps {
  readonly x?: number;
  readonly y?: number;
  readonly width: number;
  readonly height: number;
  readonly fill?: string;
  readonly line?: string;
  readonly seed?: number;
  readonly round?: number;
}
