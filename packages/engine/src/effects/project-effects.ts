/** What Ships give for a Project once its bonus is carried through: TILE-S04, then TILE-S13. Payload a: the Project's colour. */
import type { Work } from '../contracts.ts';
import { CAUSE } from '../model/causes.ts';
import { A, FRAME, pop, push, top, topSeat } from '../model/frames.ts';
import { gainFromShips, S13 } from '../tiles/ships.ts';

export const projectEffects: Work = (state) => {
  const seat = topSeat(state);
  const colour = state.stack[top(state) + A];
  pop(state);
  gainFromShips(state, seat, 'projectPlaced');
  if (state.hasAbility(seat, S13)) push(state, FRAME.boughtStep, seat, colour, CAUSE['TILE-S13']);
};
