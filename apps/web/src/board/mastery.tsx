/** The Mastery tracks on the board. */
import { BUILDING_COLOURS } from '@tabannusi/engine';
import type { ReactNode } from 'react';
import { MASTERY, MasteryStairs, rowAt, stairAt } from '../pieces/mastery-stairs.tsx';
import { usePlaying } from '../session/context.ts';
import { DarkSpot, Spot } from './spot.tsx';

export function Mastery({ x = 0, y = 0 }: { x?: number; y?: number }): ReactNode {
  const { scene, told } = usePlaying();
  const printed = scene.table.setting.edition.mastery;
  const markers = scene.view.seats.map(({ mastery }) => mastery);
  return (
    <g role="group" aria-label={told.web.say('game', 'mastery', {})} transform={`translate(${x} ${y})`}>
      <MasteryStairs printed={printed} markers={markers} />
      <DarkSpot place={{ kind: 'values' }} x={2} y={2} width={20} height={MASTERY.height - 4} />
      {printed.right.map((code, row) =>
        code === '' ? null : (
          <DarkSpot key={row} place={{ kind: 'rightHand', row }} x={MASTERY.width - 26} width={24} {...rowAt(row, printed)} />
        ),
      )}
      {BUILDING_COLOURS.map((colour, track) => (
        <Spot key={colour} place={{ kind: 'track', colour }} {...stairAt(track)} />
      ))}
    </g>
  );
}
