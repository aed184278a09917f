/** What is wrong with a file, in words; null until they have come. */
import type { FaultWords } from '@tabannusi/text';
import { useEffect, useState } from 'react';
import { useFrame } from '../frame.ts';

export function useFaultWords(): FaultWords | null {
  const { speaker } = useFrame();
  const [words, setWords] = useState<FaultWords | null>(null);
  useEffect(() => {
    let isWanted = true;
    speaker.loadFaultWords().then((loaded) => isWanted && setWords(loaded));
    return () => {
      isWanted = false;
    };
  }, [speaker]);
  return words;
}
