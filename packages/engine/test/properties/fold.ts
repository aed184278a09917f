/** Whether events tell everything: folded over the view before an application they give the view after it, for every observer. */
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

/** What an observer saw before an application, heard of it and sees after it. */
export interface Change {
  readonly observer: number;
  readonly before: View;
  readonly heard: readonly GameEvent[];
  readonly after: View;
}

/** The view that the observer makes of what was heard; of a kind that is left out nothing was. */
export const folded = ({ before, heard }: Change, { setting }: State, left?: EventKind): View =>
  foldEvents(before, left === undefined ? heard : heard.filter(({ event }) => event !== left), setting);

export const isSame = (a: View, b: View): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Plays a game in a state of its setting and hands on every change, to every seat and a spectator. */
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

/** How much of a game was folded. */
export interface Folded {
  games: number;
  applications: number;
  /** For all observers together. */
  events: number;
}

/** Counts a game whose events tell everything; throws what they do not. */
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

/** The first thing that the events have not told. */
function difference(view: View, { after, heard }: Change): string {
  const wrong = (Object.keys(after) as (keyof View)[]).find((key) => JSON.stringify(view[key]) !== JSON.stringify(after[key]));
  const told = heard.map(({ event }) => event).join(', ');
  return `${wrong} after ${told}: found ${JSON.stringify(wrong && after[wrong])}, told ${JSON.stringify(wrong && view[wrong])}`;
}
