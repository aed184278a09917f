/** Marks places on the board, for as long as a component speaks of them. */
import { useEffect, useLayoutEffect, useState } from 'react';

/**
 * `attribute` is set on everything at the places with these keys: with every picture, and with every size of the screen, for which it is
 * drawn anew. On a phone, where only a part of the board is in sight, the first place is brought into sight whenever `subject` changes.
 */
export function useMarks(attribute: string, keys: readonly string[], subject: string): void {
  const [, setSize] = useState(0);
  useEffect(() => {
    const note = (): void => setSize((size) => size + 1);
    addEventListener('resize', note);
    return () => removeEventListener('resize', note);
  }, []);
  useLayoutEffect(() => {
    const wanted = keys.map((key) => `[data-place="${key}"], [data-at="${key}"]`).join(', ');
    const marked = wanted === '' ? [] : [...document.querySelectorAll(`.game :is(${wanted})`)];
    for (const element of marked) element.setAttribute(attribute, '');
    return () => {
      for (const element of marked) element.removeAttribute(attribute);
    };
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each subject
  useEffect(() => {
    document.querySelector(`[${attribute}]`)?.scrollIntoView({ block: 'nearest' });
  }, [attribute, subject]);
}
