/** A library that first notes every decision in a journal, and writes what an earlier page had noted but not written. */
import { openSaved } from '../late/open-saved.ts';
import type { Journal } from './journal.ts';
import { byDate, follows, type KeptGame, type Library, type SignedGame, summaryOf } from './library.ts';

export function withJournal(library: Library, journal: Journal): Library {
  /** Returns the note of a game, validated: a text with the right checksum can still be made by hand. */
  const waiting = async (id: string): Promise<SignedGame | 'damaged' | null> => {
    const noted = journal.noted(id);
    return noted === null || noted === 'damaged' || (await openSaved(noted.saved)).ok ? noted : 'damaged';
  };
  const latest = async (kept: KeptGame): Promise<KeptGame> => {
    const noted = await waiting(kept.id);
    return noted !== null && noted !== 'damaged' && follows(noted, kept) ? noted : kept;
  };
  const read = async (id: string): Promise<KeptGame | null> => {
    const kept = await library.read(id);
    return kept === null ? null : latest(kept);
  };
  /** Writes the note. Returns the note if there is no room for it, else null. */
  const finish = async (id: string, noted: SignedGame | 'damaged' | null): Promise<SignedGame | null> => {
    try {
      if (noted !== null && noted !== 'damaged') await library.writeAs(noted);
      journal.clear(id);
      return null;
    } catch {
      return noted === 'damaged' ? null : noted;
    }
  };
  return {
    ...library,
    read,
    async list() {
      const all = (await library.list()).map(async (summary) => {
        // If the rules for a note cannot be loaded now, the note waits until its game is opened.
        const kept = journal.noted(summary.id) === null ? null : await read(summary.id).catch(() => null);
        return kept === null ? summary : summaryOf(kept);
      });
      return byDate(await Promise.all(all));
    },
    async claim(id, hand) {
      const noted = await waiting(id);
      const unwritten = await finish(id, noted);
      const kept = await library.claim(id, hand);
      if (kept === null) return null;
      if (unwritten !== null && follows(unwritten, kept)) return { ...unwritten, hand: kept.hand };
      return { ...kept, missesLast: noted === 'damaged' };
    },
    async writeAs(game) {
      const strike = journal.note(game);
      const isWritten = await library.writeAs(game);
      strike();
      return isWritten;
    },
    async remove(id) {
      journal.clear(id);
      await library.remove(id);
    },
  };
}
