/**
 * Where to place a Project (ACT-PROJ-04, ACT-PROJ-05). Payload a: District, b: colour, c: 1 when it is a further Project of BON-12, which
 * may be declined. An answer is a space, or DECLINE.
 */
import type { Question } from '../contracts.ts';
import { BUILDING_COLOURS } from '../edition/types.ts';
import { forbidsFurtherProject, forbidsProject } from '../legality/placement.ts';
import { A, B, C, FRAME, pop, push, top, topSeat } from '../model/frames.ts';
import { NONE } from '../model/ids.ts';
import { putProject } from '../model/projects.ts';
import { bonusAmount, bonusKind } from '../model/setting.ts';
import { S04, S13 } from '../tiles/ships.ts';

const DECLINE = NONE;

export const projectSpace: Question = {
  window: 'none',
  asked: 'ownChoice',
  legal(state) {
    const frame = top(state);
    const district = state.stack[frame + A];
    const colour = state.stack[frame + B];
    if (forbidsFurtherProject(state, topSeat(state), district, colour) !== null) return;
    for (const space of state.setting.gridSpaces[district]) {
      if (forbidsProject(state, district, colour, space) === null) state.offer(space);
    }
    if (state.count > 0 && state.stack[frame + C] === 1) state.offer(DECLINE);
  },
  apply(state, answer) {
    const seat = topSeat(state);
    const frame = top(state);
    const district = state.stack[frame + A];
    const colour = state.stack[frame + B];
    const further = state.stack[frame + C] === 1;
    pop(state);
    if (answer === DECLINE) {
      state.events?.push({ event: 'bonusDeclined', rule: 'BON-12', seat });
      return;
    }
    putProject(state, seat, district, colour, answer, further ? 'BON-12' : 'ACT-PROJ-01');
    if (state.hasAbility(seat, S04) || state.hasAbility(seat, S13)) push(state, FRAME.projectEffects, seat, colour);
    const bonus = state.setting.printedBonuses[answer];
    if (bonus !== 0) push(state, FRAME.bonus, seat, bonusKind(bonus), bonusAmount(bonus), colour, district, 1);
  },
  ask(state) {
    const frame = top(state);
    return {
      ask: 'projectSpace',
      district: state.stack[frame + A] + 1,
      colour: BUILDING_COLOURS[state.stack[frame + B]],
      further: state.stack[frame + C] === 1,
    };
  },
  describe: (state, answer) => (answer === DECLINE ? { choose: 'decline' } : { choose: 'space', space: state.setting.spaceNames[answer] }),
};
