/** On which space of the Ziggurat to place a House (ACT-ZIG-01). An answer is a space. */
import type { Question } from '../contracts.ts';
import { BUILDING_COLOURS } from '../edition/types.ts';
import { forbidsZigguratSpace, sectionOf, ZIGGURAT_HOUSE_COST } from '../legality/ziggurat.ts';
import { CAUSE } from '../model/causes.ts';
import { pop, topSeat } from '../model/frames.ts';
import { SECTION_SPACES, ZIGGURAT, ZIGGURAT_SPACES } from '../model/ids.ts';
import { push } from '../model/push.ts';

export const zigguratSpace: Question = {
  window: 'none',
  asked: 'ownChoice',
  legal(state) {
    const seat = topSeat(state);
    for (let space = 0; space < ZIGGURAT_SPACES; space++) if (forbidsZigguratSpace(state, seat, space) === null) state.offer(space);
  },
  apply(state, space) {
    const seat = topSeat(state);
    const local = state.bargeColour[ZIGGURAT];
    pop(state);
    push.zigguratHouse(state, seat, { zigguratSpace: space });
    push.payment(state, seat, {
      colour: local,
      amount: ZIGGURAT_HOUSE_COST,
      otherColour: local,
      otherAmount: 0,
      rule: CAUSE['ACT-ZIG-02'],
    });
  },
  ask: () => ({ ask: 'zigguratSpace' }),
  describe: (_, space) => ({
    choose: 'zigguratSpace',
    section: BUILDING_COLOURS[sectionOf(space)],
    space: (space % SECTION_SPACES) + 1,
  }),
};
