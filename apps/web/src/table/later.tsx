/** What may follow a moment after the rest: who clicks sees the board and the next choices first. */
import { type ReactNode, useDeferredValue } from 'react';
import { PlayingContext, usePlaying } from '../session/context.ts';

export function Later({ children }: { children: ReactNode }): ReactNode {
  return <PlayingContext value={useDeferredValue(usePlaying())}>{children}</PlayingContext>;
}
