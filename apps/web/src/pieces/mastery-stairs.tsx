/** The three Mastery stairways with the blue lines across them. Building values are at the left, bonuses on the steps and at the right. */

import { BUILDING_COLOURS, type MasteryGroup } from '@tabannusi/engine';
import { memo, type ReactNode } from 'react';
import { roughRect } from '../geometry/rough.ts';
import { keyOf } from '../places/place.ts';
import { BonusSign } from './bonus.tsx';
import { Clay } from './clay.tsx';
import { ColourMark, fillOf } from './colour-mark.tsx';
import { ClaimMarker } from './player-mark.tsx';

export const MASTERY = { width: 196, height: 224 };
/** The width of a stairway, the distance from one to the next, and the upper left corner of the first. */
const STAIR = { width: 46, pitch: 48, left: 24, top: 8 };
/** How much narrower each step is than the one below it. */
const NARROWING = 0.4;

/** From the end of a step to the middle of the marker there. */
const MARGIN = 6.8;

/** Returns the box of a stairway. */
export const stairAt = (track: number): { x: number; y: number; width: number; height: number } => ({
  x: STAIR.left + track * STAIR.pitch - 1,
  y: STAIR.top - 2,
  width: STAIR.width + 2,
  height: MASTERY.height - STAIR.top - 2,
});

/** Returns the upper edge and the height of a row. */
export function rowAt(row: number, { values }: MasteryGroup): { y: number; height: number } {
  const height = (MASTERY.height - STAIR.top - 24) / values.length;
  return { y: STAIR.top + (values.length - 1 - row) * height, height };
}

/**
 * Positions of one to four markers on a step, from 0 (left end) to 1 (right end). Markers stand at the ends first, so that the print in the
 * middle stays legible.
 */
const SIDES = [
  [0, 1],
  [0, 1],
  [0, 1 / 3, 1],
  [0, 1 / 3, 2 / 3, 1],
] as const;

/**
 * Returns the distance of a seat's marker from the left end of the stairway, and its radius. `rows` holds the rows of all seats on this
 * track.
 */
function standsAt(seat: number, rows: readonly number[]): { x: number; radius: number } {
  const here = rows.flatMap((row, other) => (row === rows[seat] ? [other] : []));
  const place = here.length === 1 ? Number(seat >= rows.length / 2) : here.indexOf(seat);
  const narrow = (rows[seat] ?? 0) * NARROWING;
  const side = SIDES[here.length - 1]?.[place] ?? 0;
  return { x: narrow + MARGIN + side * (STAIR.width - 2 * (narrow + MARGIN)), radius: here.length > 2 ? 4.6 : 5.6 };
}

/** `markers` holds the row on each track by seat. */
export function MasteryStairs({ printed, markers }: { printed: MasteryGroup; markers: readonly (readonly number[])[] }): ReactNode {
  const { values, right, blueLines } = printed;
  const { height: step } = rowAt(0, printed);
  const topOf = (row: number): number => rowAt(row, printed).y;
  return (
    <g>
      <Clay {...MASTERY} seed={8} round={8} />
      {values.map((value, row) => (
        <g key={row}>
          <text x={13} y={topOf(row) + step * 0.72} textAnchor="middle" fontSize={13} className="figure" fill="var(--bitumen)">
            {value === values[row - 1] ? '' : value}
          </text>
          {BUILDING_COLOURS.map((colour, track) => (
            <Step key={colour} printed={printed} track={track} row={row} top={topOf(row)} height={step} />
          ))}
          <BonusSign code={right[row] ?? ''} x={MASTERY.width - 13} y={topOf(row) + step / 2} size={step * 0.78} />
        </g>
      ))}
      {blueLines.map((row) => (
        <path key={row} d={`M20 ${topOf(row)}H${MASTERY.width - 26}`} stroke="var(--blue)" strokeWidth={3} strokeLinecap="round" />
      ))}
      {BUILDING_COLOURS.map((colour, track) => {
        const left = STAIR.left + track * STAIR.pitch;
        const rows = markers.map((own) => own[track] ?? 0);
        return (
          <g key={colour}>
            <ColourMark colour={colour} x={left + STAIR.width / 2} y={MASTERY.height - 10} size={13} stroke="var(--bitumen)" />
            {rows.map((row, seat) => {
              const { x, radius } = standsAt(seat, rows);
              return (
                <g key={seat} data-at={keyOf({ kind: 'mastery', seat, colour })}>
                  <ClaimMarker seat={seat} x={left + x} y={topOf(row) + step / 2} radius={radius} />
                </g>
              );
            })}
          </g>
        );
      })}
    </g>
  );
}

const Step = memo(function Step({
  printed,
  track,
  row,
  top,
  height,
}: {
  printed: MasteryGroup;
  track: number;
  row: number;
  top: number;
  height: number;
}): ReactNode {
  const colour = BUILDING_COLOURS[track] ?? 'white';
  const narrow = row * NARROWING;
  const left = STAIR.left + track * STAIR.pitch + narrow;
  const width = STAIR.width - 2 * narrow;
  const code = printed.inside[colour][row] ?? '';
  return (
    <g>
      <path
        d={roughRect(left, top + 0.5, width, height - 1, row + track, 0.4, 1.5)}
        fill={fillOf(colour)}
        stroke="var(--piece-line)"
        strokeOpacity={0.7}
        strokeWidth={0.9}
      />
      <path d={`M${left + 2} ${top + 2}H${left + width - 2}`} stroke="var(--lit-edge)" strokeWidth={1.4} />
      {code === '' ? null : <circle cx={left + width / 2} cy={top + height / 2} r={height * 0.46} fill="var(--plaster)" />}
      <BonusSign code={code} x={left + width / 2} y={top + height / 2} size={height * 0.64} />
    </g>
  );
});
