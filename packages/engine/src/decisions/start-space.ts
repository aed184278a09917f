/**
 * Where a player's starting Building stands: on any empty grid space of Districts 1-3 (SET-24, A-01, A-02). Its House comes from the row of
 * its colour without a bonus (SET-26, SET-27), and the bonus of the space is gained (SET-25). An answer is a space.
 */
import type { Question } from '../contracts.ts';
import { BUILDING_COLOURS } from '../edition/types.ts';
import { forbidsStartSpace } from '../legality/placement.ts';
import { FIELDS } from '../model/frame-fields.ts';
import { pop, top, topSeat } from '../model/frames.ts';
import { COMMON_DISTRICTS } from '../model/ids.ts';
import { push } from '../model/push.ts';
import { bonusAmount, bonusKind } from '../model/setting.ts';
import { putStartBuilding } from '../model/start-building.ts';

const AT = FIELDS.startSpace;

export const startSpace: Question = {
  window: 'none',
  asked: 'always',
  legal(state) {
    for (let district = 0; district < COMMON_DISTRICTS; district++) {
      for (const space of state.setting.gridSpaces[district]) if (forbidsStartSpace(state, space) === null) state.offer(space);
    }
  },
  apply(state, space) {
    const seat = topSeat(state);
    const colour = state.stack[top(state) + AT.colour];
    const district = 31 - Math.clz32(state.setting.usableFrom[space]);
    pop(state);
    putStartBuilding(state, seat, district, colour, space, 'SET-24');
    const bonus = state.setting.printedBonuses[space];
    if (bonus !== 0) push.bonus(state, seat, { kind: bonusKind(bonus), amount: bonusAmount(bonus), colour, district, optional: 1 });
  },
  ask: (state) => ({ ask: 'startSpace', colour: BUILDING_COLOURS[state.stack[top(state) + AT.colour]] }),
  describe: (state, space) => ({ choose: 'space', space: state.setting.spaceNames[space] }),
};
