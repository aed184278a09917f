/** The head of a District: its number on a seal, its name, and the pawns that stand there. */

import type { ReactNode } from 'react';
import { Architect, Assistant } from '../pieces/pawns.tsx';
import { playerFill } from '../pieces/player-mark.tsx';
import { keyOf } from '../places/place.ts';
import { usePlaying } from '../session/context.ts';
import { DarkSpot } from './spot.tsx';

export function DistrictHead({ district, x = 0, y = 0, width, pawns }: DistrictHeadProps): ReactNode {
  const { scene, told } = usePlaying();
  const { active, seats } = scene.view;
  const isActedIn = active !== null && seats[active]?.assistant === district;
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle
        cx={16}
        cy={16}
        r={12}
        fill="var(--plaster)"
        stroke={isActedIn ? playerFill(active) : 'var(--line)'}
        strokeWidth={isActedIn ? 3.4 : 1.2}
      />
      <text x={16} y={21} textAnchor="middle" fontSize={15} className="figure" fill="var(--bitumen)">
        {district}
      </text>
      <text x={33} y={21.5} fontSize={16} className="name">
        {told.web.district(scene.table.setting, district)}
      </text>
      <Pawns district={district} {...(pawns ?? { x: width - 4, y: 28 })} />
    </g>
  );
}

/** Assistants, then Architects, from the right. */
function Pawns({ district, x, y }: { district: number; x: number; y: number }): ReactNode {
  const { seats } = usePlaying().scene.view;
  const architects = seats.flatMap(({ architect }, seat) => (architect === district ? [seat] : []));
  const assistants = seats.flatMap(({ assistant }, seat) => (assistant === district ? [seat] : []));
  const left = x - assistants.length * 12;
  return (
    <g>
      {architects.map((seat, index) => (
        <g key={seat} data-at={keyOf({ kind: 'architect', seat })}>
          <Architect seat={seat} x={left - 9 - index * 16} y={y} />
          <DarkSpot place={{ kind: 'architect', seat }} x={left - 17 - index * 16} y={y - 26} width={16} height={28} />
        </g>
      ))}
      {assistants.map((seat, index) => (
        <g key={seat} data-at={keyOf({ kind: 'assistant', seat })}>
          <Assistant seat={seat} x={x - 6 - index * 12} y={y} />
          <DarkSpot place={{ kind: 'assistant', seat }} x={x - 12 - index * 12} y={y - 26} width={12} height={28} />
        </g>
      ))}
    </g>
  );
}

interface DistrictHeadProps {
  readonly district: number;
  readonly x?: number;
  readonly y?: number;
  readonly width: number;
  /** Where the rightmost pawn stands; by default at the right end of the head. */
  readonly pawns?: { readonly x: number; readonly y: number };
}
