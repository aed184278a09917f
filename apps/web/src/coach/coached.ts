/** The game with a coach on this device, and what the coach has explained in it. */
import type { SmallStorage } from '../device/small-storage.ts';

const KEY = 'tabannusi-coach';

export interface Coached {
  readonly game: string;
  /** Keys of what was explained, which is not repeated. */
  readonly said: readonly string[];
}

/** Null if the game has no coach, or if the stored value cannot be read. */
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

/** Whether a coach accompanies any game of this device. */
export const isCoaching = (storage: Pick<SmallStorage, 'getItem'>): boolean => storage.getItem(KEY) !== null;

/** Without storage, the coach works until the page is left, and may then repeat itself. */
export function keepCoached(storage: Pick<SmallStorage, 'setItem'>, coached: Coached): void {
  try {
    storage.setItem(KEY, JSON.stringify(coached));
  } catch {
    // The browser has no room.
  }
}

export const endCoached = (storage: Pick<SmallStorage, 'removeItem'>): void => storage.removeItem(KEY);
