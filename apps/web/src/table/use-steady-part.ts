/** Keeps the visible part of the board in view when a phone is turned: the same scroll position would show another part. */
import { useEffect } from 'react';

/** The visible part, and how far down in it the view begins, as a share of its height. */
interface Seen {
  readonly id: string;
  readonly share: number;
}

export function useSteadyPart(): void {
  useEffect(() => {
    let width = innerWidth;
    let seen = partInSight();
    const note = (): void => {
      // After the width has changed, the browser scrolls by itself: ignore that.
      if (innerWidth === width) seen = partInSight();
    };
    const keep = (): void => {
      if (innerWidth === width) return;
      width = innerWidth;
      if (seen !== null) bringBack(seen);
    };
    addEventListener('scroll', note);
    addEventListener('resize', keep);
    return () => {
      removeEventListener('scroll', note);
      removeEventListener('resize', keep);
    };
  }, []);
}

/** Returns the part with the most height in view; null if the board is one picture. */
function partInSight(): Seen | null {
  const [from, to] = uncovered();
  let most = 0;
  let seen: Seen | null = null;
  for (const part of document.querySelectorAll('.part')) {
    const { top, bottom, height } = part.getBoundingClientRect();
    const shown = Math.min(bottom, to) - Math.max(top, from);
    if (shown <= most) continue;
    most = shown;
    seen = { id: part.id, share: (from - top) / height };
  }
  return seen;
}

function bringBack({ id, share }: Seen): void {
  const part = document.getElementById(id);
  if (part === null) return;
  const { top, height } = part.getBoundingClientRect();
  scrollBy(0, top + share * height - uncovered()[0]);
}

/** Returns the top and the bottom of the uncovered part of the page, in pixels of the screen. */
function uncovered(): readonly [from: number, to: number] {
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  return [Number.parseFloat(scrollPaddingTop) || 0, innerHeight - (Number.parseFloat(scrollPaddingBottom) || 0)];
}
