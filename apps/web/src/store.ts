/** A value that the page shows and others change, as an external store for React. */
import { useSyncExternalStore } from 'react';

export interface Store<T> {
  get(): T;
  subscribe(listener: () => void): () => void;
}

export interface WritableStore<T> extends Store<T> {
  set(value: T): void;
}

export function createStore<T>(first: T): WritableStore<T> {
  let value = first;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Reads from a store. The component renders again only when the result changes. */
export const useRead = <T, R>(store: Store<T>, read: (value: T) => R): R => useSyncExternalStore(store.subscribe, () => read(store.get()));

export const useStore = <T>(store: Store<T>): T => useSyncExternalStore(store.subscribe, store.get);
