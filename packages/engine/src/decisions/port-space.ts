/**
 * On which space of the Port to place a House (ACT-PORT-04). The free House of DEC-01 may be declined. An answer is a House space, or
 * DECLINE.
 */
import type { Question } from '../contracts.ts';
import { PORT_LINES } from '../edition/types.ts';
import { forbidsPortSpace } from '../legality/port.ts';
import { FIELDS } from '../model/frame-fields.ts';
import { pop, top, topSeat } from '../model/frames.ts';
import { NONE, PORT_SPACES } from '../model/ids.ts';
import { isRed, lineOfSpace } from '../model/port.ts';
import { push } from '../model/push.ts';

const AT = FIELDS.portSpace;

const DECLINE = NONE;

export const portSpace: Question = {
  window: 'none',
  asked: 'ownChoice',
  legal(state) {
    const seat = topSeat(state);
    const free = state.stack[top(state) + AT.free] === 1;
    for (let space = 0; space < PORT_SPACES; space++) if (forbidsPortSpace(state, seat, space, free) === null) state.offer(space);
    if (free && state.count > 0) state.offer(DECLINE);
  },
  apply(state, answer) {
    const seat = topSeat(state);
    const free = state.stack[top(state) + AT.free];
    pop(state);
    if (answer === DECLINE) state.events?.push({ event: 'bonusDeclined', rule: 'DEC-01', seat });
    else push.houseRow(state, seat, { portSpace: answer, free });
  },
  ask: (state) => ({ ask: 'portSpace', free: state.stack[top(state) + AT.free] === 1 }),
  describe(_, answer) {
    if (answer === DECLINE) return { choose: 'decline' };
    return { choose: 'portSpace', line: PORT_LINES[lineOfSpace(answer)], side: isRed(answer) ? 'red' : 'blue' };
  },
};
