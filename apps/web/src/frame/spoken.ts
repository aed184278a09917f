/** Words that load when first needed; null until then. */
import type { AppWords, FaultWords, RuleSentences, Speaker } from '@tabannusi/text';
import { useEffect, useState } from 'react';
import { fetched } from '../late/fetched.ts';
import { useFailing } from './failing.ts';
import { useFrame } from './frame.ts';

/** The words of the program around the game. */
export const useAppWords = (): AppWords | null => useSpoken(LOAD.appWords);

/** The words for faults in files. */
export const useFaultWords = (): FaultWords | null => useSpoken(LOAD.faultWords);

/** The sentences of all rules. */
export const useRuleSentences = (): RuleSentences | null => useSpoken(LOAD.ruleSentences);

const LOAD = {
  appWords: (speaker: Speaker) => speaker.loadAppWords(),
  faultWords: (speaker: Speaker) => speaker.loadFaultWords(),
  ruleSentences: (speaker: Speaker) => speaker.loadRules(),
};

/** `load` must be the same function in every render. */
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
