/** What is drawn after the rest, so that no click waits for it. It is absent from the first picture. */
import { SPECTATOR } from '@tabannusi/engine';
import { type ReactNode, useDeferredValue } from 'react';
import { PlayingContext, usePlaying } from '../session/context.ts';

/** When the observer changes, the old picture stays only if it shows nothing but public information. */
export function Deferred({ children }: { children: ReactNode }): ReactNode {
  const present = usePlaying();
  const late = useDeferredValue(present, null);
  if (late === null) return null;
  const mayStay = late.scene.observer === present.scene.observer || late.scene.observer === SPECTATOR;
  const isAlike = mayStay && late.session === present.session && late.told.speaker === present.told.speaker;
  return <PlayingContext value={isAlike ? late : present}>{children}</PlayingContext>;
}
