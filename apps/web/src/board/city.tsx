/** The common Districts with the river between them: brick terraces above the water, Barges at their quays. */
import { memo, type ReactNode } from 'react';
import { type CityPart, type City as CityPlan, HEAD, isBorder, PAD, PITCH, QUAY, SPACE } from '../geometry/city.ts';
import { lots, roughRect, wave } from '../geometry/rough.ts';
import { BARGE } from '../pieces/barge.tsx';
import { Actions } from './actions.tsx';
import { Brickwork } from './brickwork.tsx';
import { CityPieces } from './city-pieces.tsx';
import { DistrictHead } from './head.tsx';
import { Quay } from './quay.tsx';
import { District } from './region.tsx';

/** Height of the terrace below the grid, where the Actions are. The water begins below it. */
const TERRACE = 33;
/** Scale of a Barge in the common Districts, where it has more room than in the Port. */
const LARGE = 1.22;

/** If `height` exceeds that of the plan, the river below becomes wider. */
export function City({ plan, height = plan.height }: { plan: CityPlan; height?: number }): ReactNode {
  const land = plan.height - QUAY + TERRACE;
  return (
    <g>
      <River width={plan.width} height={height} top={HEAD / 2} />
      {plan.parts.map((part) =>
        isBorder(part.district) ? (
          <Border key={part.district} part={part} rows={plan.rows} />
        ) : (
          <District key={part.district} district={part.district} x={part.x} width={part.width} height={plan.height}>
            <Shore width={part.width} height={land} west={part.x > 0} east={part.x + part.width < plan.width} />
            <Brickwork width={part.width} height={land} seed={part.district} />
            <DistrictHead district={part.district} width={part.width} />
            <Actions district={part.district} x={3} y={land - TERRACE + 1} />
            <Quay district={part.district} x={(part.width - BARGE.width * LARGE) / 2} y={land - 1} scale={LARGE} />
          </District>
        ),
      )}
      <CityPieces plan={plan} />
    </g>
  );
}

/** Light shallows below a terrace and at those of its sides that face water. */
const Shore = memo(function Shore({ width, height, west, east }: ShoreProps): ReactNode {
  const line = (off: number): string => {
    const [left, right, bottom] = [-off, width + off, height + off];
    const begin = west ? `M${left} ${HEAD / 2}V${bottom - 8}Q${left} ${bottom} ${left + 8} ${bottom}` : `M6 ${bottom}`;
    const end = east ? `H${right - 8}Q${right} ${bottom} ${right} ${bottom - 8}V${HEAD / 2}` : `H${width - 6}`;
    return `${begin}${end}`;
  };
  return (
    <g fill="none" stroke="var(--ripple)">
      <path d={line(2)} strokeWidth={5} strokeOpacity={0.4} />
      <path d={line(8)} strokeWidth={1.1} strokeOpacity={0.5} strokeDasharray="26 9 48 13" strokeLinecap="round" />
    </g>
  );
});

interface ShoreProps {
  readonly width: number;
  readonly height: number;
  /** Whether there is water on this side. */
  readonly west: boolean;
  readonly east: boolean;
}

/** Water with ripples and currents, rounded at the lower corners. */
export const River = memo(function River({ width, height, top = 0 }: { width: number; height: number; top?: number }): ReactNode {
  const next = lots(Math.round(width + height));
  const scattered = (amount: number): { x: number; y: number }[] =>
    Array.from({ length: Math.round((amount * width * (height - top)) / 5200) }, () => ({
      x: (next() + 1) * 0.48 * (width - 40) + 6,
      y: top + 10 + ((next() + 1) / 2) * (height - top - 20),
    }));
  const ripples = scattered(1.1);
  const currents = scattered(0.8);
  return (
    <g>
      <path d={roughRect(0, top, width, height - top, 2, 2, 14)} fill="var(--river)" />
      <path d={currents.map(({ x, y }) => `M${x} ${y}q17 -4.5 34 0q-17 4.5 -34 0Z`).join('')} fill="var(--piece-line)" fillOpacity={0.13} />
      <path
        d={ripples.map(({ x, y }) => wave(x, y, 24, 2.6, 2)).join('')}
        fill="none"
        stroke="var(--ripple)"
        strokeOpacity={0.7}
        strokeWidth={1.3}
        strokeLinecap="round"
      />
    </g>
  );
});

/** Draws a footbridge of reed bundles in each row where the border has no space. */
function Border({ part: { x, width, spaces }, rows }: { part: CityPart; rows: number }): ReactNode {
  const taken = new Set(spaces.map(({ y }) => y));
  const tops = Array.from({ length: rows }, (_, row) => HEAD + PAD + row * PITCH);
  return (
    <g>
      {tops
        .filter((top) => !taken.has(top))
        .map((top) => (
          <g key={top} transform={`translate(${x - 3} ${top + SPACE / 2 - 9})`}>
            <path d={roughRect(0, 0, width + 6, 18, top, 1, 3)} fill="var(--shade)" stroke="var(--line)" strokeWidth={1.2} />
            <path d={`M0 6H${width + 6}M0 12H${width + 6}`} stroke="var(--line)" strokeOpacity={0.6} />
            <path d={`M12 0V18M${width / 2 + 3} 0V18M${width - 6} 0V18`} stroke="var(--line)" strokeWidth={1.6} />
          </g>
        ))}
    </g>
  );
}
