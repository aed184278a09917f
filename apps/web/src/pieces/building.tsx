/**
 * A Building of one or more rooms, seen slightly from above. The rooms of adjacent spaces share one roof with a parapet, walls with doors
 * face the viewer, and the House of the owner stands on the roof of the first room.
 */
import type { BuildingColour } from '@tabannusi/engine';
import { memo, type ReactNode } from 'react';
import { ColourMark, fillOf } from './colour-mark.tsx';
import { House } from './house.tsx';

export interface Room {
  readonly x: number;
  readonly y: number;
  /** Whether this side opens into another room of the Building. */
  readonly right: boolean;
  readonly below: boolean;
}

const INSET = 1.5;
const WALL = 11;
const PARAPET = 3;

/** `rooms` are given by their upper left corners, `pitch` is the distance of two spaces and `size` the side of a space. */
export const Building = memo(function Building({ colour, seat, rooms, size = 40, pitch = 43 }: BuildingProps): ReactNode {
  const side = size - 2 * INSET;
  const roof = joined(rooms, { inset: INSET, width: side, height: side - WALL, pitch });
  const body = joined(rooms, { inset: INSET, width: side, height: side, pitch });
  const floor = joined(rooms, {
    inset: INSET + PARAPET,
    width: side - 2 * PARAPET,
    height: side - WALL - 2 * PARAPET,
    pitch,
  });
  const fronts = rooms.filter(({ below }) => !below);
  const outline = { stroke: 'var(--piece-line)', strokeWidth: 2.2, strokeLinejoin: 'round', paintOrder: 'stroke' } as const;
  const [first] = rooms;
  return (
    <g>
      <path d={body} transform="translate(2.4 2.6)" fill="var(--shadow)" />
      <path d={body} fill={fillOf(colour)} {...outline} />
      <path d={body} fill="var(--piece-line)" fillOpacity={0.3} />
      <path d={fronts.map((room) => openings(room, size)).join('')} fill="var(--piece-line)" fillOpacity={0.8} />
      <path d={roof} fill={fillOf(colour)} {...outline} />
      <path d={roof} fill="var(--lit-edge)" fillOpacity={0.55} />
      <path d={floor} fill={fillOf(colour)} stroke="var(--piece-line)" strokeOpacity={0.5} strokeWidth={1.4} paintOrder="stroke" />
      {rooms.map(({ x, y }, index) =>
        index === 0 ? null : <ColourMark key={`${x} ${y}`} colour={colour} x={x + size / 2} y={y + (size - WALL) / 2} size={size * 0.36} />,
      )}
      {first === undefined ? null : (
        <>
          <ColourMark colour={colour} x={first.x + size * 0.2} y={first.y + size * 0.23} size={size * 0.22} />
          {seat === null ? null : <House seat={seat} x={first.x + size * 0.6} y={first.y + size * 0.365} size={size * 0.51} />}
        </>
      )}
    </g>
  );
});

/** Returns one outline for all rooms: where a room opens into the next, its part extends to it. */
function joined(rooms: readonly Room[], { inset, width, height, pitch }: PartOfRoom): string {
  return rooms
    .map(({ x, y, right, below }) => {
      const [left, top] = [x + inset, y + inset];
      const part = `M${left} ${top}h${width}v${height}h${-width}Z`;
      const across = right ? `M${left} ${top}h${pitch + width}v${height}h${-pitch - width}Z` : '';
      const down = below ? `M${left} ${top}h${width}v${pitch + height}h${-width}Z` : '';
      return `${part}${across}${down}`;
    })
    .join('');
}

interface PartOfRoom {
  readonly inset: number;
  readonly width: number;
  readonly height: number;
  readonly pitch: number;
}

/** A door between two windows in the front wall. */
function openings({ x, y }: Room, size: number): string {
  const middle = x + size / 2;
  const foot = y + size - INSET;
  return `M${middle - 3.2} ${foot}v-5.6q3.2 -2.8 6.4 0v5.6ZM${middle - 12.6} ${foot - 7}h3.6v3h-3.6ZM${middle + 9} ${foot - 7}h3.6v3h-3.6Z`;
}

interface BuildingProps {
  readonly colour: BuildingColour;
  readonly seat: number | null;
  readonly rooms: readonly Room[];
  readonly size?: number;
  readonly pitch?: number;
}
