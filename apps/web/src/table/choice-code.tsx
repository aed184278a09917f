/** The code to type for a choice, shown on its button. */
import type { ReactNode } from 'react';
import { useFrame } from '../frame/frame.ts';
import { codeOf } from './choice-codes.ts';

export function Code({ index }: { index: number }): ReactNode {
  const { settings } = useFrame();
  const code = codeOf(index);
  return settings.numbers && code !== null ? (
    <span className="key" aria-hidden="true">
      {code}
    </span>
  ) : null;
}
