/** Marks places on the board while a component is about them. */
import { useEffect, useLayoutEffect, useState } from 'react';

/**
 * `attribute` is set on everything at the places with these keys, again after every change of the picture or of the screen's size. On a
 * phone, where only part of the board is visible, the first place scrolls into view whenever `subject` changes.
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
