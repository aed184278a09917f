/** A note about storage that a person must read. */
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
