/** `tabannusi record verify`. */
import { describe, expect, it } from 'vitest';
import { runCli } from '../run-cli.ts';
import { recorded, savedTable } from './recorded.ts';
import { temporaryFolder } from './temporary-folder.ts';

const verify = (files: Readonly<Record<string, string | object>>, ...options: string[]) =>
  runCli(['record', 'verify', ...Object.keys(files), ...options], '', { folder: temporaryFolder(files) });

const whole = recorded();
const { seed: _, ...withoutSeed } = whole;
const [first, second, ...rest] = whole.turns;
const otherHash = { ...whole, turns: [first, { ...second, hash: '0123456789abcdef' }, ...rest] };
const otherSeed = { ...whole, seed: 'uruk' };

describe('holds', () => {
  it('a game with its seed', async () => {
    const { turns, decisions } = whole;
    const sentence = `game.json: the record is valid. Replayed: ${turns.length} turns, ${decisions.length} decisions. All dice, tiles and cards follow from the seed.\n`;
    expect(await verify({ 'game.json': whole })).toEqual({ code: 0, out: sentence, err: '' });
  });

  it('a game without its seed, which is said', async () => {
    const { code, out } = await verify({ 'game.json': withoutSeed });
    expect(code).toBe(0);
    expect(out).toMatch(/There is no seed, so dice, tiles and cards couldn’t be verified\.\n$/);
  });

  it('a game of another layout, whose hashes cannot be compared, which is said', async () => {
    const { code, out } = await verify({ 'game.json': { ...whole, layout: 1 } });
    expect(code).toBe(0);
    expect(out).toMatch(/The hashes were not compared, because they come from another version of this program\.\n$/);
  });

  it('a saved game', async () => {
    const { code, out } = await verify({ 'saved.json': savedTable() });
    expect(code).toBe(0);
    expect(out).toMatch(/^saved\.json: the saved game is valid\. Replayed: 0 turns, 0 decisions\./);
  });

  it('standard input', async () => {
    const { code, out } = await runCli(['record', 'verify', '-'], JSON.stringify(whole));
    expect(code).toBe(0);
    expect(out).toMatch(/^standard input: the record is valid\./);
  });
});

describe('does not hold', () => {
  it('another hash: the first turn that differs is named', async () => {
    const { code, out } = await verify({ 'game.json': otherHash });
    expect(code).toBe(1);
    expect(out).toMatch(/^game\.json: the record is not valid\. Turn 2 did not begin as the record says\. .*0123456789abcdef/);
  });

  it('another seed: the first outcome that differs is named', async () => {
    const { code, out } = await verify({ 'game.json': otherSeed });
    expect(code).toBe(1);
    expect(out).toMatch(/is not valid\. Random outcome \d+ \(.*\) doesn’t follow from the seed\./);
  });

  it('faults of form: the first one, and how many more there are', async () => {
    const { code, out } = await verify({ 'game.json': { ...whole, seats: [], confirmed: -1, decisions: 7 } });
    expect(code).toBe(1);
    expect(out).toMatch(/There are 2 more faults\.\n$/);
  });

  it('a saved game of which a part is damaged', async () => {
    const { code, out } = await verify({ 'saved.json': { ...savedTable(), ordered: [3] } });
    expect(code).toBe(1);
    expect(out).toBe('saved.json: the saved game is not valid. ordered[0]: this part of the saved game is damaged or missing.\n');
  });
});

describe('cannot be judged here', () => {
  it.each([
    ['another format', { format: 'chess' }],
    ['another version', { ...whole, version: 2 }],
    ['rules of another version', { ...whole, rules: 2 }],
    ['an edition that is not known', { ...whole, edition: { id: 'lost', version: 1 } }],
    ['a saved game of another version', { ...savedTable(), version: 2 }],
    ['a list', []],
  ])('%s', async (_what, value) => {
    const { code, out, err } = await verify({ 'game.json': value });
    expect({ code, err }).toEqual({ code: 2, err: '' });
    expect(out).toMatch(/^game\.json can’t be verified by this program\. .+\.\n$/);
  });
});

describe('several files', () => {
  it('have a sentence each, and the worst exit code of all', async () => {
    const mixed = { 'a.json': whole, 'b.json': otherHash, 'c.json': whole };
    const one = await verify(mixed);
    expect(one.code).toBe(1);
    expect(one.out.split('\n').map((line) => line.slice(0, 7))).toEqual(['a.json:', 'b.json:', 'c.json:', '']);
    const two = await verify({ 'x.json': '{', ...mixed });
    expect(two.code).toBe(2);
    expect(two.out.split('\n')).toHaveLength(5);
  });

  it('as JSON: one list and nothing else', async () => {
    const { code, out, err } = await verify({ 'a.json': whole, 'b.json': otherHash, 'c.json': '{' }, '--json');
    expect({ code, err }).toEqual({ code: 2, err: '' });
    expect(JSON.parse(out)).toMatchObject([
      { file: 'a.json', ok: true, kind: 'record', hashesCompared: true, hasSeed: true, turns: whole.turns.length },
      { file: 'b.json', ok: false, kind: 'record', faults: [{ code: 'otherHash', path: 'turns', turn: 2, at: 1 }] },
      { file: 'c.json', ok: false, faults: [{ code: 'unreadable' }] },
    ]);
  });
});
