/** The Action spaces of a District: plaques for what is printed, Action tiles where they lie. */
import type { ActionKind } from '@tabannusi/engine';
import type { ReactNode } from 'react';
import { Clay } from '../pieces/clay.tsx';
import { ACTION_SIGNS, Glyph } from '../pieces/glyphs.tsx';
import { ACTION_TILE, ActionTile } from '../pieces/small-tiles.tsx';
import { usePlaying } from '../session/context.ts';
import { Spot } from './spot.tsx';

const PLAQUE = { width: 36, height: ACTION_TILE.height };
const GAP = 3;

/** A row from (x, y) with `perRow` spaces before the next row begins. */
export function Actions({ district, x = 0, y = 0, perRow = 4 }: { district: number; x?: number; y?: number; perRow?: number }): ReactNode {
  const { scene } = usePlaying();
  const kinds = scene.table.setting.edition.districts.actions[district - 1] ?? [];
  const tiles = [...(scene.view.districts[district - 1]?.actionTiles ?? [])];
  let across = 0;
  return (
    <g transform={`translate(${x} ${y})`}>
      {kinds.map((kind, index) => {
        const row = Math.floor(index / perRow);
        if (index % perRow === 0) across = 0;
        const left = across;
        across += (kind === 'tile' ? ACTION_TILE.width : PLAQUE.width) + GAP;
        const top = row * (PLAQUE.height + GAP);
        if (kind !== 'tile') return <Plaque key={kind} district={district} kind={kind} x={left} y={top} />;
        const tile = tiles.shift() ?? null;
        if (tile === null) return null;
        return (
          <g key={tile} transform={`translate(${left} ${top})`}>
            <ActionTile tile={tile} />
            <Spot place={{ kind: 'actionTile', tile }} x={0} y={0} {...ACTION_TILE} />
          </g>
        );
      })}
    </g>
  );
}

function Plaque({ district, kind, x, y }: { district: number; kind: Exclude<ActionKind, 'tile'>; x: number; y: number }): ReactNode {
  return (
    <g transform={`translate(${x} ${y})`}>
      <Clay {...PLAQUE} fill="var(--sand)" round={4} seed={kind.length} />
      <Glyph name={ACTION_SIGNS[kind]} x={PLAQUE.width / 2} y={PLAQUE.height / 2} size={18} />
      <Spot place={{ kind: 'action', district, action: kind }} x={0} y={0} {...PLAQUE} />
    </g>
  );
}
