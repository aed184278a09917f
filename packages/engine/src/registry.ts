/** The registry: for every kind of frame, its question to a seat, its question to chance, or its work. */
import { construct } from './actions/construct.ts';
import { markShip } from './actions/mark-ship.ts';
import { placeGarden } from './actions/place-garden.ts';
import { portHouse } from './actions/port-house.ts';
import { zigguratHouse } from './actions/ziggurat-house.ts';
import { dealActionTile, dealDecree, dealUrbanCard, dealZigguratTile } from './chance/card-deals.ts';
import { dealBarge, dealCrate, dealShip, dealSpecialWater, drawStartPlayer } from './chance/deals.ts';
import { rollDice } from './chance/dice.ts';
import { dealHarbormaster, dealPortCrate } from './chance/port-deals.ts';
import type { ChanceQuestion, Question, Work } from './contracts.ts';
import { action } from './decisions/action.ts';
import { afterConstruct, afterConstructMore } from './decisions/after-construct.ts';
import { anyActionTile } from './decisions/any-action-tile.ts';
import { anyPayment } from './decisions/any-payment.ts';
import { architectMove } from './decisions/architect-move.ts';
import { bargeDie } from './decisions/barge-die.ts';
import { boughtStep } from './decisions/bought-step.ts';
import { constructColour } from './decisions/construct-colour.ts';
import { crateRefill } from './decisions/crate-refill.ts';
import { destination } from './decisions/destination.ts';
import { die } from './decisions/die.ts';
import { gardenOrMarker } from './decisions/garden-or-marker.ts';
import { gardenSpace } from './decisions/garden-space.ts';
import { gardening, gardeningStart } from './decisions/gardening.ts';
import { houseRow } from './decisions/house-row.ts';
import { markerSource } from './decisions/marker-source.ts';
import { moveHouse } from './decisions/move-house.ts';
import { paidStep } from './decisions/paid-step.ts';
import { pawns } from './decisions/pawns.ts';
import { payment } from './decisions/payment.ts';
import { portSpace } from './decisions/port-space.ts';
import { projectColour } from './decisions/project-colour.ts';
import { projectSpace } from './decisions/project-space.ts';
import { refillPayment } from './decisions/refill-payment.ts';
import { scoringOrder } from './decisions/scoring-order.ts';
import { ship } from './decisions/ship.ts';
import { shipPayment } from './decisions/ship-payment.ts';
import { specialWater } from './decisions/special-water.ts';
import { startColour } from './decisions/start-colour.ts';
import { startSpace } from './decisions/start-space.ts';
import { stepOfChoice } from './decisions/step-of-choice.ts';
import { supplyDie } from './decisions/supply-die.ts';
import { urbanCard } from './decisions/urban-card.ts';
import { waterSpace } from './decisions/water-space.ts';
import { zigguratClaim } from './decisions/ziggurat-claim.ts';
import { zigguratSpace } from './decisions/ziggurat-space.ts';
import { bonus } from './effects/bonus.ts';
import { effects } from './effects/list.ts';
import { projectEffects } from './effects/project-effects.ts';
import { steps } from './effects/steps.ts';
import type { ChanceKind } from './model/ask.ts';
import { FRAME_KINDS } from './model/frames.ts';
import { finalScoring } from './scoring/final.ts';
import { score } from './scoring/score.ts';
import { setUp } from './setup/set-up.ts';
import { SOLO_CHANCE, SOLO_WORKS } from './solo-frames.ts';
import { turn } from './turn.ts';

export const CHANCE_QUESTIONS: Readonly<Record<ChanceKind, ChanceQuestion>> = {
  dealBarge,
  rollDice,
  dealShip,
  dealHarbormaster,
  dealPortCrate,
  dealSpecialWater,
  dealActionTile,
  dealZigguratTile,
  dealDecree,
  dealCrate,
  dealUrbanCard,
  drawStartPlayer,
  ...SOLO_CHANCE,
};

const QUESTIONS = {
  startColour,
  startSpace,
  pawns,
  die,
  destination,
  action,
  projectColour,
  projectSpace,
  constructColour,
  afterConstruct,
  afterConstructMore,
  portSpace,
  houseRow,
  zigguratSpace,
  ship,
  gardeningStart,
  gardening,
  waterSpace,
  gardenSpace,
  markerSource,
  payment,
  shipPayment,
  anyPayment,
  refillPayment,
  bargeDie,
  supplyDie,
  specialWater,
  architectMove,
  crateRefill,
  stepOfChoice,
  paidStep,
  boughtStep,
  anyActionTile,
  zigguratClaim,
  gardenOrMarker,
  urbanCard,
  moveHouse,
  scoringOrder,
} as const;

const WORKS = {
  setUp,
  turn,
  effects,
  bonus,
  steps,
  projectEffects,
  placeGarden,
  construct,
  markShip,
  portHouse,
  zigguratHouse,
  score,
  finalScoring,
  ...SOLO_WORKS,
} as const;

export type QuestionKind = keyof typeof QUESTIONS;

/** By number of the frame kind; null for frames of another sort. The frame `over` has no implementation, because nothing follows it. */
export const questionOf = byKind<Question>(QUESTIONS);
export const chanceOf = byKind<ChanceQuestion>(CHANCE_QUESTIONS);
export const workOf = byKind<Work>(WORKS);

function byKind<T>(entries: Readonly<Record<string, T>>): readonly (T | null)[] {
  return FRAME_KINDS.map((kind) => entries[kind] ?? null);
}
