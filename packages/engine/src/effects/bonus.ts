/**
 * Gains a bonus. The bonus of a space may be declined (C-25).
 *
 * Whatever leaves no choice is gained at once, as far as possible. The rest becomes a question, which is skipped if it has no answer
 * (A-105).
 */
import type { Work } from '../contracts.ts';
import { BONUS_KINDS, type BonusKind } from '../edition/codes.ts';
import { CAUSES, causeOfBonus } from '../model/causes.ts';
import { FIELDS } from '../model/frame-fields.ts';
import { pop, top, topSeat } from '../model/frames.ts';
import { gainGarden, gainGold, gainMarkers, gainWater, takeSpecialWater } from '../model/goods.ts';
import { NONE } from '../model/ids.ts';
import { gainVp } from '../model/ledger.ts';
import { push } from '../model/push.ts';
import type { State } from '../model/state.ts';

const AT = FIELDS.bonus;

export const bonus: Work = (state) => {
  const frame = top(state);
  const { stack } = state;
  const kind = stack[frame + AT.kind];
  const seat = topSeat(state);
  const optional = stack[frame + AT.optional];
  pop(state);
  const cause = optional === 1 ? causeOfBonus(kind) : stack[frame + AT.rule];
  const gains = seat === state.setting.bot ? BOT_GAIN_OF_KIND : GAIN_OF_KIND;
  gains[kind - 1]?.(state, seat, stack[frame + AT.amount], cause, optional, stack[frame + AT.colour], stack[frame + AT.district]);
};

/** Gains one kind of bonus. `n` is the amount, or the colour of a Barge die; `colour` and `district` belong to the covering Project. */
type Gain = (state: State, seat: number, n: number, cause: number, optional: number, colour: number, district: number) => void;

const GAINS: Readonly<Record<BonusKind, Gain>> = {
  bargeDie: (state, seat, colour) => push.bargeDie(state, seat, { colour }),
  supplyDie: (state, seat, _, cause, optional) => push.supplyDie(state, seat, { optional, rule: cause }),
  gold: (state, seat, amount, cause) => gainGold(state, seat, amount, CAUSES[cause]),
  water: (state, seat, _, cause) => gainWater(state, seat, CAUSES[cause]),
  specialWater: (state, seat, _, cause, optional) => takeSpecialWater(state, seat, 1, cause, optional),
  garden: (state, seat, _, cause) => gainGarden(state, seat, CAUSES[cause]),
  architect: (state, seat, _, cause) => inTurn(state) && push.architectMove(state, seat, { rule: cause }),
  refill: (state, seat, _, cause) => inTurn(state) && push.crateRefill(state, seat, { crates: 1, rule: cause }),
  claims: (state, seat, amount, cause) => gainMarkers(state, seat, amount, CAUSES[cause]),
  step: (state, seat, _, cause, optional) => push.stepOfChoice(state, seat, { choices: 1, optional, rule: cause, steps: 1 }),
  projectStep: gainProjectStep,
  project: (state, seat, _, __, ___, colour, district) =>
    colour !== NONE && push.projectSpace(state, seat, { district, colour, further: 1 }),
  vp: (state, seat, amount, cause) => gainVp(state, seat, amount, cause),
  paidStep: (state, seat) => push.paidStep(state, seat),
};

const GAIN_OF_KIND = BONUS_KINDS.map((kind) => GAINS[kind]);

/**
 * What the Bot gains from a column bonus (SOLO-26, A-156): 1 VP for each marker, and a random step. It gains nothing from other
 * kinds.
 */
const BOT_GAINS: Partial<Record<BonusKind, Gain>> = {
  gold: GAINS.gold,
  vp: GAINS.vp,
  garden: GAINS.garden,
  claims: GAINS.vp,
  step: (state, seat, _, cause) => push.botSteps(state, seat, { colour: NONE, rule: cause, choices: 1, steps: 1 }),
};
const BOT_GAIN_OF_KIND = BONUS_KINDS.map((kind) => BOT_GAINS[kind]);

/** Set-up has no Architect to move and no Crate to refill. */
const inTurn = (state: State): boolean => state.active !== NONE;

/** Gains a step on the track of the Project's colour. Under a Garden there is no Project, and the player chooses the track. */
function gainProjectStep(state: State, seat: number, _: number, cause: number, optional: number, colour: number): void {
  if (colour === NONE) push.stepOfChoice(state, seat, { choices: 1, optional, rule: cause, steps: 1 });
  else push.steps(state, seat, { colour, steps: 1, rule: cause });
}
