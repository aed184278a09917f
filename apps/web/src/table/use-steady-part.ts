/** On a narrow screen the part of the board that is in sight stays there when the screen is turned: the same pixel is then another part. */
import { useEffect } from 'react';

/** What is in sight: how far down a part begins what is seen, in its heights. */
interface Seen {
  readonly id: string;
  readonly share: number;
}

export function useSteadyPart(): void {
  useEffect(() => {
    let width = innerWidth;
    let seen = partInSight();
    const note = (): void => {
      // What a turned screen scrolls by itself is not what was looked at.
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

/** The part with the most room between what is fixed above and below; null where the board is one picture. */
function partInSight(): Seen | null {
  const [from, to] = clear();
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
  scrollBy(0, top + share * height - clear()[0]);
}

/** From where to where the page is not covered, in pixels of the screen. */
function clear(): readonly [from: number, to: number] {
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  return [Number.parseFloat(scrollPaddingTop) || 0, innerHeight - (Number.parseFloat(scrollPaddingBottom) || 0)];
}
