/** What the page says as a program; null until it has come. */
import type { AppWords } from '@tabannusi/text';
import { useEffect, useState } from 'react';
import { useFrame } from '../frame.ts';

export function useAppWords(): AppWords | null {
  const { speaker } = useFrame();
  const [words, setWords] = useState<AppWords | null>(null);
  useEffect(() => {
    let isWanted = true;
    speaker.loadAppWords().then((loaded) => isWanted && setWords(loaded));
    return () => {
      isWanted = false;
    };
  }, [speaker]);
  return words;
}
