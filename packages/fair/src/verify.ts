/**
 * Verifies a proof of any origin: the secret and shares against their commitments, the game against the seal, every outcome by drawing it
 * again, every decision by the rules, and the chain of entries if there is one. Returns what was proven or the faults, whatever is given.
 */
import { type GameRecord, isObject, jsonCopy, type Replayed, readRecord, replay, shippedEdition, shippedHash } from '@tabannusi/engine';
import { canonical } from './canonical.ts';
import { chainFaults } from './chain-faults.ts';
import { seatCommitment, serverCommitment } from './commitments.ts';
import { fairChance } from './fair-chance.ts';
import { type AnyProofFault, formFault, type Proof, type ProofFault } from './proof.ts';
import { type Sealed, sealOf } from './sealed.ts';
import { seedOf } from './seed.ts';

export type Verified =
  | {
      readonly ok: true;
      readonly proof: Proof;
      readonly replayed: Extract<Replayed, { readonly ok: true }>;
      /** The seal that players were shown before the game. A proof means nothing to someone who did not see it then. */
      readonly seal: string;
      /**
       * The number of seats that gave a share, and of those that gave it early. Early shares do not protect against the server and the
       * other seats together.
       */
      readonly shares: number;
      readonly early: number;
      /** The chain after the last entry, to compare with the players' copies; null if the proof has no chain. */
      readonly chain: string | null;
    }
  /** Faults of the form, faults of the commitments, or the first fault of the game. */
  | { readonly ok: false; readonly faults: readonly AnyProofFault[] };

/** Limits above any proof. */
const LIMITS = { values: 500_000, depth: 12 };

export function verifyProof(outside: unknown): Verified {
  const value = jsonCopy(outside, LIMITS);
  const malformed = formFault(value);
  if (malformed !== null) return { ok: false, faults: [malformed] };
  const proof = value as Proof;
  const read = readRecord(proof.record);
  if (!read.ok) return read;
  const broken = [...gameFaults(proof.sealed, proof.record), ...secretFaults(proof)];
  if (broken.length > 0) return { ok: false, faults: broken };
  const { sealed, secret, shares, record } = proof;
  const seal = sealOf(sealed);
  const replayed = replay(record, { chance: fairChance(seedOf({ secret, shares, seal })) });
  if (!replayed.ok) return replayed;
  const unchained = chainFaults(proof, replayed);
  if (unchained.length > 0) return { ok: false, faults: unchained };
  const given = sealed.seats.filter((seat) => seat !== null);
  const early = given.filter((seat) => seat.early).length;
  return { ok: true, proof, replayed, seal, shares: given.length, early, chain: proof.chain?.at(-1)?.chain ?? null };
}

type RecordedEdition = GameRecord['edition'];

/**
 * Checks that the record is of the sealed game with as many seats and has no other source of chance. The sealed game has nothing else: a
 * value that the game does not depend on would be one that a server could choose by what the dice become.
 */
function gameFaults({ game, seats }: Sealed, record: GameRecord): ProofFault[] {
  const { rules, edition, switches, king, seed, seedFrom } = record;
  const played = new Map(Object.entries({ rules, edition: nameOf(edition), switches, king, seats: record.seats.length }));
  const agreed = new Map(Object.entries({ ...game, edition: nameOf(game.edition) }));
  const faults: ProofFault[] = [];
  for (const key of new Set([...played.keys(), ...agreed.keys()])) {
    if (canonical(agreed.get(key)) !== canonical(played.get(key))) faults.push({ code: 'otherGame', path: `sealed.game.${key}` });
  }
  if (seats.length !== record.seats.length) faults.push({ code: 'otherGame', path: 'sealed.seats' });
  if (seed !== undefined) faults.push({ code: 'seedGiven', path: 'record.seed' });
  if (seedFrom !== undefined) faults.push({ code: 'seedGiven', path: 'record.seedFrom' });
  return faults;
}

/** An edition that is named may lack its hash; here it has the right one. */
function nameOf(edition: RecordedEdition): RecordedEdition {
  if (!isObject(edition) || 'format' in edition || Object.hasOwn(edition, 'hash')) return edition;
  const shipped = shippedEdition(edition.id, edition.version);
  return shipped === undefined ? edition : { ...edition, hash: shippedHash(shipped) };
}

/** Checks the secret and the shares against their commitments. */
function secretFaults({ sealed, secret, shares }: Proof): ProofFault[] {
  const { table, commitment, seats } = sealed;
  const faults: ProofFault[] = [];
  if (serverCommitment(table, secret) !== commitment) faults.push({ code: 'otherSecret', path: 'secret' });
  for (let seat = 0; seat < Math.max(seats.length, shares.length); seat++) {
    const [committed, share] = [seats[seat] ?? null, shares[seat] ?? null];
    const path = `shares[${seat}]`;
    if (committed !== null && share === null) faults.push({ code: 'lackingShare', path, seat });
    else if (share !== null && committed === null) faults.push({ code: 'strangeShare', path, seat });
    else if (share !== null && seatCommitment(table, seat, share) !== committed?.commitment)
      faults.push({ code: 'otherShare', path, seat });
  }
  return faults;
}
