/**
 * Which of two drawn Urban cards to keep; the other goes to the bottom of the deck (HM-B9, DEC-05). Payload a, b: the cards, NONE until they
 * are drawn (A-95: there may be fewer), c: cause. An answer is a card.
 */
import type { Question } from '../contracts.ts';
import { CAUSES } from '../model/causes.ts';
import { A, B, C, pop, top, topSeat } from '../model/frames.ts';
import { NONE } from '../model/ids.ts';
import { type State, URBAN_BOTTOM, URBAN_HELD } from '../model/state.ts';

export const urbanCard: Question = {
  window: 'none',
  asked: 'ownChoice',
  legal(state) {
    const frame = top(state);
    if (state.stack[frame + A] !== NONE) state.offer(state.stack[frame + A]);
    if (state.stack[frame + B] !== NONE) state.offer(state.stack[frame + B]);
  },
  apply(state, kept) {
    const seat = topSeat(state);
    const frame = top(state);
    const rule = CAUSES[state.stack[frame + C]];
    const returned = state.stack[frame + A] === kept ? state.stack[frame + B] : state.stack[frame + A];
    pop(state);
    if (returned === NONE) return;
    state.urban[returned] = nextBottom(state, seat);
    const { cards } = state.setting.edition.urbanCards;
    state.events?.push({ event: 'urbanCardReturned', rule, seat });
    state.events?.push({ event: 'urbanCardKept', rule, seat, card: cards[kept].id, returned: cards[returned].id, audience: seat });
  },
  ask: (state) => ({ ask: 'urbanCard', rule: CAUSES[state.stack[top(state) + C]] }),
  describe: (state, card) => ({ choose: 'urbanCard', card: state.setting.edition.urbanCards.cards[card].id }),
};

/** The place beneath all cards that were put at the bottom before. */
function nextBottom(state: State, seat: number): number {
  let next = URBAN_BOTTOM;
  for (const place of state.urban) {
    if (place >= next && place < URBAN_HELD) next = URBAN_BOTTOM + 4 * (Math.floor((place - URBAN_BOTTOM) / 4) + 1);
  }
  return next + seat;
}
