/** A view that loads when it is first drawn. Drawing it throws `NotFetched` if loading fails. */
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { fetched } from './fetched.ts';

// biome-ignore lint/suspicious/noExplicitAny: React's own bound for components of any properties
export const lateView = <C extends ComponentType<any>>(load: () => Promise<C>): LazyExoticComponent<C> =>
  lazy(async () => ({ default: await fetched(load()) }));
