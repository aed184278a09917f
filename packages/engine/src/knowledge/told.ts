/**
 * What an observer is told of a decision or an outcome: all of it, or only that it happened. A game with such gaps can be followed
 * (`follow.ts`), so players and spectators need nothing else (decision 0035).
 */
import type { Choice, Outcome } from '../choices.ts';
import { asked } from '../engine.ts';
import { FIELDS } from '../model/frame-fields.ts';
import { top } from '../model/frames.ts';
import type { State } from '../model/state.ts';

/** Null if the observer may not know the step. */
export type Told = Choice | Outcome | null;

/** Who knows a step: `all`, or a function that returns the only seat that knows it, given the state that asks for it. */
type Knows = 'all' | ((state: State) => number);

/** Who knows a decision. A new kind of choice does not compile until it is added here. */
const KNOWS_CHOICE: Readonly<Record<Choice['choose'], Knows>> = {
  colour: 'all',
  space: 'all',
  district: 'all',
  destination: 'all',
  die: 'all',
  noDie: 'all',
  action: 'all',
  actionTile: 'all',
  done: 'all',
  accept: 'all',
  decline: 'all',
  track: 'all',
  resource: 'all',
  crate: 'all',
  pay: 'all',
  payLess: 'all',
  buy: 'all',
  buyStep: 'all',
  lay: 'all',
  place: 'all',
  markerFrom: 'all',
  gain: 'all',
  specialWater: 'all',
  ship: 'all',
  portSpace: 'all',
  row: 'all',
  zigguratSpace: 'all',
  section: 'all',
  /** The kept card is known only to its player (URB-04). */
  urbanCard: asked,
  refill: 'all',
  decree: 'all',
  harbormaster: 'all',
};

/** Who knows an outcome. */
const KNOWS_OUTCOME: Readonly<Record<Outcome['chance'], Knows>> = {
  barge: 'all',
  dice: 'all',
  ship: 'all',
  harbormaster: 'all',
  specialWater: 'all',
  crate: 'all',
  actionTile: 'all',
  zigguratTile: 'all',
  decree: 'all',
  /** The dealt card is known only to its player (SET-20, URB-04). */
  urbanCard: (state) => state.stack[top(state) + FIELDS.dealUrbanCard.toSeat],
  startPlayer: 'all',
  automaCard: 'all',
  automaTile: 'all',
  colour: 'all',
};

/** Returns what an observer (a seat, or SPECTATOR) is told of a legal answer, given the state that asks for it. */
export function tell(state: State, answer: Choice | Outcome, observer: number): Told {
  const knows = 'chance' in answer ? KNOWS_OUTCOME[answer.chance] : KNOWS_CHOICE[answer.choose];
  return knows === 'all' || knows(state) === observer ? answer : null;
}
