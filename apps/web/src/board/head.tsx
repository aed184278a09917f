/** The head of a District: its number on a seal, its name, and the pawns that stand there. */
import type { ReactNode } from 'react';
import { Architect, Assistant } from '../pieces/pawns.tsx';
import { usePlaying } from '../session/context.ts';

export function DistrictHead({ district, x = 0, y = 0, width, onWater = false }: DistrictHeadProps): ReactNode {
  const { scene, told } = usePlaying();
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle cx={15} cy={15} r={10.5} fill="var(--plaster)" stroke="var(--line)" strokeWidth={1.2} />
      <text x={15} y={20} textAnchor="middle" fontSize={14} className="figure" fill="var(--bitumen)">
        {district}
      </text>
      <text x={31} y={20.5} fontSize={15} className={onWater ? 'name on-water' : 'name'}>
        {told.web.district(scene.table.setting, district)}
      </text>
      <Pawns district={district} x={width - 4} y={28} />
    </g>
  );
}

/** From the right: Assistants, then Architects. */
function Pawns({ district, x, y }: { district: number; x: number; y: number }): ReactNode {
  const { seats } = usePlaying().scene.view;
  const architects = seats.flatMap(({ architect }, seat) => (architect === district ? [seat] : []));
  const assistants = seats.flatMap(({ assistant }, seat) => (assistant === district ? [seat] : []));
  const left = x - assistants.length * 12;
  return (
    <g>
      {architects.map((seat, index) => (
        <Architect key={seat} seat={seat} x={left - 9 - index * 16} y={y} />
      ))}
      {assistants.map((seat, index) => (
        <Assistant key={seat} seat={seat} x={x - 6 - index * 12} y={y} />
      ))}
    </g>
  );
}

interface DistrictHeadProps {
  readonly district: number;
  readonly x?: number;
  readonly y?: number;
  readonly width: number;
  readonly onWater?: boolean;
}
