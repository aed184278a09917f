/** A Ship in the Port: as many masts as its size, the mark of its colour on the sails, markers along its hull, its ability under it. */

import type { BuildingColour, ShipId } from '@tabannusi/engine';
import { memo, type ReactNode } from 'react';
import { ColourMark, fillOf } from './colour-mark.tsx';
import { SMALLEST } from './letters.ts';
import { ClaimMarker } from './player-mark.tsx';
import { PLATE, ShipAbility } from './ship-ability.tsx';

const KEEL = 48;
export const SHIP = { width: PLATE.width, height: KEEL + PLATE.height };

/** A printed Ship stands for any one colour and has no number and no ability: its `colour` and `id` are null. */
export const Ship = memo(function Ship({ colour, size, id, marks, nameMark }: ShipProps): ReactNode {
  const masts = Array.from({ length: size }, (_, mast) => SHIP.width / 2 + (mast - (size - 1) / 2) * 15);
  const line = colour === null ? 'var(--blue-mark)' : 'var(--piece-line)';
  const sail = colour === null ? 'none' : fillOf(colour);
  return (
    <g>
      <path d={HULL} transform="translate(1 2)" fill="var(--shadow)" />
      {masts.map((mast) => (
        <g key={mast}>
          <path d={`M${mast} 6V32`} stroke={line} strokeWidth={1.6} strokeLinecap="round" />
          <path
            d={`M${mast - 6} 9Q${mast} 7 ${mast + 6} 9Q${mast + 7.4} 17 ${mast + 5.6} 25Q${mast} 23.6 ${mast - 5.6} 25Q${mast - 4.2} 17 ${mast - 6} 9Z`}
            fill={sail}
            stroke={line}
            strokeWidth={1}
            strokeDasharray={colour === null ? '3 2' : undefined}
            strokeLinejoin="round"
          />
          {colour === null ? null : <ColourMark colour={colour} x={mast} y={16.5} size={9.5} />}
        </g>
      ))}
      <path
        d={HULL}
        fill={colour === null ? 'none' : 'var(--mortar)'}
        stroke={line}
        strokeWidth={1.2}
        strokeDasharray={colour === null ? '3 2' : undefined}
        strokeLinejoin="round"
      />
      <path d="M7 35H49" stroke="var(--lit-edge)" strokeWidth={1.2} />
      <text
        x={marks.length < 2 ? SHIP.width / 2 + 4 * marks.length : 38.6}
        y={43.8}
        textAnchor="middle"
        fontSize={SMALLEST}
        className="figure"
        fill="var(--on-player)"
      >
        {marks.length < 3 ? id : null}
      </text>
      {id === null ? null : <ShipAbility ship={id} y={KEEL} />}
      {marks.map((seat, index) => (
        <g key={seat} data-at={nameMark?.(seat)}>
          <ClaimMarker seat={seat} x={10 + index * 10.5} y={43} radius={6} />
        </g>
      ))}
    </g>
  );
});

interface ShipProps {
  readonly colour: BuildingColour | null;
  readonly size: number;
  readonly id: ShipId | null;
  readonly marks: readonly number[];
  /** Returns the place key for a seat's marker on it. Undefined if no markers come to this Ship. */
  readonly nameMark?: ((seat: number) => string) | undefined;
}

const HULL = 'M2 24Q4.6 24 5.4 30H50.6Q51.4 24 54 24Q55 39 46 46Q28 49.5 10 46Q1 39 2 24Z';
