/** One of the three stepped pyramids: three House spaces at the base, two in the middle and one on top, each with what it gives. */

import type { BuildingColour, ZigguratSpace } from '@tabannusi/engine';
import { memo, type ReactNode } from 'react';
import { roughPolygon } from '../geometry/rough.ts';
import { keyOf } from '../places/place.ts';
import { ColourMark, fillOf } from './colour-mark.tsx';
import { Glyph } from './glyphs.tsx';
import { House } from './house.tsx';

export const SECTION = { width: 128, height: 116 };
const STEP = 36;
const ROOM = 38;
/** The depth of a terrace as seen from above. */
const LEDGE = 6;

/** The centres of the six spaces: base left, middle, right; middle left, right; top. */
export const SECTION_SPACES: readonly { readonly x: number; readonly y: number }[] = [
  [-1, 0],
  [0, 0],
  [1, 0],
  [-0.5, 1],
  [0.5, 1],
  [0, 2],
].map(([across = 0, up = 0]) => ({ x: SECTION.width / 2 + across * ROOM, y: SECTION.height - 22 - up * STEP }));

/** Returns the courses of brick across the face of a terrace. */
const courses = (middle: number, half: number, top: number, bottom: number): string =>
  [0.26, 0.5, 0.74]
    .map((part) => `M${middle - half + 3 - 2 * part} ${top + part * (bottom - top)}H${middle + half - 3 + 2 * part}`)
    .join('');

export const ZigguratSection = memo(function ZigguratSection({ colour, spaces, houses }: ZigguratSectionProps): ReactNode {
  return (
    <g>
      {[0, 1, 2].map((step) => (
        <Terrace key={step} colour={colour} step={step} />
      ))}
      {SECTION_SPACES.map(({ x, y }, index) => {
        const seat = houses[index] ?? null;
        return (
          <g key={index}>
            <path
              d={`M${x - 13} ${y + 13}V${y - 8}Q${x} ${y - 18} ${x + 13} ${y - 8}V${y + 13}Z`}
              fill="var(--sand)"
              stroke="var(--piece-line)"
              strokeWidth={1}
            />
            <g data-at={keyOf({ kind: 'ziggurat', section: colour, space: index + 1 })}>
              {seat === null ? <SpaceSign space={spaces[index] ?? 'plain'} x={x} y={y} /> : <House seat={seat} x={x} y={y + 1} size={21} />}
            </g>
          </g>
        );
      })}
    </g>
  );
});

/** `step` counts from 0 at the base. */
function Terrace({ colour, step }: { colour: BuildingColour; step: number }): ReactNode {
  const half = (ROOM * (3 - step)) / 2 + 6 - step;
  const middle = SECTION.width / 2;
  // A terrace stands on the ledge of the one below.
  const bottom = SECTION.height - step * STEP - (step === 0 ? 2 : 5);
  const top = SECTION.height - (step + 1) * STEP - 2;
  const face = roughPolygon(
    [
      [middle - half + 3, top],
      [middle + half - 3, top],
      [middle + half, bottom],
      [middle - half, bottom],
    ],
    step + 3,
    0.8,
    2,
  );
  return (
    <g>
      <path
        d={`M${middle - half + 3} ${top + 1}L${middle - half + 12} ${top - LEDGE}H${middle + half - 12}L${middle + half - 3} ${top + 1}Z`}
        fill={fillOf(colour)}
        stroke="var(--piece-line)"
        strokeWidth={1.1}
        strokeLinejoin="round"
      />
      <path
        d={`M${middle - half + 4} ${top + 1}L${middle - half + 12} ${top - LEDGE}H${middle + half - 12}L${middle + half - 4} ${top + 1}Z`}
        fill="var(--lit-edge)"
      />
      <path d={face} fill={fillOf(colour)} stroke="var(--piece-line)" strokeWidth={1.2} />
      <path
        d={`M${middle + half - 3} ${top + 1}L${middle + half - 0.6} ${bottom - 0.6}H${middle + half - 7}L${middle + half - 8.6} ${top + 1}Z`}
        fill="var(--piece-line)"
        fillOpacity={0.22}
      />
      <path d={courses(middle, half, top, bottom)} stroke="var(--piece-line)" strokeOpacity={0.22} strokeWidth={0.9} />
    </g>
  );
}

function SpaceSign({ space, x, y }: { space: ZigguratSpace; x: number; y: number }): ReactNode {
  if (space === 'plain') return null;
  if (space === 'gold') return <Glyph name="gold" x={x} y={y} />;
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M0 -10L8 -1H4V9H-4V-1H-8Z" fill={fillOf(space)} stroke="var(--piece-line)" strokeWidth={1} strokeLinejoin="round" />
      <ColourMark colour={space} y={2.6} size={7.5} />
    </g>
  );
}

interface ZigguratSectionProps {
  readonly colour: BuildingColour;
  readonly spaces: readonly ZigguratSpace[];
  readonly houses: readonly (number | null)[];
}
