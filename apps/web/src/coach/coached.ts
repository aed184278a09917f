/** The game that a coach accompanies on this device, and what the coach has said in it. */
import type { SmallStorage } from '../device/small-storage.ts';

const KEY = 'tabannusi-coach';

export interface Coached {
  readonly game: string;
  /** Keys of what has been said, which is not said again. */
  readonly said: readonly string[];
}

/** Null if no coach accompanies the game, or if what is stored cannot be read. */
export function coachedGame(storage: Pick<SmallStorage, 'getItem'>, game: string): Coached | null {
  try {
    const kept: unknown = JSON.parse(storage.getItem(KEY) ?? 'null');
    if (typeof kept !== 'object' || kept === null || Reflect.get(kept, 'game') !== game) return null;
    const said: unknown = Reflect.get(kept, 'said');
    return { game, said: Array.isArray(said) ? said.filter((each): each is string => typeof each === 'string') : [] };
  } catch {
    return null;
  }
}

/** Without storage the coach still speaks until the page is left, and may then repeat itself. */
export function keepCoached(storage: Pick<SmallStorage, 'setItem'>, coached: Coached): void {
  try {
    storage.setItem(KEY, JSON.stringify(coached));
  } catch {
    // There is no room.
  }
}

export const endCoached = (storage: Pick<SmallStorage, 'removeItem'>): void => storage.removeItem(KEY);
