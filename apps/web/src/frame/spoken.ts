/** Words that are fetched when they are first needed; null until they have come. */
import type { AppWords, FaultWords, RuleSentences, Speaker } from '@tabannusi/text';
import { useEffect, useState } from 'react';
import { fetched } from '../late/fetched.ts';
import { useFailing } from './failing.ts';
import { useFrame } from './frame.ts';

/** What the page says as a program. */
export const useAppWords = (): AppWords | null => useSpoken(LOAD.appWords);

/** What is wrong with a file. */
export const useFaultWords = (): FaultWords | null => useSpoken(LOAD.faultWords);

/** What every rule says. */
export const useRuleSentences = (): RuleSentences | null => useSpoken(LOAD.ruleSentences);

const LOAD = {
  appWords: (speaker: Speaker) => speaker.loadAppWords(),
  faultWords: (speaker: Speaker) => speaker.loadFaultWords(),
  ruleSentences: (speaker: Speaker) => speaker.loadRules(),
};

/** `load` is the same every time. */
export function useSpoken<W extends object>(load: (speaker: Speaker) => Promise<W>): W | null {
  const { speaker } = useFrame();
  const [words, setWords] = useState<W | null>(null);
  const fail = useFailing();
  useEffect(() => {
    let isWanted = true;
    fetched(load(speaker)).then((loaded) => isWanted && setWords(loaded), fail);
    return () => {
      isWanted = false;
    };
  }, [speaker, load, fail]);
  return words;
}
