/**
 * Why something cannot be chosen now, and everything that may be tried. The reasons come from the functions of `legality/` or, if an answer
 * depends on the other answers, from the list of legal answers. So they cannot disagree with what is legal.
 */
import type { Ask, Choice } from '../choices.ts';
import { describeQuestion, isOver } from '../engine.ts';
import type { Window } from '../legality/windows.ts';
import { topKind } from '../model/frames.ts';
import type { RuleId } from '../model/rule-ids.ts';
import type { State } from '../model/state.ts';
import { plainCopy } from '../outside.ts';
import { answerOf } from '../play.ts';
import { questionOf } from '../registry.ts';
import { afterConstruct, constructColour, projectColour, projectSpace, startColour, startSpace } from './city.ts';
import {
  anyActionTile,
  architectMove,
  bargeDie,
  boughtStep,
  crateRefill,
  moveHouse,
  paidStep,
  specialWater,
  stepOfChoice,
  supplyDie,
  urbanCard,
} from './effects.ts';
import { freeCandidates, freeReasons } from './free-actions.ts';
import { gardening, gardenSpace, markerSource, waterSpace } from './gardening.ts';
import { anyPayment, payment, refillPayment, shipPayment } from './payments.ts';
import { gardenOrMarker, houseRow, portSpace, ship, zigguratClaim, zigguratSpace } from './port-and-ziggurat.ts';
import type { Reason } from './reason.ts';
import type { Look, Trials } from './trials.ts';
import { action, destination, die, pawns, scoringOrder } from './turn.ts';

/** Every kind of question, by its `ask`. */
const TRIALS: { readonly [K in Ask['ask']]: Trials<K> } = {
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
  portSpace,
  houseRow,
  zigguratSpace,
  ship,
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
};

/** The rule that says when and how a thing is chosen, for choices that do not answer the present question. */
const RULE_OF_CHOICE: Readonly<Record<Choice['choose'], RuleId>> = {
  colour: 'TURN-09',
  space: 'TURN-09',
  district: 'TURN-10',
  destination: 'TURN-04',
  die: 'TURN-03',
  noDie: 'TURN-03',
  action: 'TURN-09',
  actionTile: 'TURN-09',
  done: 'A-105',
  accept: 'A-105',
  decline: 'A-105',
  track: 'KEY-31',
  resource: 'KEY-37',
  crate: 'KEY-30',
  pay: 'A-32',
  payLess: 'HM-B7',
  buy: 'ACT-GARD-01',
  buyStep: 'TILE-S14',
  lay: 'ACT-GARD-01',
  place: 'ACT-GARD-01',
  markerFrom: 'TILE-S12',
  gain: 'TILE-S05',
  specialWater: 'BON-05',
  ship: 'ACT-SHIP-01',
  portSpace: 'ACT-PORT-01',
  row: 'ACT-PORT-03',
  zigguratSpace: 'ACT-ZIG-01',
  section: 'ACT-ZIG-06',
  urbanCard: 'URB-04',
  refill: 'A-21',
  decree: 'A-21',
  harbormaster: 'A-21',
};

interface Asked extends Look {
  readonly trials: Trials;
  readonly window: Window;
}

/** Returns the question on top; null if no seat is asked. */
function lookAt(state: State): Asked | null {
  const question = questionOf[topKind(state)];
  if (question === null) return null;
  const { seat, ...ask } = describeQuestion(state);
  return { state, seat, ask, trials: TRIALS[ask.ask] as Trials, window: question.window };
}

/**
 * Everything that a player may try at the question on top, legal or not, so that a screen can show it with a reason. Empty if no seat is
 * asked.
 */
export function candidates(state: State): Choice[] {
  const look = lookAt(state);
  return look === null ? [] : [...look.trials.candidates(look), ...freeCandidates(state, look.seat, look.window)];
}

/**
 * Returns the rules that forbid a choice now, with the numbers that are missing; empty exactly if `play` accepts the choice. Rules that
 * would only be checked after the first obstacle are not included.
 */
export function whyNot(state: State, choice: Choice): Reason[] {
  if (isOver(state)) return [{ rule: 'END-07' }];
  const copy = plainCopy(choice);
  if (copy === null) return [{ rule: 'TURN-01' }];
  const reasons = reasonsOf(state, copy);
  // A value from outside that no rule forbids may still have a wrong form.
  if (reasons !== null && (reasons.length > 0 || answerOf(state, copy) !== null)) return reasons;
  return [{ rule: Object.hasOwn(RULE_OF_CHOICE, copy.choose) ? RULE_OF_CHOICE[copy.choose] : 'TURN-01' }];
}

/** Like `whyNot`, without comparing with the legal choices; null for a choice that does not belong here. */
export function reasonsOf(state: State, choice: Choice): Reason[] | null {
  const look = lookAt(state);
  if (look === null) return null;
  return freeReasons(state, look.seat, look.window, choice) ?? look.trials.reasons(look, choice);
}
