/** What a person points at, in words. A click keeps it where it is, so that one can go to it and follow its rules. */
import type { RuleId } from '@tabannusi/engine';
import type { Place } from './places.ts';
import { createStore, type Store } from './store.ts';

export interface Hint {
  readonly title: string;
  readonly lines: readonly string[];
  /** Of a choice: where it is made. */
  readonly place?: Place | null;
  /** Whether it says why something cannot be done. */
  readonly forbidden?: boolean;
  /** The rules behind it. */
  readonly rules?: readonly RuleId[];
}

export interface Hints extends Store<Hint | null> {
  /** Shows a hint, or none; what is kept stays. */
  set(hint: Hint | null): void;
  /** Shows a hint until it is let go. */
  keep(hint: Hint): void;
  letGo(): void;
}

export function createHints(): Hints {
  const store = createStore<Hint | null>(null);
  let isKept = false;
  return {
    get: store.get,
    subscribe: store.subscribe,
    set(hint) {
      if (!isKept) store.set(hint);
    },
    keep(hint) {
      isKept = true;
      store.set(hint);
    },
    letGo() {
      if (!isKept) return;
      isKept = false;
      store.set(null);
    },
  };
}
