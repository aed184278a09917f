/**
 * Whether to take the highest die of a colour from its Barge (BON-01); it can be declined, because an empty Barge is scored. The
 * Architect does not move. An answer is ACCEPT or DECLINE.
 */
import type { Question } from '../contracts.ts';
import { RESOURCE_COLOURS } from '../edition/types.ts';
import { FIELDS } from '../model/frame-fields.ts';
import { pop, top, topSeat } from '../model/frames.ts';
import { takeFromBarge } from '../model/goods.ts';
import { FACES } from '../model/ids.ts';

const AT = FIELDS.bargeDie;

const ACCEPT = 0;
const DECLINE = 1;

export const bargeDie: Question = {
  window: 'none',
  asked: 'ownChoice',
  legal(state) {
    const district = state.districtOfColour(state.stack[top(state) + AT.colour]);
    if (state.isBargeEmpty(district)) return;
    state.offer(ACCEPT);
    state.offer(DECLINE);
  },
  apply(state, answer) {
    const seat = topSeat(state);
    const colour = state.stack[top(state) + AT.colour];
    pop(state);
    if (answer === DECLINE) {
      state.events?.push({ event: 'bonusDeclined', rule: 'BON-01', seat });
      return;
    }
    const district = state.districtOfColour(colour);
    let face = FACES - 1;
    while (state.barge[district * FACES + face] === 0) face--;
    takeFromBarge(state, seat, district, face);
    state.events?.push({
      event: 'bargeDieGained',
      rule: 'BON-01',
      seat,
      colour: RESOURCE_COLOURS[colour],
      face: face + 1,
      district: district + 1,
    });
  },
  ask: (state) => ({ ask: 'bargeDie', colour: RESOURCE_COLOURS[state.stack[top(state) + AT.colour]] }),
  describe: (_, answer) => ({ choose: answer === ACCEPT ? 'accept' : 'decline' }),
};
