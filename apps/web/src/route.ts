/** Routes stand in the fragment of the address, so that the folder can lie under any path. */
import { useDeferredValue, useMemo, useSyncExternalStore } from 'react';

/** Views without a subject of their own. */
const PLAIN = ['gallery', 'load', 'origins', 'settings'] as const;
type Plain = (typeof PLAIN)[number];

export type Route =
  | { readonly at: 'home' | Plain }
  /** A game of the library: at the table, or where its VP come from. */
  | { readonly at: 'game' | 'result'; readonly id: string }
  /** A moment of a game, the record of which stands in the address itself. */
  | { readonly at: 'moment'; readonly packed: string }
  /** All rules, or one of them among the others. */
  | { readonly at: 'rules'; readonly rule: string | null };

export function readRoute(fragment: string): Route {
  const [, view, id = ''] = fragment.replace(/^#/, '').split('/');
  if (view === 'moment' && id !== '') return { at: view, packed: id };
  if (view === 'rules') return { at: view, rule: id === '' ? null : id };
  if ((view === 'game' || view === 'result') && id !== '') return { at: view, id };
  return { at: PLAIN.find((plain) => plain === view) ?? 'home' };
}

export function addressOf(route: Route): string {
  if (route.at === 'home') return '#/';
  const subject = 'id' in route ? route.id : 'packed' in route ? route.packed : 'rule' in route ? route.rule : null;
  return subject === null ? `#/${route.at}` : `#/${route.at}/${subject}`;
}

export const go = (route: Route): void => {
  location.hash = addressOf(route);
};

const subscribe = (listener: () => void): (() => void) => {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
};

const useFragment = (): string => useSyncExternalStore(subscribe, () => location.hash);

/**
 * Which view is shown: the one before, or none at the beginning, until the code of the next one has come. With an empty page in between React would
 * let everybody wait for 300 ms at least. Home needs nothing to come.
 */
export function useRoute(): Route | null {
  const fragment = useFragment();
  const shown = useDeferredValue(fragment, readRoute(fragment).at === 'home' ? fragment : null);
  return useMemo(() => (shown === null ? null : readRoute(shown)), [shown]);
}
