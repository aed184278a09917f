/** Where others find what this browser shows. */
import { useCallback, useEffect, useState } from 'react';
import { useFailing } from '../frame/failing.ts';
import { letOthersIn, type Network, network, Refused } from './api.ts';

/** Whether only this machine finds a server under the name. */
const isLoopback = (host: string): boolean => host === 'localhost' || host === '[::1]' || host.startsWith('127.');

export interface Reached {
  /** Null until the server has said it. It is not asked where this page has an address that others can use. */
  readonly network: Network | null;
  /** Throws `Refused`. */
  letIn(): Promise<void>;
  /** The address of a view, as others can open it. */
  addressFor(fragment: string): string;
}

export function useReached(): Reached {
  const [known, setKnown] = useState<Network | null>(null);
  const fail = useFailing();
  const isOnlyHere = isLoopback(location.hostname);
  useEffect(() => {
    if (!isOnlyHere) return;
    // Without an answer, links are those of this machine.
    network().then(setKnown, (error) => (error instanceof Refused ? undefined : fail(error)));
  }, [isOnlyHere, fail]);
  const letIn = useCallback(async () => setKnown(await letOthersIn()), []);
  const base = known?.address ?? location.href.split('#')[0] ?? '';
  return { network: known, letIn, addressFor: (fragment) => new URL(fragment, base).href };
}
