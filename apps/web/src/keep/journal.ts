/**
 * The last decision of a game until the database has confirmed it. The browser's small storage takes it before the click is over, so that it is
 * there whatever becomes of the page in the moment that the database needs.
 */

import type { SmallStorage } from '../device/small-storage.ts';
import type { SignedGame } from './library.ts';

export interface Journal {
  /** Replaces what was noted of the game before. The answer strikes it out, unless something was noted after it. */
  note(game: SignedGame): () => void;
  /** What was noted of a game last; null where nothing waits. */
  noted(id: string): SignedGame | 'damaged' | null;
  /** Nothing of a game waits any more. */
  clear(id: string): void;
}

const keyOf = (id: string): string => `tabannusi-journal-${id}`;

/** A storage that is full, broken or forbidden takes nothing: then a decision is in the database alone, a moment later. */
export function createJournal(storage: SmallStorage): Journal {
  const clear = (id: string): void => attempt(() => storage.removeItem(keyOf(id)), undefined);
  const read = (id: string): string | null => attempt(() => storage.getItem(keyOf(id)), null);
  return {
    note(game) {
      const text = sealed(game);
      attempt(
        () => storage.setItem(keyOf(game.id), text),
        // What was noted before is older than what the database is about to get.
        () => clear(game.id),
      );
      return () => {
        if (read(game.id) === text) clear(game.id);
      };
    },
    noted(id) {
      const text = read(id);
      return text === null ? null : unsealed(id, text);
    },
    clear,
  };
}

function attempt<T>(deed: () => T, otherwise: T | (() => T)): T {
  try {
    return deed();
  } catch {
    return otherwise instanceof Function ? otherwise() : otherwise;
  }
}

/** Its sum stands before it, so that half of a text is told from a whole one. */
function sealed(game: SignedGame): string {
  const text = JSON.stringify(game);
  return `${sumOf(text)} ${text}`;
}

function unsealed(id: string, sealedText: string): SignedGame | 'damaged' {
  const [, sum, text = ''] = /^(\w+) (.*)$/s.exec(sealedText) ?? [];
  if (sum !== sumOf(text)) return 'damaged';
  // What has its sum is what was noted.
  const game: SignedGame = JSON.parse(text);
  return game.id === id ? game : 'damaged';
}

/** FNV-1a, 32 bits. */
function sumOf(text: string): string {
  let sum = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193);
  return (sum >>> 0).toString(16);
}
