/**
 * Final scoring: Districts 1 to 5 once more, one after the other (END-04, A-118), then Urban cards (END-05), then unused Harbormasters
 * (END-06).
 */
import type { Work } from '../contracts.ts';
import type { DecidedBy } from '../model/events.ts';
import { FIELDS } from '../model/frame-fields.ts';
import { pop, top, topSeat } from '../model/frames.ts';
import { DISTRICTS, HARBORMASTER_COUNT, NONE } from '../model/ids.ts';
import { addVp, HARBORMASTERS, URBAN_CARDS } from '../model/ledger.ts';
import { push } from '../model/push.ts';
import type { State } from '../model/state.ts';
import { UNUSED_HARBORMASTER_VP } from '../tiles/harbormasters.ts';
import { FINAL } from './score.ts';
import { fulfilledUrbanCards, heldUrbanCards } from './urban.ts';

const AT = FIELDS.finalScoring;

export const finalScoring: Work = (state) => {
  const frame = top(state);
  const seat = topSeat(state);
  const district = state.stack[frame + AT.done]++;
  if (district === 0) {
    state.period = state.setting.vpPeriods - 1;
    state.events?.push({ event: 'finalScoringBegan', rule: 'END-04' });
  }
  if (district < DISTRICTS) {
    push.score(state, seat, { district, mode: FINAL });
    return;
  }
  for (let holder = 0; holder < state.setting.players; holder++) scoreUrbanCards(state, holder);
  for (let holder = 0; holder < state.setting.players; holder++) scoreHarbormasters(state, holder);
  pop(state);
  push.over(state, seat);
  const rule = state.setting.bot === NONE ? 'END-07' : 'SOLO-E1';
  state.events?.push({ event: 'gameOver', rule, winners: winners(state), decidedBy: decidedBy(state) });
};

/** Reveals all cards and scores those that Z09 has counted in the Ziggurat. No House has moved since. */
function scoreUrbanCards(state: State, seat: number): void {
  const { urbanVp, edition } = state.setting;
  const held = heldUrbanCards(state, seat);
  if (held.length === 0) return;
  const fulfilled = fulfilledUrbanCards(state, seat);
  let vp = 0;
  for (const card of fulfilled) vp += urbanVp[card];
  addVp(state, seat, vp, URBAN_CARDS);
  const idOf = (card: number): string => edition.urbanCards.cards[card].id;
  state.events?.push({ event: 'urbanCardsRevealed', rule: 'END-05', seat, cards: held.map(idOf), fulfilled: fulfilled.map(idOf), vp });
}

/** Scored before ties are broken. */
function scoreHarbormasters(state: State, seat: number): void {
  const held = state.heldHarbormasters[seat];
  let count = 0;
  for (let harbormaster = 0; harbormaster < HARBORMASTER_COUNT; harbormaster++) if ((held & (1 << harbormaster)) !== 0) count++;
  if (count === 0) return;
  const vp = count * UNUSED_HARBORMASTER_VP;
  addVp(state, seat, vp, HARBORMASTERS);
  state.events?.push({ event: 'harbormastersScored', rule: 'END-06', seat, count, vp });
}

/** The seats with the most VP, then the most Gold. Further ties share the victory (END-07, C-50). The Bot wins a tie in VP (SOLO-E1). */
export function winners(state: State): number[] {
  const { bot } = state.setting;
  if (bot !== NONE) return state.vp.some((vp) => vp > state.vp[bot]) ? [1 - bot] : [bot];
  const seats = Array.from({ length: state.setting.players }, (_, seat) => seat);
  const best = seats.reduce((a, b) => (compare(state, b, a) > 0 ? b : a));
  return seats.filter((seat) => compare(state, seat, best) === 0);
}

/** What decided the game. */
export function decidedBy(state: State): DecidedBy {
  const [best, ...others] = winners(state);
  if (others.length > 0) return 'nothing';
  if (state.vp.every((vp, seat) => seat === best || vp < state.vp[best])) return 'vp';
  return state.setting.bot === NONE ? 'gold' : 'bot';
}

const compare = (state: State, a: number, b: number): number => state.vp[a] - state.vp[b] || state.gold[a] - state.gold[b];
