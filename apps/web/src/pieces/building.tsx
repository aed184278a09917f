/**
 * A Building of one to three rooms or more, seen slightly from above: the rooms of adjacent spaces grow together, walls fall to the front, and the
 * House of its owner stands on the roof of the first room.
 */
import type { BuildingColour } from '@tabannusi/engine';
import { memo, type ReactNode } from 'react';
import { roughRect } from '../geometry/rough.ts';
import { ColourMark, fillOf, markOf } from './colour-mark.tsx';
import { House } from './house.tsx';

export interface Room {
  readonly x: number;
  readonly y: number;
  /** Which of its sides lead on into another room of the Building. */
  readonly right: boolean;
  readonly below: boolean;
}

const WALL = 7;

/** Rooms by their upper left corners; `pitch` is the distance of two spaces, `size` what a space measures. */
export const Building = memo(function Building({ colour, seat, rooms, size = 40, pitch = 43 }: BuildingProps): ReactNode {
  const inset = 2;
  const roof = size - 2 * inset;
  const [first] = rooms;
  return (
    <g>
      {rooms.map(({ x, y, right, below }) => (
        <g key={`${x} ${y}`}>
          <path
            d={roughRect(x + inset + 1.5, y + inset + 3, roof + (right ? pitch - roof : 0), roof + (below ? pitch - roof : 0), 5, 0.4, 2)}
            fill="var(--shadow)"
          />
          {below ? null : (
            <path
              d={`M${x + inset} ${y + size - inset - WALL}H${x + inset + roof + (right ? pitch - roof : 0)}V${y + size - inset}H${x + inset}Z`}
              fill={fillOf(colour)}
              stroke="var(--piece-line)"
              strokeWidth={1}
            />
          )}
        </g>
      ))}
      {rooms.map(({ x, y, below }) =>
        below ? null : (
          <g key={`${x} ${y}`} stroke="none">
            <path
              d={`M${x + inset + 0.5} ${y + size - inset - WALL}h${roof - 1}v${WALL - 0.5}h${-roof + 1}Z`}
              fill="var(--piece-line)"
              fillOpacity={0.32}
            />
            <path d={`M${x + size / 2 - 3} ${y + size - inset}v-4.6q3 -2.4 6 0v4.6Z`} fill="var(--piece-line)" fillOpacity={0.75} />
          </g>
        ),
      )}
      {rooms.map(({ x, y, right, below }) => {
        const deep = roof - WALL;
        return (
          <g key={`${x} ${y}`}>
            <path
              d={roughRect(x + inset, y + inset, roof, deep, x + y, 0.4, 2)}
              fill={fillOf(colour)}
              stroke="var(--piece-line)"
              strokeWidth={1.1}
            />
            {right ? (
              <path
                d={`M${x + inset + roof - 1.5} ${y + inset + 0.6}h${pitch - roof + 3}v${deep - 1.2}h${-(pitch - roof) - 3}Z`}
                fill={fillOf(colour)}
              />
            ) : null}
            {below ? (
              <path
                d={`M${x + inset + 0.6} ${y + inset + deep - 1.5}h${roof - 1.2}v${pitch - deep + 3}h${-roof + 1.2}Z`}
                fill={fillOf(colour)}
              />
            ) : null}
            {right ? (
              <path
                d={`M${x + inset + roof - 1} ${y + inset}h${pitch - roof + 2}M${x + inset + roof - 1} ${y + inset + deep}h${pitch - roof + 2}`}
                stroke="var(--piece-line)"
                strokeWidth={1.1}
              />
            ) : null}
            {below ? (
              <path
                d={`M${x + inset} ${y + inset + deep - 1}v${pitch - deep + 2}M${x + inset + roof} ${y + inset + deep - 1}v${pitch - deep + 2}`}
                stroke="var(--piece-line)"
                strokeWidth={1.1}
              />
            ) : null}
            <path
              d={roughRect(x + inset + 3.5, y + inset + 3.5, roof - 7, deep - 7, x + y + 2, 0.3, 1)}
              fill="none"
              stroke={markOf(colour)}
              strokeOpacity={0.55}
              strokeWidth={0.9}
            />
          </g>
        );
      })}
      {rooms.map(({ x, y }, index) =>
        index === 0 ? null : <ColourMark key={`${x} ${y}`} colour={colour} x={x + size / 2} y={y + (size - WALL) / 2} size={size * 0.38} />,
      )}
      {first === undefined ? null : (
        <>
          <ColourMark colour={colour} x={first.x + size * 0.24} y={first.y + size * 0.24} size={size * 0.22} />
          {seat === null ? null : <House seat={seat} x={first.x + size * 0.53} y={first.y + size * 0.42} size={size * 0.5} />}
        </>
      )}
    </g>
  );
});

interface BuildingProps {
  readonly colour: BuildingColour;
  readonly seat: number | null;
  readonly rooms: readonly Room[];
  readonly size?: number;
  readonly pitch?: number;
}
