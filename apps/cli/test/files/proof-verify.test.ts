/** `tabannusi record verify` of a proof of dice, and what other commands make of it. */
import { REFERENCE_EDITION, Recording } from '@tabannusi/engine';
import { fairChance, type Proof, type Sealed, sealOf, seatCommitment, seedOf, serverCommitment } from '@tabannusi/fair';
import { LANGUAGES } from '@tabannusi/text';
import { describe, expect, it } from 'vitest';
import { runCli } from '../run-cli.ts';
import { temporaryFolder } from './temporary-folder.ts';

const SECRET = '5e'.repeat(32);
const SHARES = ['a1'.repeat(32), 'b2'.repeat(32), null];

/** The proof of a set-up of three, in which a bot gave no share and one player gave it early. */
function proof(): Proof {
  const names = ['Seat 1', 'Seat 2', 'Seat 3'];
  const { rules, edition, switches } = new Recording({ edition: REFERENCE_EDITION, names }).record();
  const sealed: Sealed = {
    table: 'ur',
    commitment: serverCommitment('ur', SECRET),
    game: { rules, edition, switches, seats: 3 },
    seats: SHARES.map((share, seat) => (share === null ? null : { commitment: seatCommitment('ur', seat, share), early: seat === 1 })),
  };
  const chance = fairChance(seedOf({ secret: SECRET, shares: SHARES, seal: sealOf(sealed) }));
  const recording = new Recording({ edition: REFERENCE_EDITION, names, chance });
  recording.draw();
  return { format: 'tabannusi-proof', version: 1, sealed, secret: SECRET, shares: SHARES, record: recording.record() };
}

const PROOF = proof();
const { record } = PROOF;
const roll = record.chance.findIndex(({ chance }) => chance === 'dice');
const faces = [5, 0, 0, 0, 0, 1];
const forged = {
  ...PROOF,
  record: { ...record, chance: record.chance.map((outcome, n) => (n === roll ? { chance: 'dice', faces } : outcome)) },
};

const run = (value: object, ...args: string[]) => runCli(args, '', { folder: temporaryFolder({ 'proof.json': value }) });

describe('a proof', () => {
  it('holds: what it shows, and what it does not', async () => {
    const { code, out } = await run(PROOF, 'record', 'verify', 'proof.json');
    expect(code).toBe(0);
    expect(out).toBe(
      `proof.json: the proof is valid. Replayed: 0 turns, 0 decisions. All dice, tiles and cards were drawn again from the secrets. The dice were fixed before the first decision. Only the server and 1 player together could have chosen them. This doesn’t show whether the server looked at them. Compare the seal with the one that you saw before the game: ${sealOf(PROOF.sealed)}.\n`,
    );
  });

  it('holds in every language, with its seal', async () => {
    const said = await Promise.all(LANGUAGES.map((language) => runCli(['record', 'verify', '-'], JSON.stringify(PROOF), { language })));
    for (const { code, out } of said) {
      expect(code).toBe(0);
      expect(out).toContain(sealOf(PROOF.sealed));
    }
    expect(new Set(said.map(({ out }) => out)).size).toBe(LANGUAGES.length);
  });

  it('holds, for programs', async () => {
    const { code, out } = await run(PROOF, 'record', 'verify', 'proof.json', '--json');
    expect(code).toBe(0);
    expect(JSON.parse(out)).toEqual([
      {
        file: 'proof.json',
        ok: true,
        kind: 'proof',
        hashesCompared: true,
        hasSeed: false,
        turns: 0,
        decisions: 0,
        seal: sealOf(PROOF.sealed),
        shares: 2,
        early: 1,
        chain: null,
      },
    ]);
  });

  it('does not hold where a roll is another one: the roll is named', async () => {
    const { code, out } = await run(forged, 'record', 'verify', 'proof.json');
    expect(code).toBe(1);
    expect(out).toMatch(
      /^proof\.json: the proof is not valid\. Random outcome \d+ \(in set-up\) doesn’t follow from the seed\. Found: \["dice",\[5,0,0,0,0,1\]\]/,
    );
  });

  it('does not hold where secrets are others: all of them are counted', async () => {
    const { code, out } = await run(
      { ...PROOF, secret: SHARES[0], shares: [SHARES[1], SHARES[0], null] },
      'record',
      'verify',
      'proof.json',
    );
    expect(code).toBe(1);
    expect(out).toBe('proof.json: the proof is not valid. The server’s secret does not match its commitment. There are 2 more faults.\n');
  });

  it('of another version cannot be judged', async () => {
    const { code, out } = await run({ ...PROOF, version: 2 }, 'record', 'verify', 'proof.json');
    expect(code).toBe(2);
    expect(out).toMatch(/^proof\.json can’t be verified by this program\. The proof was written in another version/);
  });

  it('is a game that can be shown', async () => {
    const { code, out } = await run(PROOF, 'record', 'show', 'proof.json', '--json');
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ kind: 'proof', players: ['Seat 1', 'Seat 2', 'Seat 3'], hasSeed: false });
  });
});
