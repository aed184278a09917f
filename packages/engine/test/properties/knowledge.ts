/**
 * Whether an observer could learn something hidden: everything hidden is dealt anew, and nothing that the observer sees may change.
 */
import { Generator } from '../../src/chance/generator.ts';
import { apply, asked, describeChoice, isOver, legal } from '../../src/engine.ts';
import { eventsFor } from '../../src/knowledge/events.ts';
import { mask } from '../../src/knowledge/mask.ts';
import { SPECTATOR } from '../../src/knowledge/masked.ts';
import { redeal } from '../../src/knowledge/redeal.ts';
import { type View, viewOf } from '../../src/knowledge/view.ts';
import type { GameEvent } from '../../src/model/events.ts';
import { FRAME, topKind } from '../../src/model/frames.ts';
import { CHANCE } from '../../src/model/ids.ts';
import type { State } from '../../src/model/state.ts';

/** What is checked; a planted leak replaces one of them. */
export interface Eyes {
  view(state: State, observer: number): View;
  events(events: readonly GameEvent[], observer: number): readonly GameEvent[];
}
export const HONEST: Eyes = { view: (state, observer) => viewOf(mask(state, observer)), events: eventsFor };

export const observersOf = ({ setting }: State): number[] => [...Array.from({ length: setting.players }, (_, seat) => seat), SPECTATOR];

/** Throws when the observer can tell a re-dealt state from the real one, before or after the answer that the game takes next. */
export function checkObserver(state: State, answer: number, observer: number, seed: number | string, eyes: Eyes = HONEST): State {
  const other = redeal(mask(state, observer), new Generator(seed, 'redeal'));
  same('the view', eyes.view(state, observer), eyes.view(other, observer));
  if (isOver(state)) return other;
  if (asked(state) === observer) same('the list of choices', choicesOf(state), choicesOf(other));
  if (isSecret(state, observer)) return other;
  const [real, dealt] = [state.clone(), other.clone()];
  same('the events', eyes.events(eventsOf(real, answer), observer), eyes.events(eventsOf(dealt, answer), observer));
  same('the view after the answer', eyes.view(real, observer), eyes.view(dealt, observer));
  return other;
}

/** An answer that means a card the observer does not know means another one in a re-dealt state, and the end of the game shows all cards. */
function isSecret(state: State, observer: number): boolean {
  const kind = topKind(state);
  if (kind === FRAME.dealUrbanCard) return true;
  return (kind === FRAME.urbanCard && asked(state) !== observer) || wouldEnd(state);
}

/** In final scoring hidden cards are revealed. */
const wouldEnd = (state: State): boolean => state.ending === 2;

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
