/** What is drawn after the rest, so that nobody who clicks waits for it. */
import { type ReactNode, useDeferredValue } from 'react';
import { PlayingContext, usePlaying } from '../session/context.ts';

/** Where somebody else looks, or another language is spoken, nothing of before stays. */
export function Later({ children }: { children: ReactNode }): ReactNode {
  const present = usePlaying();
  const late = useDeferredValue(present);
  const isAlike =
    late.session === present.session && late.scene.observer === present.scene.observer && late.told.speaker === present.told.speaker;
  return <PlayingContext value={isAlike ? late : present}>{children}</PlayingContext>;
}
