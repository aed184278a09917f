/**
 * Which Crate to refill by a bonus (BON-08, ACT-TILE-5), or as the second Crate of a payment with TILE-S03. Neither Crate of that payment
 * may have been refilled by payment this turn. An answer is the colour of a Crate that lies face down, or DECLINE, which also gives
 * up all further refills.
 */
import type { Question } from '../contracts.ts';
import { RESOURCE_COLOURS } from '../edition/types.ts';
import { forbidsTurningUp } from '../legality/refills.ts';
import { CAUSE, CAUSES } from '../model/causes.ts';
import { FIELDS } from '../model/frame-fields.ts';
import { pop, top, topSeat } from '../model/frames.ts';
import { refillCrate, turnCrateUp } from '../model/goods.ts';
import { NONE, RESOURCE_COLOUR_COUNT } from '../model/ids.ts';

const AT = FIELDS.crateRefill;

const DECLINE = NONE;

export const crateRefill: Question = {
  window: 'none',
  asked: 'ownChoice',
  legal(state) {
    const seat = topSeat(state);
    const frame = top(state);
    const rule = CAUSES[state.stack[frame + AT.rule]];
    for (let colour = 0; colour < RESOURCE_COLOUR_COUNT; colour++) {
      if (forbidsTurningUp(state, seat, colour, state.stack[frame + AT.paid] === 1, rule) === null) state.offer(colour);
    }
    // The refill of a space can only be declined if there are several Crates; all other refills say "up to".
    if (state.count > (state.stack[frame + AT.rule] === CAUSE['BON-08'] ? 1 : 0)) state.offer(DECLINE);
  },
  apply(state, answer) {
    const seat = topSeat(state);
    const frame = top(state);
    const rule = CAUSES[state.stack[frame + AT.rule]];
    if (answer === DECLINE) {
      pop(state);
      state.events?.push({ event: 'bonusDeclined', rule, seat });
      return;
    }
    if (--state.stack[frame + AT.crates] === 0) pop(state);
    if (state.stack[frame + AT.paid] === 1) refillCrate(state, seat, answer, rule);
    else turnCrateUp(state, seat, answer, rule);
  },
  ask(state) {
    const frame = top(state);
    return { ask: 'crateRefill', crates: state.stack[frame + AT.crates], rule: CAUSES[state.stack[frame + AT.rule]] };
  },
  describe: (_, answer) => (answer === DECLINE ? { choose: 'decline' } : { choose: 'crate', colour: RESOURCE_COLOURS[answer] }),
};
