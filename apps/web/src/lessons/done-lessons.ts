/** The lessons that were finished on this device. */
import type { SmallStorage } from '../device/small-storage.ts';

const KEY = 'tabannusi-lessons';

/** Empty if nothing is stored or it cannot be read. */
export function doneLessons(storage: Pick<SmallStorage, 'getItem'>): readonly string[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id): id is string => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/** Returns whether it was stored. */
export function noteDone(storage: Pick<SmallStorage, 'getItem' | 'setItem'>, id: string): boolean {
  try {
    storage.setItem(KEY, JSON.stringify([...new Set([...doneLessons(storage), id])]));
    return doneLessons(storage).includes(id);
  } catch {
    return false;
  }
}
