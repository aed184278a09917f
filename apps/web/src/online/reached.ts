/** The addresses at which others can open what this browser shows. */
import { useCallback, useEffect, useState } from 'react';
import { useFailing } from '../frame/failing.ts';
import { letOthersIn, type Network, network, Refused } from './api.ts';

/** Whether only this machine can reach a server under this host name. */
const isLoopback = (host: string): boolean => host === 'localhost' || host === '[::1]' || host.startsWith('127.');

export interface Reached {
  /** Null until the server has answered. The server is not asked if others can use this page's own address. */
  readonly network: Network | null;
  /** Throws `Refused`. */
  letIn(): Promise<void>;
  /** Returns the address of a view for others. */
  addressFor(fragment: string): string;
}

export function useReached(): Reached {
  const [known, setKnown] = useState<Network | null>(null);
  const fail = useFailing();
  const isOnlyHere = isLoopback(location.hostname);
  useEffect(() => {
    if (!isOnlyHere) return;
    // Without an answer, links use this machine's address.
    network().then(setKnown, (error) => (error instanceof Refused ? undefined : fail(error)));
  }, [isOnlyHere, fail]);
  const letIn = useCallback(async () => setKnown(await letOthersIn()), []);
  const base = known?.address ?? location.href.split('#')[0] ?? '';
  return { network: known, letIn, addressFor: (fragment) => new URL(fragment, base).href };
}
