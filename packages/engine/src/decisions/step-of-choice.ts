/**
 * On which track to climb (BON-10, ACT-BLD-13). Payload a: choices still to be made one at a time, b: 1 when they may be declined, c: cause,
 * d: steps of each choice, e: mask of the tracks that are out, f: 1 when no track may be chosen twice.
 * An answer is a track whose marker is not at the top, or DECLINE, which gives up all that are left.
 */
import type { Question } from '../contracts.ts';
import { BUILDING_COLOURS } from '../edition/types.ts';
import { forbidsStepOfChoice } from '../legality/steps.ts';
import { CAUSE, CAUSES } from '../model/causes.ts';
import { A, B, C, D, E, F, FRAME, pop, push, top, topSeat } from '../model/frames.ts';
import { BUILDING_COLOUR_COUNT, NONE } from '../model/ids.ts';

const DECLINE = NONE;

export const stepOfChoice: Question = {
  window: 'none',
  asked: 'ownChoice',
  legal(state) {
    const frame = top(state);
    for (let track = 0; track < BUILDING_COLOUR_COUNT; track++) if (forbidsStepOfChoice(state, track) === null) state.offer(track);
    // The step of a Garden's owner may always be declined (C-31), that of a space bonus only where there is a choice anyway.
    const declinable = state.stack[frame + B] === 1 && (state.count > 1 || state.stack[frame + C] === CAUSE['ACT-BLD-13']);
    if (declinable && state.count > 0) state.offer(DECLINE);
  },
  apply(state, answer) {
    const seat = topSeat(state);
    const frame = top(state);
    const cause = state.stack[frame + C];
    if (answer === DECLINE) {
      pop(state);
      state.events?.push({ event: 'bonusDeclined', rule: CAUSES[cause], seat });
      return;
    }
    const each = state.stack[frame + D];
    if (state.stack[frame + F] === 1) state.stack[frame + E] |= 1 << answer;
    if (--state.stack[frame + A] === 0) pop(state);
    push(state, FRAME.steps, seat, answer, each, cause);
  },
  ask(state) {
    const frame = top(state);
    return {
      ask: 'stepOfChoice',
      steps: state.stack[frame + A],
      each: state.stack[frame + D],
      different: state.stack[frame + F] === 1,
      rule: CAUSES[state.stack[frame + C]],
    };
  },
  describe: (_, answer) => (answer === DECLINE ? { choose: 'decline' } : { choose: 'track', colour: BUILDING_COLOURS[answer] }),
};
