/**
 * What an observer is told of a decision or an outcome: all of it, or that there was one. A game with these holes in it can be followed (`follow.ts`),
 * so nothing else has to be sent to who plays or looks on (decision 0035).
 */
import type { Choice, Outcome } from '../choices.ts';
import { asked } from '../engine.ts';
import { FIELDS } from '../model/frame-fields.ts';
import { top } from '../model/frames.ts';
import type { State } from '../model/state.ts';

/** Null where the observer may not know it. */
export type Told = Choice | Outcome | null;

/** `all`: it lies open. Else the one seat that knows it, which it is for who asks in the state. */
type Knows = 'all' | ((state: State) => number);

/** Who knows what was decided. A new kind of choice does not compile before it has its line here. */
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
  /** The card that is kept (URB-04). */
  urbanCard: asked,
  refill: 'all',
  decree: 'all',
  harbormaster: 'all',
};

/** Who knows what chance brought. */
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
  /** The card that is dealt (SET-20, URB-04). */
  urbanCard: (state) => state.stack[top(state) + FIELDS.dealUrbanCard.toSeat],
  startPlayer: 'all',
  automaCard: 'all',
  automaTile: 'all',
  colour: 'all',
};

/** What an observer (a seat, or SPECTATOR) is told of a legal answer, in the state that asks for it. */
export function tell(state: State, answer: Choice | Outcome, observer: number): Told {
  const knows = 'chance' in answer ? KNOWS_OUTCOME[answer.chance] : KNOWS_CHOICE[answer.choose];
  return knows === 'all' || knows(state) === observer ? answer : null;
}
