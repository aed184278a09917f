/** What a finished game leaves behind: its record, and the proof of its dice. */
import { type GameRecord, SPECTATOR } from '@tabannusi/engine';
import { PROOF_FORMAT, PROOF_VERSION, type Proof } from '@tabannusi/fair';
import { feedFor, type Hosted, retell, type ToldEntry } from '@tabannusi/host';
import { Problem } from '../problem.ts';

/** Throws a `Problem` while the game can go on, and if no game was played. */
export function recordAt(hosted: Hosted): GameRecord {
  return lastOf(toldOf(hosted)).record;
}

/** The proof with all entries up to the end of the game. Throws a `Problem` also for a continued local game, whose dice nobody can prove. */
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

/** The entry that ends the game: it reveals everything. */
function lastOf(told: readonly ToldEntry[]): ToldEntry & { readonly record: GameRecord } {
  for (const entry of told) if (entry.record !== undefined) return { ...entry, record: entry.record };
  throw new Problem('noRecord');
}
