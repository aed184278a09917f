/** Which kinds of questions this device has seen, so that each is explained once. */
import type { SmallStorage } from '../device/small-storage.ts';

const KEY = 'tabannusi-questions';

/** Kinds of questions; `all` once no more notes are wanted. */
type Seen = readonly string[] | 'all';

function seenIn(storage: Pick<SmallStorage, 'getItem'>): Seen {
  try {
    const kept: unknown = JSON.parse(storage.getItem(KEY) ?? '[]');
    if (kept === 'all') return kept;
    return Array.isArray(kept) ? kept.filter((each): each is string => typeof each === 'string') : [];
  } catch {
    return [];
  }
}

export function isNew(storage: Pick<SmallStorage, 'getItem'>, ask: string): boolean {
  const seen = seenIn(storage);
  return seen !== 'all' && !seen.includes(ask);
}

/** With `all`, none is new any more. Without storage they stay new until the page is left. */
export function noteSeen(storage: Pick<SmallStorage, 'getItem' | 'setItem'>, ask: string): void {
  const seen = seenIn(storage);
  if (seen === 'all') return;
  try {
    storage.setItem(KEY, JSON.stringify(ask === 'all' ? 'all' : [...new Set([...seen, ask])]));
  } catch {
    // There is no room.
  }
}
