/** The spaces of the common Districts and what lies on them. */

import type { Piece } from '@tabannusi/engine';
import { type ComponentProps, memo, type ReactNode, useMemo } from 'react';
import { type City, type CitySpace, PITCH, SPACE } from '../geometry/city.ts';
import { BonusSign } from '../pieces/bonus.tsx';
import { Building, type Room } from '../pieces/building.tsx';
import { Plot } from '../pieces/plot.tsx';
import { SpecialWater } from '../pieces/small-tiles.tsx';
import { Garden, Project, Water } from '../pieces/tiles-on-spaces.tsx';
import { keyOf } from '../places/place.ts';
import { usePlaying } from '../session/context.ts';
import { SpaceGrids } from './space-grids.tsx';

export function CityPieces({ plan }: { plan: City }): ReactNode {
  const { scene } = usePlaying();
  const spaces = useMemo(() => plan.parts.flatMap((part) => part.spaces.map((space) => ({ ...space, district: part.district }))), [plan]);
  const pieces = scene.view.spaces;
  const pieceAt = ({ space }: CitySpace): Piece => pieces[space] ?? EMPTY;
  const buildings = useMemo(() => buildingsOn(spaces, pieces), [spaces, pieces]);
  const { faces } = scene.table.setting.edition.specialWater;
  return (
    <g>
      {spaces.map((space) => (
        <SpaceGround key={space.name} space={space} piece={pieceAt(space)} faces={faces} />
      ))}
      {buildings.map(({ name, ...building }) => (
        <g key={name} data-at={keyOf({ kind: 'building', space: name })}>
          <Building {...building} size={SPACE} pitch={PITCH} />
        </g>
      ))}
      <SpaceGrids plan={plan} />
    </g>
  );
}

const EMPTY: Piece = { kind: 'empty' };

type BuildingOnSpaces = Pick<ComponentProps<typeof Building>, 'colour' | 'seat' | 'rooms'> & { readonly name: string };

function buildingsOn(spaces: readonly CitySpace[], pieces: readonly Piece[]): BuildingOnSpaces[] {
  const built = spaces.flatMap((space) => {
    const piece = pieces[space.space] ?? EMPTY;
    return piece.kind === 'building' ? [{ space, piece }] : [];
  });
  return [...Map.groupBy(built, ({ piece }) => piece.building)].flatMap(([name, parts]) =>
    parts.slice(0, 1).map(({ piece: { colour, seat } }) => ({ name, colour, seat, rooms: roomsOf(parts.map(({ space }) => space)) })),
  );
}

/** Returns the rooms by their upper left corners. A room opens to the right or below where the next space belongs to the same Building. */
function roomsOf(spaces: readonly CitySpace[]): Room[] {
  const has = (x: number, y: number): boolean => spaces.some((space) => space.x === x && space.y === y);
  return spaces.map(({ x, y }) => ({ x, y, right: has(x + PITCH, y), below: has(x, y + PITCH) }));
}

const SpaceGround = memo(function SpaceGround({ space, piece, faces }: SpaceGroundProps): ReactNode {
  const { name, bonus, water } = space;
  return (
    <g transform={`translate(${space.x} ${space.y})`}>
      <g data-at={keyOf({ kind: 'space', space: name })}>
        {piece.kind === 'empty' ? <Plot size={SPACE} seed={space.space + 1} /> : null}
        {piece.kind === 'empty' && bonus !== '' ? <BonusSign code={bonus} x={SPACE / 2} y={SPACE / 2} size={21} /> : null}
        {piece.kind === 'water' && piece.tile !== null ? (
          <SpecialWater face={faces[piece.tile - 1] ?? ''} size={SPACE} seed={space.space} />
        ) : null}
        {piece.kind === 'water' && piece.tile === null ? (
          <>
            <Water size={SPACE} seed={space.space} />
            {water && bonus !== '' ? (
              <>
                <circle cx={SPACE / 2} cy={SPACE / 2} r={11.5} fill="var(--plaster)" fillOpacity={0.92} />
                <BonusSign code={bonus} x={SPACE / 2} y={SPACE / 2} size={15} />
              </>
            ) : null}
          </>
        ) : null}
        {piece.kind === 'garden' ? <Garden size={SPACE} seed={space.space} seat={piece.seat} /> : null}
        {piece.kind === 'project' ? (
          <>
            <Plot size={SPACE} seed={space.space + 1} />
            <Project colour={piece.colour} seat={piece.seat} size={SPACE} seed={space.space} />
          </>
        ) : null}
      </g>
    </g>
  );
});

interface SpaceGroundProps {
  readonly space: CitySpace;
  readonly piece: Piece;
  /** The faces of special Water tiles. */
  readonly faces: readonly string[];
}
