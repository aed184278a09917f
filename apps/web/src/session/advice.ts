/**
 * A hint for the person at the screen. It is worked out in a worker of its own, which can be stopped at any time, and disappears as soon as
 * the game goes on.
 */
import type { Advice as Plans } from '@tabannusi/ai';
import { type Known, mask } from '@tabannusi/engine';
import { createStore, type Store } from '../store.ts';
import { canAdvise, type Scene } from './scene.ts';

/** Null if there is no hint, else 'thinking' or the result, in which `plans` is null if thinking failed. */
type Advice = null | 'thinking' | { readonly plans: Plans | null };

export interface Adviser extends Store<Advice> {
  /** Asks for a hint if there is something to weigh; dismisses one that is shown. */
  toggle(): void;
  /** Stops thinking and dismisses the hint. */
  dismiss(): void;
  close(): void;
}

/** Starts thinking about what a seat knows. The returned `stop` ends it. */
export type Thinker = (known: Known, done: (plans: Plans | null) => void) => { stop(): void };

export function createAdviser(session: Store<Scene>, think: Thinker): Adviser {
  const store = createStore<Advice>(null);
  let thinking: { stop(): void } | null = null;

  const show = (advice: Advice): void => {
    thinking?.stop();
    thinking = null;
    store.set(advice);
  };
  const ask = (): void => {
    const scene = session.get();
    const { question } = scene.view;
    if (question === null || !canAdvise(scene)) return;
    show('thinking');
    // The hint uses only what the screen may show: a decision on the open board is made without the player's cards, and so is its hint.
    const { seat } = question;
    thinking = think({ seat, masked: mask(scene.state, seat), choices: scene.weighed.map(({ choice }) => choice) }, (plans) =>
      show({ plans }),
    );
  };
  let before = session.get();
  const leave = session.subscribe(() => {
    const now = session.get();
    // The same scene is shown once more when what one tap can say has loaded.
    const isSame = before.tapFinder === null && now.tapFinder !== null && now.moment === before.moment && now.observer === before.observer;
    before = now;
    if (!isSame) show(null);
  });

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
