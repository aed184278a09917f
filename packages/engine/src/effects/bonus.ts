/**
 * A bonus being gained. Payload a: kind, b: amount or Barge colour, c: colour of the Project or Building that covered the space (NONE
 * under a Garden), d: its District, e: 1 for the bonus of a space, which may be declined (C-25), f: cause, for other bonuses.
 *
 * What has no choice is gained at once, as far as possible; the rest becomes a question, which is skipped where it has no answer.
 */
import type { Work } from '../contracts.ts';
import { BONUS_KINDS, type BonusKind } from '../edition/codes.ts';
import { CAUSES, causeOfBonus } from '../model/causes.ts';
import { A, B, C, D, E, F, FRAME, pop, push, top, topSeat } from '../model/frames.ts';
import { gainGarden, gainGold, gainMarkers, gainWater, takeSpecialWater } from '../model/goods.ts';
import { NONE } from '../model/ids.ts';
import { gainVp } from '../model/ledger.ts';
import type { State } from '../model/state.ts';

export const bonus: Work = (state) => {
  const frame = top(state);
  const { stack } = state;
  const kind = stack[frame + A];
  const seat = topSeat(state);
  const optional = stack[frame + E];
  pop(state);
  const cause = optional === 1 ? causeOfBonus(kind) : stack[frame + F];
  const gains = seat === state.setting.bot ? BOT_GAIN_OF_KIND : GAIN_OF_KIND;
  gains[kind - 1]?.(state, seat, stack[frame + B], cause, optional, stack[frame + C], stack[frame + D]);
};

/** `n` is the amount, or the colour of a Barge die; `colour` and `district` belong to the covering Project. */
type Gain = (state: State, seat: number, n: number, cause: number, optional: number, colour: number, district: number) => void;

const GAINS: Readonly<Record<BonusKind, Gain>> = {
  bargeDie: (state, seat, colour) => push(state, FRAME.bargeDie, seat, colour),
  supplyDie: (state, seat, _, cause, optional) => push(state, FRAME.supplyDie, seat, optional, cause),
  gold: (state, seat, amount, cause) => gainGold(state, seat, amount, CAUSES[cause]),
  water: (state, seat, _, cause) => gainWater(state, seat, CAUSES[cause]),
  specialWater: (state, seat, _, cause, optional) => takeSpecialWater(state, seat, 1, cause, optional),
  garden: (state, seat, _, cause) => gainGarden(state, seat, CAUSES[cause]),
  architect: (state, seat, _, cause) => inTurn(state) && push(state, FRAME.architectMove, seat, cause),
  refill: (state, seat, _, cause) => inTurn(state) && push(state, FRAME.crateRefill, seat, 1, cause),
  claims: (state, seat, amount, cause) => gainMarkers(state, seat, amount, CAUSES[cause]),
  step: (state, seat, _, cause, optional) => push(state, FRAME.stepOfChoice, seat, 1, optional, cause, 1),
  projectStep: gainProjectStep,
  project: (state, seat, _, __, ___, colour, district) => colour !== NONE && push(state, FRAME.projectSpace, seat, district, colour, 1),
  vp: (state, seat, amount, cause) => gainVp(state, seat, amount, cause),
  paidStep: (state, seat) => push(state, FRAME.paidStep, seat),
};

const GAIN_OF_KIND = BONUS_KINDS.map((kind) => GAINS[kind]);

/** What the Bot takes of a column bonus (SOLO-26, A-156): 1 VP for a marker, a step by lot; the rest is void. */
const BOT_GAINS: Partial<Record<BonusKind, Gain>> = {
  gold: GAINS.gold,
  vp: GAINS.vp,
  garden: GAINS.garden,
  claims: GAINS.vp,
  step: (state, seat, _, cause) => push(state, FRAME.botSteps, seat, NONE, cause, 1, 1),
};
const BOT_GAIN_OF_KIND = BONUS_KINDS.map((kind) => BOT_GAINS[kind]);

/** In set-up there is no Architect to move and no Crate to refill. */
const inTurn = (state: State): boolean => state.active !== NONE;

/** The Project's colour; under a Garden there is none and the player chooses. */
function gainProjectStep(state: State, seat: number, _: number, cause: number, optional: number, colour: number): void {
  if (colour === NONE) push(state, FRAME.stepOfChoice, seat, 1, optional, cause, 1);
  else push(state, FRAME.steps, seat, colour, 1, cause);
}
