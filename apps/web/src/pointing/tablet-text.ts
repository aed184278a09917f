/** The explanation of what a person hovers over. A click keeps it, so that the links to its rules can be followed. */
import type { RuleId } from '@tabannusi/engine';
import type { Place } from '../places/place.ts';
import { createStore, type Store } from '../store.ts';

export interface TabletText {
  readonly title: string;
  readonly lines: readonly string[];
  /** Where the choice is made, if it is one. */
  readonly place?: Place | null;
  /** Whether it says why something cannot be done. */
  readonly forbidden?: boolean;
  /** Rules behind the explanation. */
  readonly rules?: readonly RuleId[];
}

export interface TabletStore extends Store<TabletText | null> {
  /** Shows a text. Null clears it after a moment, so that the pointer can move to it. A kept text stays. */
  set(text: TabletText | null): void;
  /** Cancels the clearing, since the pointer is on the text. */
  hold(): void;
  /** Shows a text until `letGo`. */
  keep(text: TabletText): void;
  letGo(): void;
  /** Whether the text stays until `letGo`. */
  isKept(): boolean;
  /** Clears the text at once, even a kept one, because it may not be true any more. */
  clear(): void;
}

/** Milliseconds before a text is cleared. */
const CLEARING_DELAY_MS = 300;

export function createTablet(): TabletStore {
  const store = createStore<TabletText | null>(null);
  let isKept = false;
  let going: ReturnType<typeof setTimeout> | undefined;
  const hold = (): void => clearTimeout(going);
  const show = (text: TabletText | null, keeps: boolean): void => {
    hold();
    isKept = keeps;
    store.set(text);
  };
  return {
    get: store.get,
    subscribe: store.subscribe,
    set(text) {
      if (isKept) return;
      hold();
      if (text === null) going = setTimeout(() => store.set(null), CLEARING_DELAY_MS);
      else store.set(text);
    },
    hold,
    keep: (text) => show(text, true),
    letGo() {
      if (isKept) show(null, false);
    },
    isKept: () => isKept,
    clear: () => show(null, false),
  };
}
