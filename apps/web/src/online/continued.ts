/** Continues a local game at a table of the server. */
import type { GameRecord } from '@tabannusi/engine';
import type { KeptSummary, Library } from '../keep/library.ts';
import { openSaved } from '../late/open-saved.ts';
import { Refused } from './api.ts';
import { type Opening, type PlannedSitter, placesFor } from './opening.ts';

export interface LocalGame {
  readonly game: KeptSummary;
  /** By seat. A king has none. */
  readonly sitters: readonly PlannedSitter[];
}

/** The host sits on the first seat unless the form says otherwise. */
export const localGameOf = (game: KeptSummary): LocalGame => ({
  game,
  sitters: game.players.map((_, seat) => (seat === 0 ? 'you' : 'friend')),
});

/** Throws `Refused` if the device no longer has the game, or cannot open it. */
export async function continuedOpening(library: Library, { game, sitters }: LocalGame, options: Opening['options']): Promise<Opening> {
  const kept = await library.read(game.id).catch(() => null);
  const opened = kept === null ? null : await openSaved(kept.saved);
  if (opened?.ok !== true) throw new Refused('noLocalGame');
  return { game: { record: withoutSecrets(opened.table.record()) }, options, places: placesFor(sitters) };
}

/** The seed, which would reveal future outcomes, and the players' names stay on the device. */
export function withoutSecrets({ seed: _, seedFrom: __, ...record }: GameRecord): GameRecord {
  return { ...record, seats: record.seats.map((___, seat) => ({ name: `Seat ${seat + 1}` })) };
}
