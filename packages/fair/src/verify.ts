/**
 * Verifies a proof from outside: secret and shares against their commitments, the game against what was sealed, every outcome drawn again, every
 * decision by the rules, and the chain of entries where it is given. Whatever is given, the answer is what holds, or what does not.
 */
import { type GameRecord, type Replayed, readRecord, replay } from '@tabannusi/engine';
import { canonical } from './canonical.ts';
import { chainFaults } from './chain-faults.ts';
import { seatCommitment, serverCommitment } from './commitments.ts';
import { fairChance } from './fair-chance.ts';
import { isObject, plainCopy } from './form.ts';
import { type AnyProofFault, formFault, type Proof, type ProofFault } from './proof.ts';
import { type Sealed, sealOf } from './sealed.ts';
import { seedOf } from './seed.ts';

export type Verified =
  | {
      readonly ok: true;
      readonly proof: Proof;
      readonly replayed: Extract<Replayed, { readonly ok: true }>;
      /** What the players were shown before the game. A proof says nothing to who has not seen it there. */
      readonly seal: string;
      /** Seats that gave a share, and how many of them gave it early: those prove nothing against the server and the other seats together. */
      readonly shares: number;
      readonly early: number;
      /** The last link, to be compared with what others keep; null where no chain is given. */
      readonly chain: string | null;
    }
  /** What is wrong with the form, with the commitments, or the first fault of the game. */
  | { readonly ok: false; readonly faults: readonly AnyProofFault[] };

export function verifyProof(outside: unknown): Verified {
  const value = plainCopy(outside);
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
  const unchained = chainFaults(proof);
  if (unchained.length > 0) return { ok: false, faults: unchained };
  const given = sealed.seats.filter((seat) => seat !== null);
  const early = given.filter((seat) => seat.early).length;
  return { ok: true, proof, replayed, seal, shares: given.length, early, chain: proof.chain?.at(-1)?.chain ?? null };
}

type RecordedEdition = GameRecord['edition'];

/** The record is of the game that was sealed, for as many seats, and has no other source of chance. */
function gameFaults({ game, seats }: Sealed, record: GameRecord): ProofFault[] {
  const { rules, edition, switches, king, seed, seedFrom } = record;
  const played = { rules, edition: nameOf(edition), switches, king, seats: record.seats.length };
  const agreed = { ...game, edition: nameOf(game.edition) };
  const faults: ProofFault[] = [];
  for (const key of new Set([...Object.keys(played), ...Object.keys(agreed)])) {
    const [found, wanted] = [Reflect.get(agreed, key), Reflect.get(played, key)];
    if (canonical(found) !== canonical(wanted)) faults.push({ code: 'otherGame', path: `sealed.game.${key}` });
  }
  if (seats.length !== record.seats.length) faults.push({ code: 'otherGame', path: 'sealed.seats' });
  if (seed !== undefined) faults.push({ code: 'seedGiven', path: 'record.seed' });
  if (seedFrom !== undefined) faults.push({ code: 'seedGiven', path: 'record.seedFrom' });
  return faults;
}

/** A named edition may have its hash beside the name or not; the one in the record has been compared with it. */
function nameOf(edition: RecordedEdition): RecordedEdition {
  if (!isObject(edition) || 'format' in edition) return edition;
  const { id, version } = edition;
  return { id, version };
}

/** What was told is what had been committed to. */
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
