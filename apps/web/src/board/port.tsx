/** The Port: nine Ships in a basin, with a pair of House spaces at the head of each row and column and a Harbormaster at its other end. */

import { PORT_LINES, type PortLine } from '@tabannusi/engine';
import type { ReactNode } from 'react';
import { roughPolygon, roughRect } from '../geometry/rough.ts';
import { BonusSign } from '../pieces/bonus.tsx';
import { Crate } from '../pieces/crate.tsx';
import { House } from '../pieces/house.tsx';
import { SHIP, Ship } from '../pieces/ship.tsx';
import { HARBORMASTER, Harbormaster } from '../pieces/small-tiles.tsx';
import { keyOf } from '../places/place.ts';
import { usePlaying } from '../session/context.ts';
import { Actions } from './actions.tsx';
import { River } from './city.tsx';
import { DistrictHead } from './head.tsx';
import { Quay } from './quay.tsx';
import { District } from './region.tsx';
import { DarkSpot, Spot } from './spot.tsx';

const DISTRICT = 4;
export const PORT = { width: 290, height: 345 };
/** Distance between the rows of the basin. A taller board has a larger one. */
const rowPitch = (height: number): number => SHIP.height + (height - PORT.height) / 3;

/** The upper left corner of the basin, where the Ships stand. */
const BASIN = { x: 62, y: 62 };
const COLUMN = SHIP.width + 3;
const HOUSE = 26;

/** Returns where the House pair and the Harbormaster of a line are, from the upper left corner of the Port. */
function lineAt(line: PortLine, pitch: number): { pair: readonly [number, number]; master: readonly [number, number] } {
  const number = Number(line.at(-1)) - 1;
  if (line.startsWith('row')) {
    const y = BASIN.y + number * pitch + (SHIP.height - HOUSE) / 2;
    return { pair: [4, y], master: [BASIN.x + 3 * COLUMN + 2, y] };
  }
  const x = BASIN.x + number * COLUMN;
  return { pair: [x + 1, BASIN.y - HOUSE - 5], master: [x + (SHIP.width - HARBORMASTER.width) / 2, BASIN.y + 3 * pitch + 3] };
}

/** The outline of the quay along the north and west of the basin. */
const quayOf = (bottom: number): string =>
  roughPolygon(
    [
      [0.5, 0.5],
      [PORT.width - 0.5, 0.5],
      [PORT.width - 0.5, BASIN.y - 4],
      [BASIN.x - 4, BASIN.y - 4],
      [BASIN.x - 4, bottom],
      [0.5, bottom],
    ],
    9,
    1.5,
    8,
  );

/** `height` is at least that of PORT. */
export function Port({ x = 0, y = 0, height = PORT.height }: { x?: number; y?: number; height?: number }): ReactNode {
  const pitch = rowPitch(height);
  const quay = quayOf(3 * pitch + BASIN.y);
  return (
    <District district={DISTRICT} x={x} y={y} width={PORT.width} height={height}>
      <River width={PORT.width} height={height} />
      <path d={quay} transform="translate(0 3)" fill="var(--shadow)" />
      <path d={quay} fill="var(--brick)" />
      <path d={quay} fill="url(#brick-bond)" stroke="var(--mortar)" strokeWidth={1.8} />
      <path d={`M10 2.2H${PORT.width - 10}`} stroke="var(--lit-edge)" strokeWidth={1.8} strokeLinecap="round" />
      <DistrictHead district={DISTRICT} width={PORT.width} />
      <Ships pitch={pitch} />
      {PORT_LINES.map((line, index) => (
        <Line key={line} line={line} index={index} pitch={pitch} />
      ))}
      <Quay district={DISTRICT} x={4} y={height - 44} />
      <Actions district={DISTRICT} x={PORT.width - 145} y={height - 34} />
    </District>
  );
}

/** Keys of the places of markers, by Ship space. */
const MARK_NAMES = Array.from({ length: 9 }, (_, index) => (seat: number) => keyOf({ kind: 'shipMark', shipSpace: index + 1, seat }));

function Ships({ pitch }: { pitch: number }): ReactNode {
  const { scene } = usePlaying();
  const { edition, printedShips } = scene.table.setting;
  return scene.view.ships.map(({ ship, marks }, index) => {
    const shipSpace = index + 1;
    const tile = edition.ships.tiles.find(({ id }) => id === ship);
    const size = tile?.size ?? printedShips[index] ?? 0;
    if (size === 0) return null;
    return (
      <g key={shipSpace} transform={`translate(${BASIN.x + (index % 3) * COLUMN} ${BASIN.y + Math.floor(index / 3) * pitch})`}>
        <Ship colour={tile?.colour ?? null} size={size} id={ship} marks={marks} nameMark={MARK_NAMES[index]} />
        <Spot place={{ kind: 'ship', shipSpace }} x={0} y={0} {...SHIP} />
      </g>
    );
  });
}

function Line({ line, index, pitch }: { line: PortLine; index: number; pitch: number }): ReactNode {
  const { scene } = usePlaying();
  const { crate = null, blue = null, red = null, harbormaster = null } = scene.view.port[index] ?? {};
  const { pair, master } = lineAt(line, pitch);
  const bonus = scene.table.setting.edition.port.blueBonuses[index] ?? '';
  return (
    <g>
      <g transform={`translate(${pair[0]} ${pair[1]})`}>
        <path d={roughRect(0, 0, HOUSE, HOUSE, index, 0.5, 3)} fill="var(--blue)" stroke="var(--piece-line)" strokeWidth={1} />
        <rect x={2.2} y={2.2} width={HOUSE - 4.4} height={HOUSE - 4.4} rx={2.6} fill="var(--plaster)" />
        <g data-at={keyOf({ kind: 'port', line, side: 'blue' })}>
          {blue === null ? (
            <BonusSign code={bonus} x={HOUSE / 2} y={HOUSE / 2} size={14} />
          ) : (
            <House seat={blue} x={HOUSE / 2} y={HOUSE / 2} size={20} />
          )}
        </g>
        <Spot place={{ kind: 'port', line, side: 'blue' }} x={0} y={0} width={HOUSE} height={HOUSE} round={4} />
      </g>
      <g transform={`translate(${pair[0] + HOUSE + 1} ${pair[1]})`}>
        <path d={roughRect(0, 0, HOUSE, HOUSE, index + 6, 0.5, 3)} fill="var(--red)" stroke="var(--piece-line)" strokeWidth={1} />
        <rect x={2.2} y={2.2} width={HOUSE - 4.4} height={HOUSE - 4.4} rx={2.6} fill="var(--plaster)" />
        <g data-at={keyOf({ kind: 'port', line, side: 'red' })}>
          {red === null && crate !== null ? <Crate colour={crate} x={HOUSE / 2} y={HOUSE / 2} size={17} /> : null}
          {red === null ? null : <House seat={red} x={HOUSE / 2} y={HOUSE / 2} size={20} />}
        </g>
        <Spot place={{ kind: 'port', line, side: 'red' }} x={0} y={0} width={HOUSE} height={HOUSE} round={4} />
      </g>
      {harbormaster === null ? null : (
        <g transform={`translate(${master[0]} ${master[1]})`}>
          <g data-at={keyOf({ kind: 'lineEnd', line })}>
            <Harbormaster id={harbormaster} />
          </g>
          <DarkSpot place={{ kind: 'harbormaster', harbormaster }} x={0} y={0} {...HARBORMASTER} />
        </g>
      )}
    </g>
  );
}
