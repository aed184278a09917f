/** A request to the server made by a button: the button waits for the answer, and a refusal is shown. */
import type { OnlineWords } from '@tabannusi/text';
import { useState } from 'react';
import { useFailing } from '../frame/failing.ts';
import { Refused } from './api.ts';
import { refusalWords } from './refusals.ts';

export interface Deeds {
  attempt(deed: () => Promise<unknown>): void;
  readonly isBusy: boolean;
  /** Why the last request was refused; null if it was not. */
  readonly refused: string | null;
}

export function useDeed(words: OnlineWords): Deeds {
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const fail = useFailing();
  const attempt = (deed: () => Promise<unknown>): void => {
    setBusy(true);
    setRefused(null);
    deed()
      .catch((error) => (error instanceof Refused ? setRefused(refusalWords(words, error.code)) : fail(error)))
      .finally(() => setBusy(false));
  };
  return { attempt, isBusy, refused };
}
