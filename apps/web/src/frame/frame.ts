/** What every view shares: settings, words, the library of games. */
import type { Speaker, WebWords } from '@tabannusi/text';
import { createContext, useContext } from 'react';
import type { Settings } from '../device/settings.ts';
import type { Library } from '../keep/library.ts';

export interface Frame {
  readonly settings: Settings;
  change(part: Partial<Settings>): void;
  reset(): void;
  readonly speaker: Speaker;
  readonly web: WebWords;
  readonly library: Library;
}

export const FrameContext = createContext<Frame | null>(null);

export function useFrame(): Frame {
  const frame = useContext(FrameContext);
  if (frame === null) throw new Error('outside of the frame');
  return frame;
}
