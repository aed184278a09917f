/** What lies beside the Mastery tracks: the Time track, the Decrees and the special Water display. */

import type { ReactNode } from 'react';
import { DECREE, Decree } from '../pieces/cards.tsx';
import { Ingot } from '../pieces/gold.tsx';
import { SpecialWater } from '../pieces/small-tiles.tsx';
import { keyOf } from '../places/place.ts';
import { usePlaying } from '../session/context.ts';
import { DarkSpot, Spot } from './spot.tsx';

export const EDICTS = { width: DECREE.width, height: 224 };
const TILE = 34;

export function Edicts({ x = 0, y = 0 }: { x?: number; y?: number }): ReactNode {
  const { scene, told } = usePlaying();
  const { setting } = scene.table;
  const { timeGold, decrees, displayedWater } = scene.view;
  const ingots = Array.from({ length: setting.timeSpaces }, (_, space) => space);
  return (
    <g role="group" aria-label={told.web.say('game', 'decrees', {})} transform={`translate(${x} ${y})`}>
      <g>
        <path d={`M6 24H${EDICTS.width - 6}`} stroke="var(--line)" strokeWidth={1.4} strokeDasharray="2 4" strokeLinecap="round" />
        {ingots.map((space) => (
          <g key={space} data-at={keyOf({ kind: 'timeSpace', timeSpace: space })}>
            <Ingot
              x={22 + space * ((EDICTS.width - 44) / Math.max(1, setting.timeSpaces - 1))}
              y={13}
              size={26}
              empty={space >= timeGold}
            />
          </g>
        ))}
        <DarkSpot place={{ kind: 'timeTrack' }} x={0} y={0} width={EDICTS.width} height={28} />
      </g>
      {decrees.map(({ decree, seat: owner }, index) => {
        const words = told.words.tiles.decree(decree);
        return (
          <g key={decree} transform={`translate(0 ${30 + index * (DECREE.height + 2.5)})`}>
            <Decree id={decree} symbol={setting.edition.decrees.symbols[decree]} name={words.name} owner={owner} />
            <Spot place={{ kind: 'decree', decree }} x={0} y={0} {...DECREE} />
          </g>
        );
      })}
      {displayedWater.map((tile, index) => {
        const face = setting.edition.specialWater.faces[tile - 1] ?? '';
        return (
          <g key={tile} transform={`translate(${index * (TILE + 8) + 4} ${EDICTS.height - TILE})`}>
            <g data-at={keyOf({ kind: 'specialWater', tile })}>
              <SpecialWater face={face} size={TILE} seed={tile} />
            </g>
            <Spot place={{ kind: 'specialWater', tile }} x={0} y={0} width={TILE} height={TILE} />
          </g>
        );
      })}
    </g>
  );
}
