/** Something that is asked of the server by a button: it waits for the answer, and says a refusal. */
import type { OnlineWords } from '@tabannusi/text';
import { useState } from 'react';
import { useFailing } from '../frame/failing.ts';
import { Refused } from './api.ts';

/** Codes with words of their own. */
const SAID = ['badName', 'noCode', 'noTable', 'notSignedIn', 'seatTaken', 'tooFast'] as const;

export const refusalWords = (words: OnlineWords, code: string): string => words.say(SAID.find((said) => said === code) ?? 'failed', {});

export function useDeed(words: OnlineWords) {
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const fail = useFailing();
  const attempt = (deed: () => Promise<void>): void => {
    setBusy(true);
    setRefused(null);
    deed()
      .catch((error) => (error instanceof Refused ? setRefused(refusalWords(words, error.code)) : fail(error)))
      .finally(() => setBusy(false));
  };
  return { attempt, isBusy, refused };
}
