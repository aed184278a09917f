/** Checks that events tell everything: folded over the view before an application, they give the view after it, for every observer. */
import { apply, isOver } from '../../src/engine.ts';
import { eventsFor } from '../../src/knowledge/events.ts';
import { mask } from '../../src/knowledge/mask.ts';
import { Masked } from '../../src/knowledge/masked.ts';
import { type View, viewOf } from '../../src/knowledge/view.ts';
import type { EventKind, GameEvent } from '../../src/model/events.ts';
import type { State } from '../../src/model/state.ts';
import { foldEvents } from '../fold/fold.ts';
import { answersOf, begin, type GameName } from './games.ts';
import { observersOf } from './knowledge.ts';
import type { RandomAnswers } from './random-answers.ts';

/** An observer's view before an application, the events that the observer was told, and the view after it. */
export interface Change {
  readonly observer: number;
  readonly before: View;
  readonly heard: readonly GameEvent[];
  readonly after: View;
}

/** Returns the view that follows from the events; events of the kind `left` are left out. */
export const folded = ({ before, heard }: Change, { setting }: State, left?: EventKind): View =>
  foldEvents(before, left === undefined ? heard : heard.filter(({ event }) => event !== left), setting);

export const isSame = (a: View, b: View): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Plays a game in a state of its setting and calls back with every change, for every seat and a spectator. */
export function followGame(
  name: GameName,
  follow: (change: Change, state: State) => void,
  { state = begin(name), answers = answersOf(name) }: { state?: State; answers?: RandomAnswers } = {},
): void {
  const eyes = observersOf(state).map((observer) => {
    const masked = new Masked(state.setting, state.layout);
    return { observer, look: () => viewOf(mask(state, observer, masked)) };
  });
  let views = eyes.map(({ look }) => look());
  while (!isOver(state)) {
    const answer = answers.next(state);
    const events: GameEvent[] = [];
    state.events = events;
    apply(state, answer);
    const before = views;
    views = eyes.map(({ look }) => look());
    eyes.forEach(({ observer }, index) => {
      follow({ observer, before: before[index], heard: eventsFor(events, observer), after: views[index] }, state);
    });
  }
}

/** Counts of what was folded. */
export interface Folded {
  games: number;
  applications: number;
  /** For all observers together. */
  events: number;
}

/** Plays a game whose events must tell everything, and counts; throws the first difference. */
export function checkFolds(name: GameName, count: Folded, play: Parameters<typeof followGame>[2] = {}): void {
  followGame(
    name,
    (change, state) => {
      const view = folded(change, state);
      if (!isSame(view, change.after)) throw new Error(`observer ${change.observer}, ${difference(view, change)}`);
      count.events += change.heard.length;
      if (change.observer === 0) count.applications++;
    },
    play,
  );
  count.games++;
}

/** Describes the first change that the events did not tell. */
function difference(view: View, { after, heard }: Change): string {
  const wrong = (Object.keys(after) as (keyof View)[]).find((key) => JSON.stringify(view[key]) !== JSON.stringify(after[key]));
  const told = heard.map(({ event }) => event).join(', ');
  return `${wrong} after ${told}: found ${JSON.stringify(wrong && after[wrong])}, told ${JSON.stringify(wrong && view[wrong])}`;
}
