/** What is drawn after the rest, so that nobody who clicks waits for it; at the beginning it is not there. */
import { SPECTATOR } from '@tabannusi/engine';
import { type ReactNode, useDeferredValue } from 'react';
import { PlayingContext, usePlaying } from '../session/context.ts';

/** Where somebody else looks, nothing of before stays but what everybody may know. */
export function Deferred({ children }: { children: ReactNode }): ReactNode {
  const present = usePlaying();
  const late = useDeferredValue(present, null);
  if (late === null) return null;
  const mayStay = late.scene.observer === present.scene.observer || late.scene.observer === SPECTATOR;
  const isAlike = mayStay && late.session === present.session && late.told.speaker === present.told.speaker;
  return <PlayingContext value={isAlike ? late : present}>{children}</PlayingContext>;
}
