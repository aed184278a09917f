/** The page's side of the service worker: whether the page is stored on this device, and whether a newer version waits. */
import { createStore, type Store } from '../store.ts';

export interface Offline {
  /** Whether the service worker answers this page from the device. */
  readonly isKept: boolean;
  /** A newer version that is stored and waits; null if there is none. */
  readonly newer: ServiceWorker | null;
}

const store = createStore<Offline>({ isKept: false, newer: null });
export const offline: Store<Offline> = store;

/** Called once per page. Without service workers or a secure origin nothing changes. */
export async function keepOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  const look = (): void => {
    const isKept = serviceWorker.controller !== null;
    // The very first version waits for a moment, too, but there is no older one that it could replace.
    store.set({ isKept, newer: isKept ? (registration?.waiting ?? null) : null });
  };
  let registration: ServiceWorkerRegistration | null = null;
  serviceWorker.addEventListener('controllerchange', look);
  look();
  try {
    registration = await serviceWorker.register('./service-worker.js');
    registration.addEventListener('updatefound', () => registration?.installing?.addEventListener('statechange', look));
    registration.installing?.addEventListener('statechange', look);
    look();
  } catch {
    // The network or the server refused. The next visit tries again.
  }
}

/** Switches to the newer version by a reload, which loses nothing: a game is kept after every decision. */
export function standIn(newer: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
  newer.postMessage('standIn');
}
