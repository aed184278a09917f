/** Which die to take from the general supply (BON-02, KEY-37). An answer is a colour, or DECLINE. */
import type { Question } from '../contracts.ts';
import { RESOURCE_COLOURS } from '../edition/types.ts';
import { forbidsSupplyDie } from '../legality/gains.ts';
import { CAUSES } from '../model/causes.ts';
import { FIELDS } from '../model/frame-fields.ts';
import { pop, top, topSeat } from '../model/frames.ts';
import { gainSupplyDie } from '../model/goods.ts';
import { NONE, RESOURCE_COLOUR_COUNT } from '../model/ids.ts';

const AT = FIELDS.supplyDie;

const DECLINE = NONE;

export const supplyDie: Question = {
  window: 'none',
  asked: 'ownChoice',
  legal(state) {
    for (let colour = 0; colour < RESOURCE_COLOUR_COUNT; colour++) if (forbidsSupplyDie(state, colour) === null) state.offer(colour);
    if (state.count > 1 && state.stack[top(state) + AT.optional] === 1) state.offer(DECLINE);
  },
  apply(state, answer) {
    const seat = topSeat(state);
    const rule = CAUSES[state.stack[top(state) + AT.rule]];
    pop(state);
    if (answer === DECLINE) state.events?.push({ event: 'bonusDeclined', rule, seat });
    else gainSupplyDie(state, seat, answer, rule);
  },
  ask: (state) => ({ ask: 'supplyDie', rule: CAUSES[state.stack[top(state) + AT.rule]] }),
  describe: (_, answer) => (answer === DECLINE ? { choose: 'decline' } : { choose: 'resource', colour: RESOURCE_COLOURS[answer] }),
};
