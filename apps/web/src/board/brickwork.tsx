/** A terrace of sun-dried brick: a bond of bricks, a lit upper edge, a short shadow to the south. */
import { memo, type ReactNode } from 'react';
import { roughRect } from '../geometry/rough.ts';

const BRICK = { width: 22, height: 9 };

/** The pattern of the bricks. Every picture with brickwork draws it once. */
export function BrickBond(): ReactNode {
  const { width, height } = BRICK;
  return (
    <defs>
      <pattern id="brick-bond" width={width} height={2 * height} patternUnits="userSpaceOnUse">
        <path
          d={`M0 0H${width}M0 ${height}H${width}M5 0V${height}M${5 + width / 2} ${height}V${2 * height}`}
          stroke="var(--mortar)"
          strokeOpacity={0.42}
          strokeWidth={1}
        />
      </pattern>
    </defs>
  );
}

export const Brickwork = memo(function Brickwork({ width, height, seed }: { width: number; height: number; seed: number }): ReactNode {
  const outline = roughRect(0.5, 0.5, width - 1, height - 0.5, seed, 1.5, 9);
  return (
    <g>
      <path d={outline} transform="translate(0 3)" fill="var(--shadow)" />
      <path d={outline} fill="var(--brick)" />
      <path d={outline} fill="url(#brick-bond)" stroke="var(--mortar)" strokeWidth={1.8} />
      <path d={`M10 2.2H${width - 10}`} stroke="var(--lit-edge)" strokeWidth={1.8} strokeLinecap="round" />
    </g>
  );
});
