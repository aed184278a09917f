/** The Mastery tracks on the board. */
import { BUILDING_COLOURS } from '@tabannusi/engine';
import type { ReactNode } from 'react';
import { MasteryStairs, stairAt } from '../pieces/mastery-stairs.tsx';
import { usePlaying } from '../session/context.ts';
import { place } from '../session/places.ts';
import { Spot } from './spot.tsx';

export function Mastery({ x = 0, y = 0 }: { x?: number; y?: number }): ReactNode {
  const { scene, told } = usePlaying();
  const markers = scene.view.seats.map(({ mastery }) => mastery);
  return (
    <g role="group" aria-label={told.web.say('game', 'mastery', {})} transform={`translate(${x} ${y})`}>
      <MasteryStairs printed={scene.table.setting.edition.mastery} markers={markers} />
      {BUILDING_COLOURS.map((colour, track) => (
        <Spot key={colour} place={place.track(colour)} {...stairAt(track)} />
      ))}
    </g>
  );
}
