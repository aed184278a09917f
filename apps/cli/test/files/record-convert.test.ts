/** `tabannusi record convert`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashText, parsePosition, replay } from '@tabannusi/engine';
import { openTable } from '@tabannusi/table';
import { describe, expect, it } from 'vitest';
import { runCli } from '../run-cli.ts';
import { recorded, savedTable } from './recorded.ts';
import { temporaryFolder } from './temporary-folder.ts';

const game = recorded({ players: 3, decisions: 120 });
const last = game.decisions.length + game.chance.length;

const convert = (value: object, options: readonly string[], folder = temporaryFolder()) => {
  writeFileSync(join(folder, 'game.json'), JSON.stringify(value));
  return runCli(['record', 'convert', 'game.json', ...options], '', { folder });
};

const jsonOf = async (value: object, ...options: string[]) => JSON.parse((await convert(value, options)).out);

describe('to a record', () => {
  it('is the same record', async () => {
    expect(await jsonOf(game, '--to', 'record')).toEqual(game);
  });

  it('of a saved game is the record in it', async () => {
    expect(await jsonOf(savedTable(), '--to', 'record')).toEqual(savedTable().record);
  });

  it.each([0, 1, 50, 100, last])('up to moment %i holds, and is as long', async (moment) => {
    const cut = await jsonOf(game, '--to', 'record', '--moment', String(moment));
    expect(replay(cut).ok).toBe(true);
    expect(cut.decisions.length + cut.chance.length).toBe(moment);
    expect(game.decisions.slice(0, cut.decisions.length)).toEqual(cut.decisions);
  });

  it('without its seed holds, and tells nothing of what will be drawn', async () => {
    const { seed: _, ...shared } = game;
    expect(await jsonOf({ ...game, seedFrom: 0 }, '--to', 'record', '--strip-seed')).toEqual(shared);
  });
});

describe('to a position', () => {
  it.each([0, 30, 100, last])('at moment %i is the state of that moment', async (moment) => {
    const { out } = await convert(game, ['--to', 'position', '--moment', String(moment)]);
    const read = parsePosition(out);
    const replayed = replay(await jsonOf(game, '--to', 'record', '--moment', String(moment)));
    if (!read.ok || !replayed.ok) throw new Error('one of them does not hold');
    expect(hashText(read.state)).toBe(hashText(replayed.state));
  });
});

describe('to a saved game', () => {
  it('can be opened, with persons at all seats', async () => {
    const opened = openTable(await jsonOf(game, '--to', 'table'));
    if (!opened.ok) throw new Error('it cannot be opened');
    expect(opened.table.seats).toEqual(game.seats.map(({ name }) => ({ kind: 'person', name })));
    expect(opened.table.record()).toEqual(game);
  });

  it('and back is the record that it was', async () => {
    expect(await jsonOf(await jsonOf(game, '--to', 'table'), '--to', 'record')).toEqual(game);
  });

  it('of a saved game is that saved game, and up to a moment keeps its seats', async () => {
    expect(await jsonOf(savedTable(), '--to', 'table')).toEqual(savedTable());
    expect((await jsonOf(savedTable(), '--to', 'table', '--moment', '10')).seats).toEqual(savedTable().seats);
  });

  it('needs a seed', async () => {
    const { seed: _, ...shared } = game;
    const sentence = 'game.json: the record has no seed. The game can’t continue without one.\n';
    expect(await convert(shared, ['--to', 'table'])).toEqual({ code: 2, out: '', err: sentence });
  });
});

describe('to text', () => {
  it('is what is told, up to a moment', async () => {
    const whole = await convert(game, ['--to', 'text']);
    const cut = await convert(game, ['--to', 'text', '--moment', '70']);
    expect(whole.out).toContain('turn begins.\n');
    expect(cut.out.length).toBeLessThan(whole.out.length);
    expect(whole.out.startsWith(cut.out.trimEnd())).toBe(true);
  });
});

describe('to a file', () => {
  it('never overwrites one, unless it is told to', async () => {
    const folder = temporaryFolder({ 'copy.json': 'mine' });
    const options = ['--to', 'record', '--out', 'copy.json'];
    const sentence = 'The file copy.json already exists and was not changed. Name another file, or use --force.\n';
    expect(await convert(game, options, folder)).toEqual({ code: 2, out: '', err: sentence });
    expect(readFileSync(join(folder, 'copy.json'), 'utf8')).toBe('mine');
    expect(await convert(game, [...options, '--force'], folder)).toEqual({ code: 0, out: '', err: 'copy.json: written.\n' });
    expect(JSON.parse(readFileSync(join(folder, 'copy.json'), 'utf8'))).toEqual(game);
  });

  it('says where it cannot be written', async () => {
    const { code, err } = await convert(game, ['--to', 'record', '--out', 'nowhere/copy.json']);
    expect({ code, err }).toEqual({ code: 2, err: 'Can’t write the file nowhere/copy.json (ENOENT).\n' });
  });
});

it.each([
  [['--to', 'picture'], /^--to: found "picture"; allowed: record, position, text or table\. See: /],
  [[], /^--to <form> is required\. See: /],
  [['--to', 'text', '--strip-seed'], /^--strip-seed works only with --to record; found: text\.\n$/],
  [['--to', 'record', '--moment', '5000'], /^--moment: found 5000; allowed: 0–\d+\.\n$/],
])('refuses %j', async (options, sentence) => {
  const { code, out, err } = await convert(game, options);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toMatch(sentence);
});
