/** What cannot be read is said plainly, with exit code 2 and nothing on standard output. */
import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { createCliWords } from '@tabannusi/text';
import { expect, it } from 'vitest';
import { FILE_LIMIT, systemSentence } from '../../src/files/read-file.ts';
import { runCli } from '../run-cli.ts';
import { recorded } from './recorded.ts';
import { temporaryFolder } from './temporary-folder.ts';

const show = (folder: string, file: string) => runCli(['record', 'show', file], '', { folder });
const refused = (sentence: string) => ({ code: 2, out: '', err: `${sentence}\n` });

it('a file that is not there', async () => {
  const folder = temporaryFolder({ 'a file': '' });
  expect(await show(folder, 'b.json')).toEqual(refused('There is no file b.json.'));
  expect(await show(folder, 'a file/b.json')).toEqual(refused('There is no file a file/b.json.'));
});

it('a folder', async () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'games'));
  expect(await show(folder, 'games')).toEqual(refused('games is a folder. Name a file.'));
});

it('no permission, and whatever else the system says', async () => {
  const words = createCliWords('en');
  expect(systemSentence(words, 'a', 'EACCES')).toBe('a: you don’t have permission to use this file.');
  const folder = temporaryFolder();
  symlinkSync('a', join(folder, 'a'));
  expect(await show(folder, 'a')).toEqual(refused('Can’t read the file a (ELOOP).'));
});

it('a file that is too large, before it is read', async () => {
  const folder = temporaryFolder({ 'large.json': new Uint8Array(FILE_LIMIT + 1) });
  const sentence = 'large.json was not read, because it has more than 8,000,000 bytes: it can’t be a file of this game.';
  expect(await show(folder, 'large.json')).toEqual(refused(sentence));
});

it('an input without end, when there is too much of it', async () => {
  function* endless() {
    for (;;) yield Buffer.alloc(1_000_000, ' ');
  }
  const input = Readable.from(endless());
  expect(await runCli(['position', 'check', '-'], '', { input })).toMatchObject({ code: 2, out: '' });
  expect(input.destroyed).toBe(true);
});

it.each([
  ['compressed', gzipSync('{}'), 'is compressed (gzip). Unpack it first.'],
  ['UTF-16, little end first', Buffer.from('\ufeff{}', 'utf16le'), 'is in UTF-16. Save it as UTF-8.'],
  ['UTF-16, big end first', Buffer.from('\ufeff{}', 'utf16le').swap16(), 'is in UTF-16. Save it as UTF-8.'],
  ['UTF-16 without a mark', Buffer.from('{}', 'utf16le'), 'is in UTF-16. Save it as UTF-8.'],
  ['Latin-1', Buffer.from('"Łódź é"', 'latin1'), 'is not UTF-8 text.'],
  ['nothing', Buffer.from(''), 'is empty.'],
  ['blanks', Buffer.from(' \n\n'), 'is empty.'],
  ['a value that breaks', Buffer.from('{\n  "a": tru\n}'), 'is not JSON. The fault is at line 2, column 8.'],
  ['a text that does not end', Buffer.from('{ "a": "b'), 'is not JSON. The fault is at line 1, column 8.'],
  ['a list that does not end', Buffer.from('[1,\n2\n'), 'is not JSON. It ends too early, at line 3, column 1.'],
  ['a comma too many', Buffer.from('[1,\n2,]'), 'is not JSON. The fault is at line 2, column 3.'],
  ['errors without number', Buffer.from(`{"a":1} ${'x '.repeat(400_000)}`), 'is not JSON. The fault is at line 1, column 9.'],
  ['a comment, outside of editions', Buffer.from('// a\n{}'), 'is not JSON. The fault is at line 1, column 1.'],
])('%s', async (_, bytes, sentence) => {
  expect(await show(temporaryFolder({ 'game.json': bytes }), 'game.json')).toEqual(refused(`game.json ${sentence}`));
});

it('reads past the mark that some editors put at the beginning of UTF-8', async () => {
  const folder = temporaryFolder({ 'game.json': `\ufeff${JSON.stringify(recorded({ decisions: 3 }))}` });
  expect(await show(folder, 'game.json')).toMatchObject({ code: 0, err: '' });
});

it('names standard input', async () => {
  expect(await runCli(['record', 'show', '-'], '')).toEqual(refused('standard input is empty.'));
});
