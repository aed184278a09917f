/**
 * Where to place a Project (ACT-PROJ-04, ACT-PROJ-05). The further Project of BON-12 may be declined. An answer is a space, or
 * DECLINE.
 */
import type { Question } from '../contracts.ts';
import { BUILDING_COLOURS } from '../edition/types.ts';
import { forbidsFurtherProject, forbidsProject } from '../legality/placement.ts';
import { FIELDS } from '../model/frame-fields.ts';
import { pop, top, topSeat } from '../model/frames.ts';
import { NONE } from '../model/ids.ts';
import { putProject } from '../model/projects.ts';
import { push } from '../model/push.ts';
import { bonusAmount, bonusKind } from '../model/setting.ts';
import { hasGain, S13 } from '../tiles/ships.ts';

const AT = FIELDS.projectSpace;

const DECLINE = NONE;

export const projectSpace: Question = {
  window: 'none',
  asked: 'ownChoice',
  legal(state) {
    const frame = top(state);
    const district = state.stack[frame + AT.district];
    const colour = state.stack[frame + AT.colour];
    if (forbidsFurtherProject(state, topSeat(state), district, colour) !== null) return;
    for (const space of state.setting.gridSpaces[district]) {
      if (forbidsProject(state, district, colour, space) === null) state.offer(space);
    }
    if (state.count > 0 && state.stack[frame + AT.further] === 1) state.offer(DECLINE);
  },
  apply(state, answer) {
    const seat = topSeat(state);
    const frame = top(state);
    const district = state.stack[frame + AT.district];
    const colour = state.stack[frame + AT.colour];
    const further = state.stack[frame + AT.further] === 1;
    pop(state);
    if (answer === DECLINE) {
      state.events?.push({ event: 'bonusDeclined', rule: 'BON-12', seat });
      return;
    }
    putProject(state, seat, district, colour, answer, further ? 'BON-12' : 'ACT-PROJ-01');
    if (hasGain(state, seat, 'projectPlaced') || state.hasAbility(seat, S13)) push.projectEffects(state, seat, { colour });
    const bonus = state.setting.printedBonuses[answer];
    if (bonus !== 0) push.bonus(state, seat, { kind: bonusKind(bonus), amount: bonusAmount(bonus), colour, district, optional: 1 });
  },
  ask(state) {
    const frame = top(state);
    return {
      ask: 'projectSpace',
      district: state.stack[frame + AT.district] + 1,
      colour: BUILDING_COLOURS[state.stack[frame + AT.colour]],
      further: state.stack[frame + AT.further] === 1,
    };
  },
  describe: (state, answer) => (answer === DECLINE ? { choose: 'decline' } : { choose: 'space', space: state.setting.spaceNames[answer] }),
};
