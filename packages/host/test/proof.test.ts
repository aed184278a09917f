/** Whoever watched a game from the opening to its end can prove its dice: everything in the proof was told to everybody (decision 0036). */
import { KINGS } from '@tabannusi/engine';
import { type ChainLink, PROOF_FORMAT, PROOF_VERSION, type Proof, type SealedSeat, verifyProof } from '@tabannusi/fair';
import { expect, test } from 'vitest';
import type { ToldEntry } from '../src/index.ts';
import { Party, type PartyParts } from './party.ts';

/** Returns the proof, made from what a spectator was told. */
function proofOf(texts: readonly string[]): Proof {
  const entries = texts.map((text) => JSON.parse(text) as ToldEntry);
  const seats: (SealedSeat | null)[] = [];
  const shared = new Set<number>();
  let proof: Partial<Proof> = {};
  for (const entry of entries) {
    if (entry.kind === 'opened') {
      const { table, commitment, game } = entry;
      seats.push(...Array.from({ length: game.seats }, () => null));
      proof = { sealed: { table, commitment, game, seats } };
    }
    if (entry.kind === 'stood') {
      // The shares of a round that failed are early in the next one.
      for (const [n, seat] of seats.entries()) if (seat !== null && shared.has(n)) seats[n] = { ...seat, early: true };
      seats[entry.seat] = null;
    }
    if (entry.kind === 'shared') shared.add(entry.seat);
    if (entry.kind === 'seated' || entry.kind === 'stood') shared.delete(entry.seat);
    if (entry.kind === 'seated') seats[entry.seat] = entry.commitment === null ? null : { commitment: entry.commitment, early: false };
    const seated = entry.kind === 'shared' ? seats[entry.seat] : null;
    if (entry.kind === 'shared' && seated) seats[entry.seat] = { ...seated, early: entry.early };
    if (entry.kind === 'begun') proof = { ...proof, shares: entry.shares };
    if ((entry.kind === 'over' || entry.kind === 'ended') && entry.record !== undefined) {
      proof = { ...proof, secret: entry.secret, record: entry.record };
    }
  }
  const chain = entries.map(
    ({ mask: _mask, own: _own, record: _record, proof: _proof, chain: link, ...entry }): ChainLink => ({ entry, chain: link }),
  );
  return { format: PROOF_FORMAT, version: PROOF_VERSION, ...(proof as Pick<Proof, 'sealed' | 'secret' | 'shares' | 'record'>), chain };
}

const watched = (party: Party): readonly string[] => party.told.at(-1) ?? [];

const PARTIES: readonly PartyParts[] = [
  { seed: 'two', persons: 2 },
  { seed: 'four', persons: 4 },
  { seed: 'two and a bot', persons: 2, bots: 1 },
  ...KINGS.map((king) => ({ seed: king, persons: 1, king })),
];

test.each(PARTIES)('the dice of a hosted game are proven: $seed', (parts) => {
  const party = new Party(parts).begin().playToEnd();
  const verified = verifyProof(proofOf(watched(party)));
  if (!verified.ok) throw new Error(JSON.stringify(verified.faults));
  const { seal, chain } = party.at;
  expect(verified).toMatchObject({ seal, chain, shares: parts.persons, early: 0 });
  // The last entry has all of it together, except the chain.
  const { proof, record } = party.followers.at(-1)?.entries.at(-1) ?? {};
  expect(verifyProof({ ...proof, record })).toMatchObject({ ok: true, seal, shares: parts.persons, early: 0 });
});

test('so they are where a share was there early, and the proof says so', () => {
  const party = new Party({ seed: 'early', persons: 2 });
  party.open();
  party.sit(0);
  party.share(0);
  party.sit(1);
  for (const person of ['p0', 'p1']) party.send({ do: 'ready', id: party.id, person });
  party.share(1);
  party.playToEnd();
  expect(verifyProof(proofOf(watched(party)))).toMatchObject({ ok: true, shares: 2, early: 1 });
  const { proof, record } = party.followers.at(-1)?.entries.at(-1) ?? {};
  expect(proof?.sealed.seats.map((seat) => seat?.early)).toEqual([true, false]);
  expect(verifyProof({ ...proof, record })).toMatchObject({ ok: true, shares: 2, early: 1 });
});

test('so they are where a share did not come and a new round began', () => {
  const party = new Party({ seed: 'rounds', persons: 3 });
  party.open();
  const readyAll = (): void => {
    for (const person of ['p0', 'p1', 'p2']) party.send({ do: 'ready', id: party.id, person });
  };
  for (const seat of [0, 1, 2]) party.sit(seat);
  readyAll();
  party.share(0);
  party.share(2);
  party.now += 20_000;
  expect(party.send({ do: 'stand', id: party.id, person: 'p2', seat: 1 }).ok).toBe(true);
  party.renew(2);
  for (const seat of [1, 2]) party.sit(seat);
  readyAll();
  for (const seat of [1, 2]) party.share(seat);
  party.playToEnd();
  expect(verifyProof(proofOf(watched(party)))).toMatchObject({ ok: true, shares: 3, early: 1, seal: party.at.seal });
  expect(party.at.log.filter(({ kind }) => kind === 'sealed')).toHaveLength(2);
});

test('a table whose entries were told otherwise has no proof', () => {
  const texts = [...watched(new Party({ seed: 'other', persons: 2 }).begin().playToEnd())];
  const at = texts.findIndex((text) => text.includes('"kind":"played"'));
  texts.splice(at, 1);
  expect(verifyProof(proofOf(texts))).toMatchObject({ ok: false, faults: [{ code: 'brokenChain', at }] });
});
