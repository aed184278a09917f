/** The routes. They are in the fragment of the address, so that the folder can be served under any path. */
import { useDeferredValue, useMemo, useSyncExternalStore } from 'react';

/** Views without parameters. */
const PLAIN = ['gallery', 'load', 'online', 'origins', 'settings', 'statistics'] as const;
type Plain = (typeof PLAIN)[number];

const TABLE_PARTS = ['result', 'proof'] as const;
export type TablePart = (typeof TABLE_PARTS)[number];

export type Route =
  | { readonly at: 'home' | Plain }
  /** A game of the library: its table, which shows a past moment first if one is given, or its result. */
  | { readonly at: 'game'; readonly id: string; readonly moment?: number }
  | { readonly at: 'result'; readonly id: string }
  /** A table of the server or, with `part`, a page about its game. */
  | { readonly at: 't'; readonly id: string; readonly part?: TablePart }
  /** A moment of a game, with the record packed into the address itself. */
  | { readonly at: 'moment'; readonly packed: string }
  /** All lessons, or one of them. */
  | { readonly at: 'learn'; readonly id: string | null }
  /** All rules, or the rule to scroll to. */
  | { readonly at: 'rules'; readonly rule: string | null };

export function readRoute(fragment: string): Route {
  const [, view, id = '', last] = fragment.replace(/^#/, '').split('/');
  if (view === 'moment' && id !== '') return { at: view, packed: id };
  if (view === 'learn') return { at: view, id: id === '' ? null : id };
  if (view === 'rules') return { at: view, rule: id === '' ? null : id };
  if (view === 'game' && id !== '' && /^\d{1,6}$/.test(last ?? '')) return { at: view, id, moment: Number(last) };
  if ((view === 'game' || view === 'result') && id !== '') return { at: view, id };
  if (view === 't' && id !== '') {
    const part = TABLE_PARTS.find((each) => each === last);
    return part === undefined ? { at: view, id } : { at: view, id, part };
  }
  return { at: PLAIN.find((plain) => plain === view) ?? 'home' };
}

export function addressOf(route: Route): string {
  if (route.at === 'home') return '#/';
  const subject = 'id' in route ? route.id : 'packed' in route ? route.packed : 'rule' in route ? route.rule : null;
  const address = subject === null ? `#/${route.at}` : `#/${route.at}/${subject}`;
  const rest = 'part' in route ? route.part : 'moment' in route ? route.moment : undefined;
  return rest === undefined ? address : `${address}/${rest}`;
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
 * Returns the route that is shown: until the code of a new view has loaded, that is the previous one, or null at the start. An empty page
 * in between would stay for at least 300 ms, because React throttles its fallbacks. Home needs no further code.
 */
export function useRoute(): Route | null {
  const fragment = useFragment();
  const shown = useDeferredValue(fragment, readRoute(fragment).at === 'home' ? fragment : null);
  return useMemo(() => (shown === null ? null : readRoute(shown)), [shown]);
}
