/** What remains of a finished game: its record and the proof of its dice. */
import { type GameRecord, SPECTATOR } from '@tabannusi/engine';
import { PROOF_FORMAT, PROOF_VERSION, type Proof } from '@tabannusi/fair';
import { feedFor, type Hosted, retell, type ToldEntry } from '@tabannusi/host';
import { Problem } from '../problem.ts';

/** Throws a `Problem` if the game is not over, or if none was played. */
export function recordAt(hosted: Hosted): GameRecord {
  return lastOf(toldOf(hosted)).record;
}

/**
 * The proof with all entries up to the end of the game. Also throws a `Problem` for a continued local game, whose dice cannot be proven.
 */
export function proofAt(hosted: Hosted): Proof {
  const told = toldOf(hosted);
  const { seq, record, proof } = lastOf(told);
  if (proof === undefined) throw new Problem('noProof');
  const chain = told
    .slice(0, seq)
    .map(({ mask: _mask, own: _own, record: _record, proof: _proof, chain: link, ...entry }) => ({ entry, chain: link }));
  return { ...proof, format: PROOF_FORMAT, version: PROOF_VERSION, record, chain };
}

const ENDED = new Set<Hosted['phase']>(['over', 'ended', 'cancelled']);

function toldOf(hosted: Hosted): ToldEntry[] {
  if (!ENDED.has(hosted.phase)) throw new Problem('notEnded');
  return retell(hosted, 0).feeds.map((feed) => JSON.parse(feedFor(feed, SPECTATOR)) as ToldEntry);
}

/** The entry that ends the game and reveals everything. */
function lastOf(told: readonly ToldEntry[]): ToldEntry & { readonly record: GameRecord } {
  for (const entry of told) if (entry.record !== undefined) return { ...entry, record: entry.record };
  throw new Problem('noRecord');
}
