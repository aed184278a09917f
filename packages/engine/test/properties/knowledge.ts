/** Checks that no observer can learn anything hidden: hidden information is dealt again, and nothing that the observer sees may change. */
import { Generator } from '../../src/chance/generator.ts';
import { apply, asked, describeChoice, drawOutcome, isOver, legal } from '../../src/engine.ts';
import { eventsFor } from '../../src/knowledge/events.ts';
import { mask } from '../../src/knowledge/mask.ts';
import { SPECTATOR } from '../../src/knowledge/masked.ts';
import { redeal } from '../../src/knowledge/redeal.ts';
import { type View, viewOf } from '../../src/knowledge/view.ts';
import type { GameEvent } from '../../src/model/events.ts';
import { FIELDS } from '../../src/model/frame-fields.ts';
import { FRAME, top, topKind } from '../../src/model/frames.ts';
import { CHANCE, ZIGGURAT } from '../../src/model/ids.ts';
import type { State } from '../../src/model/state.ts';

/** The checked functions; a planted leak replaces one of them. */
export interface Eyes {
  view(state: State, observer: number): View;
  events(events: readonly GameEvent[], observer: number): readonly GameEvent[];
}
export const HONEST: Eyes = { view: (state, observer) => viewOf(mask(state, observer)), events: eventsFor };

export const observersOf = ({ setting }: State): number[] => [...Array.from({ length: setting.players }, (_, seat) => seat), SPECTATOR];

/** Throws if the observer can distinguish a re-dealt state from the real one, before or after the next answer of the game. */
export function checkObserver(state: State, answer: number, observer: number, seed: number | string, eyes: Eyes = HONEST): void {
  const random = new Generator(seed, 'redeal');
  const other = redeal(mask(state, observer), random);
  same('the view', eyes.view(state, observer), eyes.view(other, observer));
  if (isOver(state)) return;
  if (asked(state) === observer) same('the list of choices', choicesOf(state), choicesOf(other));
  const otherAnswer = answerLike(state, answer, other, observer, random);
  if (otherAnswer === null) return;
  const [real, dealt] = [state.clone(), other.clone()];
  const [events, otherEvents] = [eventsOf(real, answer), eventsOf(dealt, otherAnswer)];
  // What the observer sees after it follows from the events (`fold.ts`).
  same('the events', eyes.events(beforeReveal(events), observer), eyes.events(beforeReveal(otherEvents), observer));
}

/**
 * Returns the answer in the re-dealt state that looks the same to the observer: a card that only its owner sees may be any card. Null if
 * the observer draws a card that is elsewhere there.
 */
function answerLike(state: State, answer: number, other: State, observer: number, random: Generator): number | null {
  const kind = topKind(state);
  if (kind === FRAME.dealUrbanCard) {
    if (state.stack[top(state) + FIELDS.dealUrbanCard.toSeat] !== observer) return drawOutcome(other, random);
    return other.urban[answer] === state.urban[answer] ? answer : null;
  }
  if (kind !== FRAME.urbanCard || asked(state) === observer) return answer;
  const at = state.choices.subarray(0, legal(state)).indexOf(answer);
  legal(other);
  return other.choices[at];
}

/** The last scoring of the Ziggurat counts all cards, which are then revealed. */
function beforeReveal(events: readonly GameEvent[]): readonly GameEvent[] {
  if (!events.some(({ event }) => event === 'gameOver')) return events;
  return events.slice(
    0,
    events.findIndex((event) => event.event === 'districtScored' && event.district === ZIGGURAT + 1),
  );
}

function eventsOf(state: State, answer: number): GameEvent[] {
  const events: GameEvent[] = [];
  state.events = events;
  apply(state, answer);
  return events;
}

const choicesOf = (state: State) =>
  asked(state) === CHANCE ? [] : Array.from(state.choices.slice(0, legal(state)), (choice) => describeChoice(state, choice));

function same(what: string, a: unknown, b: unknown): void {
  if (JSON.stringify(a) !== JSON.stringify(b)) throw new Error(`${what} of the observer tells what is hidden`);
}
