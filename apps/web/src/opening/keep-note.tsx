/** Something about what the browser keeps that a person must know. */
import type { ReactNode } from 'react';
import { useAppWords } from '../frame/spoken.ts';

export function KeepNote({ says }: { says: 'noRoom' | 'lastLost' }): ReactNode {
  const words = useAppWords();
  if (words === null) return null;
  return (
    <p className="warning" role="alert">
      {words.say('keep', says, {})}
    </p>
  );
}
