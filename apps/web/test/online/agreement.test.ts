/** What a browser compares before it reveals its share of the dice, and afterwards. */
import type { ToldEntry } from '@tabannusi/host';
import { Party } from '@tabannusi/host/party';
import { expect, it } from 'vitest';
import type { SmallStorage } from '../../src/device/small-storage.ts';
import { agreedAt, isOther, keepAgreed } from '../../src/proof/agreed.ts';
import { type Agreement, agreedWith, isAgreed } from '../../src/proof/agreement.ts';

/** A table where everybody is ready but nobody has revealed a share. */
function sealedParty(seed = 'agreed'): Party {
  const party = new Party({ seed, persons: 2 });
  party.open();
  for (const seat of [0, 1]) party.sit(seat);
  return ready(party);
}

function ready(party: Party): Party {
  for (const person of ['p0', 'p1']) party.send({ do: 'ready', id: party.id, person });
  return party;
}

/** The state after the entries that an observer was told; the last observer is a spectator. */
function agreement(party: Party, observer = party.told.length - 1, lie = (text: string): string => text): Agreement {
  const told = party.told[observer]?.map((text) => JSON.parse(lie(text)) as ToldEntry) ?? [];
  const folded = told.reduce(agreedWith, null);
  if (folded === null) throw new Error('no table');
  return folded;
}

const mayReveal = (party: Party, lie?: (text: string) => string): boolean => isAgreed(agreement(party, 0, lie), 0, party.shares[0] ?? '');

/** Seals the table again, with another person on the second seat. */
function sealAnew(party: Party): void {
  party.send({ do: 'stand', id: party.id, person: 'p1', seat: 1 });
  party.renew(1);
  party.sit(1);
  ready(party);
}

it('agrees with the host on seal and chain, for everybody and to the end', () => {
  const party = sealedParty();
  const { seal, chain } = party.at;
  for (const seat of [0, 1]) party.share(seat);
  party.playToEnd();
  for (const observer of party.told.keys()) {
    const { agreed, isBroken } = agreement(party, observer);
    expect([agreed, isBroken]).toEqual([{ seal, seq: 6, chain }, false]);
  }
});

it('reveals no share before the table is sealed, and none that it did not commit to', () => {
  const party = new Party({ seed: 'open', persons: 2 });
  party.open();
  party.sit(0);
  expect(mayReveal(party)).toBe(false);
  const sealed = sealedParty();
  expect(mayReveal(sealed)).toBe(true);
  expect(isAgreed(agreement(sealed), 0, 'ff'.repeat(32))).toBe(false);
  // The commitments of two seats differ.
  expect(isAgreed(agreement(sealed), 1, sealed.shares[0] ?? '')).toBe(false);
});

/** Everything in which a server could deviate from the agreement. */
it.each<[string, (text: string) => string]>([
  ['another seal', (text) => text.replace(/"seal":"../, '"seal":"zz')],
  ['another chain', (text) => (text.includes('"sealed"') ? text.replace(/"chain":"../, '"chain":"zz') : text)],
  ['another commitment of its own', (text) => text.replace(/(opened.*)?"commitment":"..(?=.*opened)/, '$1"commitment":"00')],
  [
    'another commitment of the other seat',
    (text) => (text.includes('"seat":1') ? text.replace(/"commitment":"../, '"commitment":"00') : text),
  ],
  ['another game', (text) => text.replace('"seats":2', '"seats":3')],
])('keeps the share if the server says %s', (_, lie) => {
  const party = sealedParty();
  expect(party.told[0]?.some((text) => lie(text) !== text)).toBe(true);
  expect(mayReveal(party, lie)).toBe(false);
});

it('knows that a share of a round that failed is early in the next one', () => {
  const party = sealedParty();
  const first = agreement(party).agreed;
  party.share(0);
  sealAnew(party);
  const { agreed, seats, isBroken } = agreement(party);
  expect([seats.map(({ early }) => early), isBroken]).toEqual([[true, false], false]);
  expect(agreed?.seal).toBe(party.at.seal);
  expect(isOther(first, agreed)).toBe(true);
});

it('keeps what it saw, and compares it', () => {
  const kept = new Map<string, string>();
  const storage: SmallStorage = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
  const { table, agreed } = agreement(sealedParty());
  expect(agreedAt(storage, table)).toBeNull();
  if (agreed === null) throw new Error('not sealed');
  keepAgreed(storage, table, agreed);
  expect(agreedAt(storage, table)).toEqual(agreed);
  expect(agreedAt(storage, 'another')).toBeNull();
  expect([isOther(agreed, agreed), isOther(null, agreed), isOther(agreed, null)]).toEqual([false, false, false]);
  for (const other of [{ seal: '' }, { seq: 7 }, { chain: '' }]) expect(isOther(agreed, { ...agreed, ...other })).toBe(true);
});
