/**
 * The proof of a game's dice: all that was committed to, all that was told afterwards, and the game. Whoever has it can find out whether the dice were
 * fixed before the game, without believing the server. `docs/formats.md` describes the format for people, `proof.schema.json` for programs.
 */
import type { GameRecord, RecordFault, ReplayFault } from '@tabannusi/engine';
import { isHex32 } from './commitments.ts';
import { type Form, is, isObject, list, object, orNull } from './form.ts';
import type { Sealed } from './sealed.ts';

export const PROOF_FORMAT = 'tabannusi-proof';
export const PROOF_VERSION = 1;

/** Characters of a table's id; entries of a chain, far above any game. */
const LIMITS = { table: 100, entries: 10_000 } as const;

export interface Proof {
  readonly format: typeof PROOF_FORMAT;
  readonly version: typeof PROOF_VERSION;
  readonly sealed: Sealed;
  /** The server's. */
  readonly secret: string;
  /** By seat; null where the seat committed to none. */
  readonly shares: readonly (string | null)[];
  /** Without a seed. */
  readonly record: GameRecord;
  /** All entries of the table as a spectator is told them, each with the chain after it. */
  readonly chain?: readonly ChainLink[];
}

export interface ChainLink {
  readonly entry: Readonly<Record<string, unknown>>;
  readonly chain: string;
}

/**
 * What is wrong with a proof, apart from its record. `seat` counts from 0, and so does `at` in the list of entries.
 *
 * - `notAProof`, `otherProofVersion`, `badProof`: the form, at the path.
 * - `otherSecret`: the server had committed to another one. `otherShare`: a seat had.
 * - `lackingShare`: a seat had committed to a share and it is not told. `strangeShare`: a seat had not, and one is told.
 * - `otherGame`: at the path, the record is not of the game that was sealed.
 * - `seedGiven`: the record has a seed of its own.
 * - `brokenChain`: the chain after an entry does not follow from the chain before it. `otherEntry`: an entry tells something else than the proof.
 */
export type ProofFault =
  | { readonly code: 'notAProof' | 'otherProofVersion' | 'badProof' | 'otherGame' | 'otherSecret' | 'seedGiven'; readonly path: string }
  | { readonly code: 'otherShare' | 'lackingShare' | 'strangeShare'; readonly path: string; readonly seat: number }
  | { readonly code: 'brokenChain' | 'otherEntry'; readonly path: string; readonly at: number };

/** Faults of the record have paths in it. */
export type AnyProofFault = ProofFault | RecordFault | ReplayFault;

const hex32 = is(isHex32);
const seats = (form: Form): Form => list(4, orNull(form));
const anything = is(() => true);

const PROOF = object(
  {
    format: anything,
    version: anything,
    sealed: object({
      table: is((value) => typeof value === 'string' && value.length >= 1 && value.length <= LIMITS.table),
      commitment: hex32,
      // It must be what the record has, which is read.
      game: is(isObject),
      seats: seats(object({ commitment: hex32, early: is((value) => typeof value === 'boolean') })),
    }),
    secret: hex32,
    shares: seats(hex32),
    record: is(isObject),
  },
  { chain: list(LIMITS.entries, object({ entry: is(isObject), chain: hex32 })) },
);

/** What is wrong with the form; null where nothing is. The record and the game are not looked at. */
export function formFault(value: unknown): ProofFault | null {
  if (!isObject(value)) return { code: 'notAProof', path: '' };
  if (value['format'] !== PROOF_FORMAT) return { code: 'notAProof', path: 'format' };
  if (value['version'] !== PROOF_VERSION) return { code: 'otherProofVersion', path: 'version' };
  const path = PROOF(value);
  return path === null ? null : { code: 'badProof', path };
}
