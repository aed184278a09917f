/** Which Ziggurat tile to claim without a House (HM-B8, DEC-06); it may be declined. An answer is a section, or DECLINE. */
import type { Question } from '../contracts.ts';
import { BUILDING_COLOURS } from '../edition/types.ts';
import { forbidsClaim } from '../legality/ziggurat.ts';
import { CAUSES } from '../model/causes.ts';
import { FIELDS } from '../model/frame-fields.ts';
import { pop, top, topSeat } from '../model/frames.ts';
import { claimZiggurat } from '../model/goods.ts';
import { BUILDING_COLOUR_COUNT, NONE } from '../model/ids.ts';

const AT = FIELDS.zigguratClaim;

const DECLINE = NONE;

export const zigguratClaim: Question = {
  window: 'none',
  asked: 'ownChoice',
  legal(state) {
    const seat = topSeat(state);
    for (let section = 0; section < BUILDING_COLOUR_COUNT; section++) {
      if (forbidsClaim(state, seat, section) === null) state.offer(section);
    }
    if (state.count > 0) state.offer(DECLINE);
  },
  apply(state, answer) {
    const seat = topSeat(state);
    const rule = CAUSES[state.stack[top(state) + AT.rule]];
    pop(state);
    if (answer === DECLINE) state.events?.push({ event: 'bonusDeclined', rule, seat });
    else claimZiggurat(state, seat, answer, rule);
  },
  ask: (state) => ({ ask: 'zigguratClaim', rule: CAUSES[state.stack[top(state) + AT.rule]] }),
  describe: (_, answer) => (answer === DECLINE ? { choose: 'decline' } : { choose: 'section', section: BUILDING_COLOURS[answer] }),
};
