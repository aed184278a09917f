/** Something about what the browser keeps that a person must know. */
import type { AppValues } from '@tabannusi/text';
import type { ReactNode } from 'react';
import { useAppWords } from '../frame/spoken.ts';

export function KeepNote({ says }: { says: keyof AppValues['keep'] }): ReactNode {
  const words = useAppWords();
  if (words === null) return null;
  return (
    <p className="warning" role="alert">
      {words.say('keep', says, {})}
    </p>
  );
}
