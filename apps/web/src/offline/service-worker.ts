/** The page and its service worker: whether the table is on this device, and whether a newer one waits. */
import { createStore, type Store } from '../store.ts';

export interface Offline {
  /** Whether the page is answered from the device. */
  readonly isKept: boolean;
  /** A newer version that is on the device and waits. */
  readonly newer: ServiceWorker | null;
}

const store = createStore<Offline>({ isKept: false, newer: null });
export const offline: Store<Offline> = store;

/** Once a page; browsers without service workers, and servers that are not secure, go on as they are. */
export async function keepOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  const look = (): void => {
    const isKept = serviceWorker.controller !== null;
    // The first version of all waits for a moment, too, and is newer than nothing.
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
    // The network or the server did not let it be; the next visit tries again.
  }
}

/** Goes on with the newer version: everything of a game is kept after each decision, so that loading the page anew loses nothing. */
export function standIn(newer: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
  newer.postMessage('standIn');
}
