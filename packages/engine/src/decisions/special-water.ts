/**
 * Which special Water tile to take from the display (BON-05). All tiles are chosen before the display is refilled (C-54). Regular tiles
 * make up for missing ones. An answer is a tile, or DECLINE.
 */
import type { Question } from '../contracts.ts';
import { forbidsSpecialWater } from '../legality/gains.ts';
import { CAUSES } from '../model/causes.ts';
import { FIELDS } from '../model/frame-fields.ts';
import { pop, top, topSeat } from '../model/frames.ts';
import { gainWater } from '../model/goods.ts';
import { CHANCE, NONE } from '../model/ids.ts';
import { push } from '../model/push.ts';
import { HELD, IN_DISPLAY, IN_STACK, type State } from '../model/state.ts';

const AT = FIELDS.specialWater;

const DECLINE = NONE;

export const specialWater: Question = {
  window: 'none',
  asked: 'ownChoice',
  legal(state) {
    for (let tile = 0; tile < state.special.length; tile++) if (forbidsSpecialWater(state, tile) === null) state.offer(tile);
    if (state.count > 1 && state.stack[top(state) + AT.optional] === 1) state.offer(DECLINE);
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
    state.special[answer] = HELD + seat;
    state.specialHeld[seat]++;
    state.events?.push({ event: 'specialWaterGained', rule, seat, tile: answer + 1 });
    const left = --state.stack[frame + AT.tiles];
    const taken = ++state.stack[frame + AT.taken];
    if (left > 0 && state.special.includes(IN_DISPLAY)) return;
    pop(state);
    for (let n = 0; n < left; n++) gainWater(state, seat, rule);
    refillDisplay(state, taken, state.stack[frame + AT.rule]);
  },
  ask: (state) => ({ ask: 'specialWater', rule: CAUSES[state.stack[top(state) + AT.rule]] }),
  describe: (_, answer) => (answer === DECLINE ? { choose: 'decline' } : { choose: 'specialWater', tile: answer + 1 }),
};

/** Deals as many tiles as were taken, or as many as are left. The display may become smaller. */
function refillDisplay(state: State, taken: number, cause: number): void {
  let wanted = taken;
  for (let tile = 0; tile < state.special.length && wanted > 0; tile++) {
    if (state.special[tile] !== IN_STACK) continue;
    push.dealSpecialWater(state, CHANCE, { refill: 1, rule: cause });
    wanted--;
  }
}
