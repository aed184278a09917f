/**
 * On which track to advance (BON-10, ACT-BLD-13). An answer is a track whose marker is not at the top, or DECLINE, which also gives
 * up all further steps.
 */
import type { Question } from '../contracts.ts';
import { BUILDING_COLOURS } from '../edition/types.ts';
import { forbidsStepOfChoice } from '../legality/steps.ts';
import { CAUSE, CAUSES } from '../model/causes.ts';
import { FIELDS } from '../model/frame-fields.ts';
import { pop, top, topSeat } from '../model/frames.ts';
import { BUILDING_COLOUR_COUNT, NONE } from '../model/ids.ts';
import { push } from '../model/push.ts';

const AT = FIELDS.stepOfChoice;

const DECLINE = NONE;

export const stepOfChoice: Question = {
  window: 'none',
  asked: 'ownChoice',
  legal(state) {
    const frame = top(state);
    for (let track = 0; track < BUILDING_COLOUR_COUNT; track++) if (forbidsStepOfChoice(state, track) === null) state.offer(track);
    // The step of a Garden's owner may always be declined (C-31), the step of a space bonus only if there are several tracks.
    const declinable = state.stack[frame + AT.optional] === 1 && (state.count > 1 || state.stack[frame + AT.rule] === CAUSE['ACT-BLD-13']);
    if (declinable && state.count > 0) state.offer(DECLINE);
  },
  apply(state, answer) {
    const seat = topSeat(state);
    const frame = top(state);
    const cause = state.stack[frame + AT.rule];
    if (answer === DECLINE) {
      pop(state);
      state.events?.push({ event: 'bonusDeclined', rule: CAUSES[cause], seat });
      return;
    }
    const each = state.stack[frame + AT.steps];
    if (state.stack[frame + AT.different] === 1) state.stack[frame + AT.out] |= 1 << answer;
    if (--state.stack[frame + AT.choices] === 0) pop(state);
    push.steps(state, seat, { colour: answer, steps: each, rule: cause });
  },
  ask(state) {
    const frame = top(state);
    return {
      ask: 'stepOfChoice',
      steps: state.stack[frame + AT.choices],
      each: state.stack[frame + AT.steps],
      different: state.stack[frame + AT.different] === 1,
      rule: CAUSES[state.stack[frame + AT.rule]],
    };
  },
  describe: (_, answer) => (answer === DECLINE ? { choose: 'decline' } : { choose: 'track', colour: BUILDING_COLOURS[answer] }),
};
