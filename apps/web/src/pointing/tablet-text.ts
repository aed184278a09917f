/** What a person points at, in words. A click keeps it where it is, so that one can go to it and follow its rules. */
import type { RuleId } from '@tabannusi/engine';
import type { Place } from '../places/place.ts';
import { createStore, type Store } from '../store.ts';

export interface TabletText {
  readonly title: string;
  readonly lines: readonly string[];
  /** Of a choice: where it is made. */
  readonly place?: Place | null;
  /** Whether it says why something cannot be done. */
  readonly forbidden?: boolean;
  /** The rules behind it. */
  readonly rules?: readonly RuleId[];
}

export interface TabletStore extends Store<TabletText | null> {
  /** Shows a text; none after a moment, in which one can go to where it is read. What is kept stays. */
  set(text: TabletText | null): void;
  /** It is being read: it does not go. */
  hold(): void;
  /** Shows a text until it is let go. */
  keep(text: TabletText): void;
  letGo(): void;
  /** Whether what is shown stays until it is let go. */
  isKept(): boolean;
  /** Whatever is shown is not true any more. */
  clear(): void;
}

/** Milliseconds. */
const MOMENT = 300;

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
      if (text === null) going = setTimeout(() => store.set(null), MOMENT);
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
