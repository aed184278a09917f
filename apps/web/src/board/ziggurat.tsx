/** The Ziggurat District: three stepped pyramids with their tiles, its Barge on a canal, and the stocks beside the board. */

import { BUILDING_COLOURS, RESOURCE_COLOURS } from '@tabannusi/engine';
import { memo, type ReactNode } from 'react';
import { roughRect } from '../geometry/rough.ts';
import { Die } from '../pieces/die.tsx';
import { Glyph } from '../pieces/glyphs.tsx';
import { ZIGGURAT_TILE, ZigguratTile } from '../pieces/small-tiles.tsx';
import { Project } from '../pieces/tiles-on-spaces.tsx';
import { SECTION, SECTION_SPACES, ZigguratSection } from '../pieces/ziggurat-section.tsx';
import { keyOf } from '../places/place.ts';
import { usePlaying } from '../session/context.ts';
import { Actions } from './actions.tsx';
import { Brickwork } from './brickwork.tsx';
import { DistrictHead } from './head.tsx';
import { Quay } from './quay.tsx';
import { District } from './region.tsx';
import { DarkSpot, Spot } from './spot.tsx';

const DISTRICT = 5;
export const ZIGGURAT = { width: 530, height: 190 };
const SIDE = 138;
/** The size where there is no room beside the Barge: the pyramids stand below it. */
export const STACKED_ZIGGURAT = { width: 3 * SECTION.width + 12, height: ZIGGURAT.height + 54 };

export function Ziggurat({ x = 0, y = 0, stacked = false }: { x?: number; y?: number; stacked?: boolean }): ReactNode {
  const { scene } = usePlaying();
  const { width, height } = stacked ? STACKED_ZIGGURAT : ZIGGURAT;
  const pyramids = stacked ? { x: 6, y: 70 } : { x: SIDE + 6, y: 16 };
  const canal = stacked ? 32 : ZIGGURAT.height - 52;
  const { sections } = scene.table.setting.edition.ziggurat;
  return (
    <District district={DISTRICT} x={x} y={y} width={width} height={height}>
      <Brickwork width={width} height={height} seed={5} />
      <path d={roughRect(4, canal, SIDE - 2, 48, 3, 1.2, 9)} fill="var(--river)" stroke="var(--mortar)" strokeWidth={1.2} />
      <DistrictHead district={DISTRICT} width={width} pawns={stacked ? { x: width - 4, y: 28 } : { x: SIDE + 2, y: canal - 3 }} />
      <Actions district={DISTRICT} x={stacked ? SIDE + 12 : 6} y={44} perRow={stacked ? 3 : 2} />
      <Quay district={DISTRICT} x={7} y={canal + 5} />
      <path d={`M${pyramids.x} ${pyramids.y + SECTION.height - 2}H${width - 8}`} stroke="var(--mortar)" strokeWidth={3} />
      {BUILDING_COLOURS.map((colour, index) => {
        const view = scene.view.ziggurat[index];
        return (
          <g key={colour} transform={`translate(${pyramids.x + index * SECTION.width} ${pyramids.y})`}>
            <ZigguratSection colour={colour} spaces={sections[colour]} houses={view?.houses ?? []} />
            {SECTION_SPACES.map((at, space) => (
              <Spot
                key={`${at.x} ${at.y}`}
                place={{ kind: 'ziggurat', section: colour, space: space + 1 }}
                x={at.x - 16}
                y={at.y - 18}
                width={32}
                height={34}
                round={8}
              />
            ))}
            <SectionTile index={index} />
          </g>
        );
      })}
    </District>
  );
}

/** Keys of the places of claims, by section. */
const CLAIM_NAMES = BUILDING_COLOURS.map((section) => (seat: number) => keyOf({ kind: 'claim', section, seat }));

function SectionTile({ index }: { index: number }): ReactNode {
  const { scene } = usePlaying();
  const { tile = null, claims = [], section = 'white' } = scene.view.ziggurat[index] ?? {};
  if (tile === null) return null;
  return (
    <g transform={`translate(${(SECTION.width - ZIGGURAT_TILE.width) / 2} ${SECTION.height + 4})`}>
      <ZigguratTile id={tile} claims={claims} nameClaim={CLAIM_NAMES[index]} />
      <Spot place={{ kind: 'section', section }} x={0} y={0} {...ZIGGURAT_TILE} />
    </g>
  );
}

export const STOCKS = { width: 536, height: 32 };

/** A reed mat under the stocks. */
const Mat = memo(function Mat(): ReactNode {
  const { width, height } = STOCKS;
  return (
    <g>
      <path d={roughRect(0, 1.5, width - 6, height - 2, 12, 1.2, 3)} fill="var(--shade)" stroke="var(--line)" strokeWidth={1.1} />
      <path d={`M3 8.5H${width - 9}M3 16H${width - 9}M3 23.5H${width - 9}`} stroke="var(--line)" strokeOpacity={0.22} />
      <path d={`M258 2V30M437 2V30M2.6 2V30M${width - 8.6} 2V30`} stroke="var(--mortar)" strokeWidth={2.4} strokeDasharray="2.6 2" />
    </g>
  );
});

/** The dice supply and the stocks of Project, Water and Garden tiles, with counts. */
export function Stocks({ x = 0, y = 0 }: { x?: number; y?: number }): ReactNode {
  const { scene, told } = usePlaying();
  const { supply, stocks } = scene.view;
  const count = (at: number, amount: number): ReactNode => (
    <text x={at} y={21} fontSize={13} className="figure" fill="var(--bitumen)">
      {amount}
    </text>
  );
  return (
    <g role="group" aria-label={told.web.say('game', 'stock', {})} transform={`translate(${x} ${y})`} data-at={keyOf({ kind: 'stocks' })}>
      <Mat />
      {RESOURCE_COLOURS.map((colour, index) => (
        <g key={colour} transform={`translate(${6 + index * 50} 0)`}>
          <g data-at={keyOf({ kind: 'supply', colour })}>
            <Die colour={colour} face={null} x={12} y={16} size={20} />
          </g>
          {count(27, supply[index] ?? 0)}
          <Spot place={{ kind: 'supply', colour }} x={-2} y={1} width={46} height={30} />
        </g>
      ))}
      {BUILDING_COLOURS.map((colour, index) => (
        <g key={colour} transform={`translate(${268 + index * 56} 0)`}>
          <g transform="translate(3 6)">
            <Project colour={colour} seat={null} size={24} seed={index + 4} />
          </g>
          <g transform="translate(0 3)" data-at={keyOf({ kind: 'stack', colour })}>
            <Project colour={colour} seat={null} size={24} seed={index} />
          </g>
          {count(31, stocks.projects[index] ?? 0)}
          <Spot place={{ kind: 'stack', colour }} x={-3} y={1} width={52} height={30} />
        </g>
      ))}
      <Glyph name="water" x={448} y={16} size={20} />
      {count(461, stocks.water)}
      <DarkSpot place={{ kind: 'waterStock' }} x={436} y={1} width={46} height={30} />
      <Glyph name="garden" x={494} y={16} size={20} />
      {count(507, stocks.gardens)}
      <DarkSpot place={{ kind: 'gardenStock' }} x={482} y={1} width={48} height={30} />
    </g>
  );
}
