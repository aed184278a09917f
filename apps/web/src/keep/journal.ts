/**
 * The last decision of a game until the database has confirmed it. Small storage is synchronous: it takes the decision before the click
 * ends, so a crash while the database writes loses nothing.
 */

import type { SmallStorage } from '../device/small-storage.ts';
import type { SignedGame } from './library.ts';

export interface Journal {
  /** Replaces the note of the game. Returns a function that removes the note unless a newer one has replaced it. */
  note(game: SignedGame): () => void;
  /** Returns the note of a game; null if there is none. */
  noted(id: string): SignedGame | 'damaged' | null;
  /** Removes the note of a game. */
  clear(id: string): void;
}

const keyOf = (id: string): string => `tabannusi-journal-${id}`;

/** If storage is full, broken or forbidden, nothing is noted: a decision is then safe only when the database has it. */
export function createJournal(storage: SmallStorage): Journal {
  const clear = (id: string): void => attempt(() => storage.removeItem(keyOf(id)), undefined);
  const read = (id: string): string | null => attempt(() => storage.getItem(keyOf(id)), null);
  return {
    note(game) {
      const text = sealed(game);
      attempt(
        () => storage.setItem(keyOf(game.id), text),
        // The older note must not outlive what the database is about to get.
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

/** Returns the text with a checksum in front, so that a truncated one is recognised. */
function sealed(game: SignedGame): string {
  const text = JSON.stringify(game);
  return `${sumOf(text)} ${text}`;
}

function unsealed(id: string, sealedText: string): SignedGame | 'damaged' {
  const [, sum, text = ''] = /^(\w+) (.*)$/s.exec(sealedText) ?? [];
  if (sum !== sumOf(text)) return 'damaged';
  // A matching checksum shows that the note is complete.
  const game: SignedGame = JSON.parse(text);
  return game.id === id ? game : 'damaged';
}

/** The FNV-1a hash, 32 bits. */
function sumOf(text: string): string {
  let sum = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193);
  return (sum >>> 0).toString(16);
}
