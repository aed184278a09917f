/**
 * A hint for the person at the screen: it is thought out in a worker of its own, which can be stopped at any time, and is gone as soon as the game
 * goes on.
 */
import type { Hint } from '@tabannusi/ai';
import { type Known, mask } from '@tabannusi/engine';
import { createStore, type Store } from '../store.ts';
import type { Scene } from './scene.ts';

/** Nothing, a hint that is being thought out, or what came of it: null where it failed. */
type Advice = null | 'thinking' | { readonly hint: Hint | null };

export interface Adviser extends Store<Advice> {
  /** Asks where something can be chosen; puts away what is shown. */
  toggle(): void;
  /** Stops thinking, and puts away what is shown. */
  dismiss(): void;
  close(): void;
}

/** Thinks about what a seat knows, until it is told to stop. */
export type Thinker = (known: Known, done: (hint: Hint | null) => void) => { stop(): void };

export function createAdviser(session: Store<Scene>, think: Thinker): Adviser {
  const store = createStore<Advice>(null);
  let thinking: { stop(): void } | null = null;

  const show = (advice: Advice): void => {
    thinking?.stop();
    thinking = null;
    store.set(advice);
  };
  const ask = (): void => {
    const { state, prompt, offers } = session.get();
    if (offers.length === 0 || prompt.wait !== 'decision') return;
    show('thinking');
    // From what the screen may show: a decision on the open board is made without the own cards, and so is its hint.
    const { seat } = prompt;
    thinking = think({ seat, masked: mask(state, seat), choices: offers.map(({ choice }) => choice) }, (hint) => show({ hint }));
  };
  const leave = session.subscribe(() => show(null));

  return {
    get: store.get,
    subscribe: store.subscribe,
    toggle: () => (store.get() === null ? ask() : show(null)),
    dismiss: () => show(null),
    close() {
      leave();
      show(null);
    },
  };
}
