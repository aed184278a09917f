/** What Ships give for a Project, after its bonus was carried out: TILE-S04, then TILE-S13. */
import type { Work } from '../contracts.ts';
import { CAUSE } from '../model/causes.ts';
import { FIELDS } from '../model/frame-fields.ts';
import { pop, top, topSeat } from '../model/frames.ts';
import { push } from '../model/push.ts';
import { gainFromShips, S13 } from '../tiles/ships.ts';

const AT = FIELDS.projectEffects;

export const projectEffects: Work = (state) => {
  const seat = topSeat(state);
  const colour = state.stack[top(state) + AT.colour];
  pop(state);
  gainFromShips(state, seat, 'projectPlaced');
  if (state.hasAbility(seat, S13)) push.boughtStep(state, seat, { colour, rule: CAUSE['TILE-S13'] });
};
