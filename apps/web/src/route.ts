/** Routes stand in the fragment of the address, so that the folder can lie under any path. */
import { useSyncExternalStore } from 'react';

export type Route = { readonly at: 'home' } | { readonly at: 'gallery' } | { readonly at: 'game'; readonly id: string };

export function readRoute(fragment: string): Route {
  const [, view, id] = fragment.replace(/^#/, '').split('/');
  if (view === 'game' && id !== undefined && id !== '') return { at: 'game', id };
  return view === 'gallery' ? { at: 'gallery' } : { at: 'home' };
}

export const addressOf = (route: Route): string =>
  route.at === 'game' ? `#/game/${route.id}` : route.at === 'gallery' ? '#/gallery' : '#/';

export const go = (route: Route): void => {
  location.hash = addressOf(route);
};

const subscribe = (listener: () => void): (() => void) => {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
};

export const useRoute = (): Route => readRoute(useSyncExternalStore(subscribe, () => location.hash));
