/** What a person points at, in words. A click keeps it where it is, so that one can go to it and follow its rules. */
import type { RuleId } from '@tabannusi/engine';
import type { Place } from '../places/place.ts';
import { createStore, type Store } from '../store.ts';

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
  /** Shows a hint; none after a moment, in which one can go to where it is read. What is kept stays. */
  set(hint: Hint | null): void;
  /** It is being read: it does not go. */
  hold(): void;
  /** Shows a hint until it is let go. */
  keep(hint: Hint): void;
  letGo(): void;
  /** Whether what is shown stays until it is let go. */
  isKept(): boolean;
  /** Whatever is shown is not true any more. */
  clear(): void;
}

/** Milliseconds. */
const MOMENT = 300;

export function createHints(): Hints {
  const store = createStore<Hint | null>(null);
  let isKept = false;
  let going: ReturnType<typeof setTimeout> | undefined;
  const hold = (): void => clearTimeout(going);
  const show = (hint: Hint | null, keeps: boolean): void => {
    hold();
    isKept = keeps;
    store.set(hint);
  };
  return {
    get: store.get,
    subscribe: store.subscribe,
    set(hint) {
      if (isKept) return;
      hold();
      if (hint === null) going = setTimeout(() => store.set(null), MOMENT);
      else store.set(hint);
    },
    hold,
    keep: (hint) => show(hint, true),
    letGo() {
      if (isKept) show(null, false);
    },
    isKept: () => isKept,
    clear: () => show(null, false),
  };
}
