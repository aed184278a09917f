/**
 * The proof of a game's dice: every commitment, every value that was revealed afterwards, and the game. With it, anyone can check that the
 * dice were fixed before the game, without trusting the server. `docs/formats.md` describes the format for people, `proof.schema.json` for
 * programs.
 */
import { type GameRecord, isObject, type RecordFault, type ReplayFault } from '@tabannusi/engine';
import { isHex32 } from './commitments.ts';
import { type Form, is, list, object, orNull } from './form.ts';
import type { Sealed } from './sealed.ts';

export const PROOF_FORMAT = 'tabannusi-proof';
export const PROOF_VERSION = 1;

/** The most characters in a table's id, and the most entries in a chain: far more than any game has. */
const LIMITS = { table: 100, entries: 10_000 } as const;

export interface Proof {
  readonly format: typeof PROOF_FORMAT;
  readonly version: typeof PROOF_VERSION;
  readonly sealed: Sealed;
  /** The server's secret. */
  readonly secret: string;
  /** By seat; null if the seat made no commitment. */
  readonly shares: readonly (string | null)[];
  /** The record, without a seed. */
  readonly record: GameRecord;
  /** All entries of the table as a spectator is told them, each with the chain after it. */
  readonly chain?: readonly ChainLink[];
}

export interface ChainLink {
  readonly entry: Readonly<Record<string, unknown>>;
  readonly chain: string;
}

/**
 * A fault of a proof, apart from its record. `seat` and `at`, the index in the list of entries, count from 0.
 *
 * - `notAProof`, `otherProofVersion`, `badProof`: the value at the path has a wrong form.
 * - `otherSecret`: the secret does not match the server's commitment. `otherShare`: a share does not match its seat's commitment.
 * - `lackingShare`: a seat made a commitment, but its share is missing. `strangeShare`: a share is given, but its seat made no commitment.
 * - `otherGame`: the record differs from the sealed game at the path.
 * - `seedGiven`: the record has a seed of its own.
 * - `brokenChain`: the chain after an entry does not follow from the chain before it. `otherEntry`: an entry contradicts the proof.
 */
export type ProofFault =
  | { readonly code: 'notAProof' | 'otherProofVersion' | 'badProof' | 'otherGame' | 'otherSecret' | 'seedGiven'; readonly path: string }
  | { readonly code: 'otherShare' | 'lackingShare' | 'strangeShare'; readonly path: string; readonly seat: number }
  | { readonly code: 'brokenChain' | 'otherEntry'; readonly path: string; readonly at: number };

/** Paths in faults of the record begin at the record. */
export type AnyProofFault = ProofFault | RecordFault | ReplayFault;

const hex32 = is(isHex32);
const seats = (form: Form): Form => list(4, orNull(form));
const anything = is(() => true);

const PROOF = object(
  {
    format: anything,
    version: anything,
    sealed: object({
      // Half a surrogate pair is no text: all of them have the same bytes.
      table: is((value) => typeof value === 'string' && value.length >= 1 && value.length <= LIMITS.table && value.isWellFormed()),
      commitment: hex32,
      // The game is compared with the record, whose form is checked in full.
      game: is(isObject),
      seats: seats(object({ commitment: hex32, early: is((value) => typeof value === 'boolean') })),
    }),
    secret: hex32,
    shares: seats(hex32),
    record: is(isObject),
  },
  { chain: list(LIMITS.entries, object({ entry: is(isObject), chain: hex32 })) },
);

/** Returns what is wrong with the proof's form; null if nothing is. Does not check the record or the game. */
export function formFault(value: unknown): ProofFault | null {
  if (!isObject(value)) return { code: 'notAProof', path: '' };
  if (value['format'] !== PROOF_FORMAT) return { code: 'notAProof', path: 'format' };
  if (value['version'] !== PROOF_VERSION) return { code: 'otherProofVersion', path: 'version' };
  const path = PROOF(value);
  return path === null ? null : { code: 'badProof', path };
}
