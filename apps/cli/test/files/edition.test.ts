/** `tabannusi edition`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentHash, REFERENCE_EDITION } from '@tabannusi/engine';
import { LANGUAGES } from '@tabannusi/text';
import { describe, expect, it } from 'vitest';
import { runCli } from '../run-cli.ts';
import { temporaryFolder } from './temporary-folder.ts';

const HASH = contentHash(REFERENCE_EDITION);

const edition = (folder: string, ...args: string[]) => runCli(['edition', ...args], '', { folder });

/** A commented copy with a change by its owner. */
async function changed(change: (text: string) => string): Promise<string> {
  const folder = temporaryFolder();
  await edition(folder, 'new', 'my.jsonc');
  const file = join(folder, 'my.jsonc');
  const text = readFileSync(file, 'utf8');
  const own = change(text);
  expect(own).not.toBe(text);
  writeFileSync(file, own);
  return folder;
}

describe('new', () => {
  it.each(LANGUAGES)('writes a commented copy (%s) that is the reference edition, value by value', async (language) => {
    const folder = temporaryFolder();
    const written = await runCli(['edition', 'new', 'my.jsonc'], '', { folder, language });
    expect(written).toMatchObject({ code: 0, out: '' });
    const { out } = await edition(folder, 'check', 'my.jsonc', '--json');
    expect(JSON.parse(out)).toMatchObject({ ok: true, hash: HASH, isReference: true, nameTaken: false });
  });

  it('has a comment above every part that an owner may change', async () => {
    const folder = temporaryFolder();
    await edition(folder, 'new', 'my.jsonc');
    const lines = readFileSync(join(folder, 'my.jsonc'), 'utf8').split('\n');
    const parts = [...Object.keys(REFERENCE_EDITION), ...Object.keys(REFERENCE_EDITION.board)].filter((part) => part !== 'format');
    for (const part of parts) {
      const at = lines.findIndex((line) => line.trimStart().startsWith(`"${part}":`));
      expect(lines[at - 1], part).toMatch(/^ +\/\/ /);
    }
  });

  it('never overwrites a file, unless it is told to', async () => {
    const folder = temporaryFolder({ 'my.jsonc': 'mine' });
    expect(await edition(folder, 'new', 'my.jsonc')).toMatchObject({ code: 2, out: '' });
    expect(readFileSync(join(folder, 'my.jsonc'), 'utf8')).toBe('mine');
    expect(await edition(folder, 'new', 'my.jsonc', '--force')).toMatchObject({ code: 0 });
  });
});

describe('check', () => {
  it('takes an edition of the owner’s, with comments or without', async () => {
    const folder = await changed((text) =>
      text.replace('"id": "reference",', '"id": "my-board", // mine').replace('"spaces": 5', '"spaces": 6'),
    );
    const { code, out } = await edition(folder, 'check', 'my.jsonc');
    expect(code).toBe(0);
    expect(out).toMatch(/^my\.jsonc: the edition “Reference edition” is valid\. Its content is [0-9a-f]{16}\.\n$/);
    const plain = temporaryFolder({ 'my.json': REFERENCE_EDITION });
    expect((await edition(plain, 'check', 'my.json')).out).toContain('All values are those of the reference edition.');
  });

  it('passes over what looks like a comment in a text', async () => {
    const folder = await changed((text) => text.replace('"title": "Reference edition"', '"title": "a // b \\" // c"'));
    expect(JSON.parse((await edition(folder, 'check', 'my.jsonc', '--json')).out).title).toBe('a // b " // c');
  });

  it('passes over comments that go over several lines', async () => {
    const folder = await changed((text) => text.replace('"format": 1', '/* mine\n   alone */ "format": 1 /* one */'));
    expect((await edition(folder, 'check', 'my.jsonc')).code).toBe(0);
  });

  it('warns of our name on other values', async () => {
    const folder = await changed((text) => text.replace('"spaces": 5', '"spaces": 6'));
    const { code, out } = await edition(folder, 'check', 'my.jsonc');
    expect(code).toBe(0);
    expect(out).toContain('Choose another id, so that nobody confuses the two.');
  });

  it('tells all faults with their places', async () => {
    const folder = await changed((text) =>
      text.replace('"spaces": 5', '"spaces": 500').replace('c1 .. gt', 'x1 .. gt').replace('"D01": "city"', '"D01": "town"'),
    );
    const { code, out, err } = await edition(folder, 'check', 'my.jsonc');
    expect({ code, err }).toEqual({ code: 1, err: '' });
    expect(out.split('\n')[0]).toBe('my.jsonc: 3 faults in the edition.');
    for (const place of ['timeTrack.spaces', 'board.duo.rows[0]', 'decrees.symbols.D01']) expect(out).toContain(place);
    const { faults } = JSON.parse((await edition(folder, 'check', 'my.jsonc', '--json')).out);
    expect(faults).toHaveLength(3);
  });

  it('tells warnings', async () => {
    const folder = await changed((text) => text.replace('"faces": ["v2"', '"faces": ["m="'));
    expect((await edition(folder, 'check', 'my.jsonc')).out).toContain('specialWater.faces[0]: ');
  });

  it('names the line of the owner’s file where it breaks', async () => {
    const folder = await changed((text) => text.replace('{', '/* mine\n   alone */ {').replace(/("version": \d+),/, '$1'));
    const line =
      readFileSync(join(folder, 'my.jsonc'), 'utf8')
        .split('\n')
        .findIndex((text) => text.includes('"title"')) + 1;
    const sentence = `my.jsonc is not JSON. The fault is at line ${line}, column 3.\n`;
    expect(await edition(folder, 'check', 'my.jsonc')).toEqual({ code: 2, out: '', err: sentence });
  });
});

describe('show', () => {
  it('shows the reference edition: how we know it, and the grids as one sees them', async () => {
    const { code, out, err } = await edition(temporaryFolder(), 'show');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain(`Edition: Reference edition (reference), version 3, content ${HASH}`);
    expect(out).toContain('Stated in words: dice, Time track and numbers of tiles and pieces.');
    expect(out).toContain('  1  c1  ..  gt  ..  | ~~  | ..  au  ..  sw  | ##  | ..  v3  ..  m=\n');
    expect(out).toContain('The last row is for four players only.');
    expect(out).toBe((await edition(temporaryFolder(), 'show', 'reference')).out);
  });

  it('as JSON is the edition itself', async () => {
    const { out } = await edition(temporaryFolder(), 'show', '--json');
    expect(JSON.parse(out)).toEqual({ hash: HASH, edition: REFERENCE_EDITION });
  });

  it('refuses one with faults', async () => {
    const folder = await changed((text) => text.replace('"spaces": 5', '"spaces": 0'));
    expect(await edition(folder, 'show', 'my.jsonc')).toMatchObject({ code: 1, out: '' });
  });
});
