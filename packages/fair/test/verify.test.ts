/** A proof holds where nothing was changed; every fraud is found by its name; anything else is refused and changes nothing. */

import { createHash, createHmac, hkdfSync } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { KINGS, REFERENCE_EDITION, Recording } from '@tabannusi/engine';
import { describe, expect, test } from 'vitest';
import { type Proof, sealOf, verifyProof } from '../src/index.ts';
import { FRAUDS } from './frauds.ts';
import { chanceOf, type ProvenGame, provenGame, withChain } from './proofs.ts';
import { fitsProof } from './schema.ts';

const PROOF = withChain(provenGame({ name: 'proof', bots: [2], early: [1] }));

describe('a proof holds', () => {
  const GAMES: readonly ProvenGame[] = [
    { name: 'two', players: 2 },
    { name: 'three', players: 3, bots: [0] },
    { name: 'four', players: 4, early: [0, 3] },
    { name: 'given up', decisions: 40 },
    { name: 'only bots and the server', players: 2, bots: [0, 1] },
    ...KINGS.map((king): ProvenGame => ({ name: king, king })),
  ];

  test.each(GAMES)('of $name, with its chain and without', (game) => {
    const proof = provenGame(game);
    for (const each of [proof, withChain(proof)]) {
      const verified = verifyProof(each);
      if (!verified.ok) throw new Error(JSON.stringify(verified.faults));
      const { players = 3, king, bots = [], early = [] } = game;
      expect([verified.shares, verified.early]).toEqual([(king === undefined ? players : 1) - bots.length, early.length]);
      expect(verified.seal).toBe(sealOf(each.sealed));
      expect(verified.chain).toBe(each.chain?.at(-1)?.chain ?? null);
      expect(fitsProof(each)).toBe(true);
    }
  });

  test('where one of the two names of the edition lacks its hash', () => {
    const proof = provenGame({ name: 'hash', players: 2, decisions: 5 });
    const { edition } = proof.record;
    if ('format' in edition) throw new Error('a shipped edition has a name');
    const { hash: _, ...name } = edition;
    expect(verifyProof({ ...proof, record: { ...proof.record, edition: name } })).toMatchObject({ ok: true });
  });

  test('whatever the order of its keys', () => {
    const sorted = (_key: string, value: unknown): unknown =>
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
        : value;
    expect(verifyProof(JSON.parse(JSON.stringify(PROOF, sorted)))).toMatchObject({ ok: true });
  });

  test('and is that of other dice with another name', () => {
    const [a, b] = ['one', 'other'].map((name) => JSON.stringify(provenGame({ name, players: 2 }).record.chance));
    expect(a).not.toBe(b);
  });
});

test('there are at least twenty frauds', () => expect(Object.keys(FRAUDS).length).toBeGreaterThanOrEqual(20));

test.each(Object.entries(FRAUDS))('it is found out where %s', (_, { forge, code, path }) => {
  const verified = verifyProof(forge(structuredClone(PROOF)));
  if (verified.ok) throw new Error('the fraud holds');
  const [fault] = verified.faults;
  expect(fault?.code).toBe(code);
  if (path !== undefined) expect(fault?.path).toBe(path);
});

test('the first roll of a game is that of node:crypto, from the file to the face', () => {
  const { sealed, secret, shares, record } = PROOF;
  const bytes = (hex: string): Buffer => Buffer.from(hex, 'hex');
  const joined = (...fields: readonly (string | Buffer)[]): Buffer =>
    Buffer.concat(
      fields.map((field) => {
        const length = Buffer.alloc(4);
        length.writeUInt32BE(Buffer.from(field as string).length);
        return Buffer.concat([length, Buffer.from(field as string)]);
      }),
    );
  const sha = (label: string, ...fields: readonly (string | Buffer)[]): Buffer =>
    createHash('sha256')
      .update(joined(`tabannusi-fair-1 ${label}`, ...fields))
      .digest();
  const sorted = (value: unknown): unknown =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(
          Object.entries(value)
            .sort(([a], [b]) => (a < b ? -1 : 1))
            .map(([key, member]) => [key, sorted(member)]),
        )
      : Array.isArray(value)
        ? value.map(sorted)
        : value;
  const seal = sha('sealed', JSON.stringify(sorted(sealed)));
  const salt = sha('shares', ...shares.map((share) => (share === null ? '' : bytes(share))));
  const seed = Buffer.from(hkdfSync('sha256', bytes(secret), salt, seal, 32));
  const at = record.chance.findIndex(({ chance }) => chance === 'startPlayer');
  const block = createHmac('sha256', seed)
    .update(joined('tabannusi-fair-1 outcome', 'drawStartPlayer', '', '0', '0'))
    .digest();
  // One in three: the word that is rejected has product 0 in its lower half.
  const word = block.readUInt16BE(0);
  expect((word * 3) % 65536).toBeGreaterThanOrEqual(65536 % 3);
  expect(record.chance[at]).toEqual({ chance: 'startPlayer', seat: Math.floor((word * 3) / 65536) });
});

describe('what is no proof', () => {
  const { chain: _, ...plain } = PROOF;
  const JUNK: readonly [unknown, string, string][] = [
    [null, 'notAProof', ''],
    ['proof', 'notAProof', ''],
    [[], 'notAProof', ''],
    [{}, 'notAProof', 'format'],
    [{ ...plain, format: 'tabannusi-record' }, 'notAProof', 'format'],
    [{ ...plain, version: 2 }, 'otherProofVersion', 'version'],
    [{ ...plain, extra: 1 }, 'badProof', 'extra'],
    [{ ...plain, secret: plain.secret.toUpperCase() }, 'badProof', 'secret'],
    [{ ...plain, shares: [1] }, 'badProof', 'shares[0]'],
    [{ ...plain, shares: Array(5).fill(null) }, 'badProof', 'shares'],
    [{ ...plain, sealed: { ...plain.sealed, table: '' } }, 'badProof', 'sealed.table'],
    [{ ...plain, sealed: { ...plain.sealed, table: 'half \ud800' } }, 'badProof', 'sealed.table'],
    // JSON can write a number that is not finite, and would keep it as null.
    [{ ...plain, shares: [JSON.parse('1e309')] }, 'notAProof', ''],
    [{ ...plain, chain: [{ entry: { at: Number.NaN }, chain: plain.secret }] }, 'notAProof', ''],
    [JSON.parse(`${JSON.stringify(plain).slice(0, -1)},"__proto__":{}}`), 'badProof', '__proto__'],
    [{ ...plain, sealed: { ...plain.sealed, seats: [{ commitment: plain.secret }] } }, 'badProof', 'sealed.seats[0].early'],
    [{ ...plain, chain: [{ entry: {} }] }, 'badProof', 'chain[0].chain'],
    [{ ...plain, record: 5 }, 'badProof', 'record'],
    [{ ...plain, record: {} }, 'wrongFormat', 'format'],
    [
      new Proxy(
        {},
        {
          ownKeys: () => {
            throw new Error('no');
          },
        },
      ),
      'notAProof',
      '',
    ],
    [new Proxy([], { get: (_target, key) => (key === 'length' ? 2 ** 32 : 0) }), 'notAProof', ''],
  ];

  test.each(JUNK)('%# is refused by its code and path', (junk, code, path) => {
    const verified = verifyProof(junk);
    expect(verified.ok ? [] : verified.faults[0]).toMatchObject({ code, path });
    if (junk !== null && !(typeof junk === 'object' && code === 'notAProof' && path === '')) expect(fitsProof(junk)).toBe(false);
  });
});

describe('docs/formats.md', () => {
  const chapter =
    readFileSync(new URL('../../../docs/formats.md', import.meta.url), 'utf8')
      .split(/^## /m)
      .find((text) => text.startsWith('Proofs\n')) ?? '';

  test('tells every key and every code of a proof', () => {
    for (const key of Object.keys(PROOF)) expect(chapter).toContain(`\`${key}\``);
    const codes = ['notAProof', 'otherProofVersion', 'badProof', ...Object.values(FRAUDS).map(({ code }) => code)];
    const own = codes.filter((code) => !['otherChance', 'notLegal', 'lacking', 'otherHash'].includes(code));
    for (const code of own) expect(chapter).toContain(`\`${code}\``);
  });

  test('shows one that holds, with the game that was given up after its set-up', () => {
    const [, example = 'null'] = chapter.match(/^```json\n(.*?)^```/ms) ?? [];
    const shown = JSON.parse(example) as Proof;
    const recording = new Recording({
      edition: REFERENCE_EDITION,
      names: ['Adda', 'Beli'],
      switches: shown.sealed.game.switches,
      chance: chanceOf(shown),
    });
    recording.draw();
    const proof = { ...shown, record: recording.record() };
    expect(fitsProof(proof)).toBe(true);
    expect(verifyProof(proof)).toMatchObject({ ok: true, shares: 1, early: 0 });
  });
});
