/** What is computed here is what others compute: published test vectors, and node:crypto on the same bytes. */
import { createHash, hkdfSync } from 'node:crypto';
import { hkdf } from '@noble/hashes/hkdf.js';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { expect, test } from 'vitest';
import { CHAIN_START, canonical, chained, isHex32, type Sealed, sealOf, seatCommitment, seedOf, serverCommitment } from '../src/index.ts';

const SECRET = `${'00'.repeat(31)}01`;
const SHARES = ['11'.repeat(32), null, '22'.repeat(32)];

const bytesUpTo = (from: number, to: number): Uint8Array => Uint8Array.from({ length: to - from + 1 }, (_, n) => from + n);

test.each([
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  ['abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq', '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1'],
])('SHA-256 of "%s" (FIPS 180-4)', (text, hash) => {
  expect(bytesToHex(sha256(utf8ToBytes(text)))).toBe(hash);
});

test.each([
  ['0b'.repeat(20), bytesToHex(utf8ToBytes('Hi There')), 'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7'],
  [
    bytesToHex(utf8ToBytes('Jefe')),
    bytesToHex(utf8ToBytes('what do ya want for nothing?')),
    '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
  ],
  ['aa'.repeat(20), 'dd'.repeat(50), '773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe'],
])('HMAC-SHA-256 with the key %s (RFC 4231)', (key, data, mac) => {
  expect(bytesToHex(hmac(sha256, hexToBytes(key), hexToBytes(data)))).toBe(mac);
});

test.each([
  [
    '0b'.repeat(22),
    bytesUpTo(0, 0x0c),
    bytesUpTo(0xf0, 0xf9),
    '3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865',
  ],
  [
    bytesToHex(bytesUpTo(0, 0x4f)),
    bytesUpTo(0x60, 0xaf),
    bytesUpTo(0xb0, 0xff),
    'b11e398dc80327a1c8e7f78c596a49344f012eda2d4efad8a050cc4c19afa97c59045a99cac7827271cb41c65e590e09da3275600c2f09b8367793a9aca3db71cc30c58179ec3e87c14c01d5c1f3434f1d87',
  ],
  [
    '0b'.repeat(22),
    new Uint8Array(0),
    new Uint8Array(0),
    '8da4e775a563c18f715f802a063c5a31b8a11f5c5ee1879ec3454e5f3c738d2d9d201395faa4b61a96c8',
  ],
])('HKDF-SHA-256 of %s (RFC 5869)', (key, salt, info, output) => {
  expect(bytesToHex(hkdf(sha256, hexToBytes(key), salt, info, output.length / 2))).toBe(output);
});

/** Returns the digest as anybody would write it down from the decision page. */
function digestOf(label: string, ...fields: readonly (string | Buffer)[]): Buffer {
  const hash = createHash('sha256');
  for (const field of [`tabannusi-fair-1 ${label}`, ...fields]) {
    const bytes = Buffer.from(field as string);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(bytes.length);
    hash.update(length).update(bytes);
  }
  return hash.digest();
}

const bytes = (hex: string): Buffer => Buffer.from(hex, 'hex');

test('commitments are those of node:crypto, and name their table and seat', () => {
  expect(serverCommitment('täble', SECRET)).toBe(digestOf('server', 'täble', bytes(SECRET)).toString('hex'));
  expect(seatCommitment('table', 2, SECRET)).toBe(digestOf('seat', 'table', '2', bytes(SECRET)).toString('hex'));
  const others = [seatCommitment('table', 1, SECRET), seatCommitment('table2', 2, SECRET), serverCommitment('table', SECRET)];
  expect(new Set([seatCommitment('table', 2, SECRET), ...others]).size).toBe(4);
});

test('the seed is that of node:crypto, and every part of it counts', () => {
  const seal = '33'.repeat(32);
  const salt = digestOf('shares', bytes(SHARES[0] ?? ''), '', bytes(SHARES[2] ?? ''));
  const seed = seedOf({ secret: SECRET, shares: SHARES, seal });
  expect(Buffer.from(seed)).toEqual(Buffer.from(hkdfSync('sha256', bytes(SECRET), salt, bytes(seal), 32)));
  const others = [
    { secret: '02'.repeat(32), shares: SHARES, seal },
    { secret: SECRET, shares: [SHARES[0] ?? null, SHARES[2] ?? null, null], seal },
    { secret: SECRET, shares: ['12'.repeat(32), null, SHARES[2] ?? null], seal },
    { secret: SECRET, shares: SHARES, seal: '34'.repeat(32) },
  ];
  expect(new Set([seed, ...others.map(seedOf)].map(bytesToHex)).size).toBe(5);
});

const SEALED: Sealed = {
  table: 'table',
  commitment: '44'.repeat(32),
  game: {
    rules: 1,
    edition: { id: 'reference', version: 1, hash: 'b956c908e4bc5956' },
    switches: { refillWithGold: true, finalCompensation: true, firstGame: true, masteryRight: 'anyLowest' },
    seats: 2,
  },
  seats: [{ commitment: '55'.repeat(32), early: false }, null],
};

test('a seal is the same whatever the order of the keys, and changes with every value', () => {
  const { seats, game, table, commitment } = SEALED;
  expect(sealOf({ seats, game, table, commitment })).toBe(sealOf(SEALED));
  expect(sealOf(SEALED)).toBe(digestOf('sealed', canonical(SEALED)).toString('hex'));
  const others: Sealed[] = [
    { ...SEALED, table: 'other' },
    { ...SEALED, commitment: '45'.repeat(32) },
    { ...SEALED, game: { ...game, seats: 3 } },
    { ...SEALED, game: { ...game, switches: { ...game.switches, firstGame: false } } },
    { ...SEALED, seats: [{ commitment: '55'.repeat(32), early: true }, null] },
    { ...SEALED, seats: [null, { commitment: '55'.repeat(32), early: false }] },
  ];
  expect(new Set([SEALED, ...others].map(sealOf)).size).toBe(7);
});

test('canonical texts sort keys, leave out what is undefined and keep lists', () => {
  expect(canonical({ b: [2, null, 'x'], a: { d: undefined, c: true } })).toBe('{"a":{"c":true},"b":[2,null,"x"]}');
});

test('a chain is the SHA-256 of the chain before and what is told', () => {
  const first = chained(CHAIN_START, '{"kind":"opened"}');
  expect(first).toBe(createHash('sha256').update('tabannusi-table-1||{"kind":"opened"}').digest('hex'));
  expect(chained(first, 'x')).toBe(createHash('sha256').update(`tabannusi-table-1|${first}|x`).digest('hex'));
});

test('a secret is 64 hexadecimal digits', () => {
  expect(isHex32(SECRET)).toBe(true);
  for (const other of ['', SECRET.slice(1), `${SECRET}0`, SECRET.replace('1', 'G'), SECRET.replace('00', 'AB'), 5, null])
    expect(isHex32(other)).toBe(false);
});
