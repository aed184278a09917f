/** Games that are saved, left and gone on with. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runCli } from '../run-cli.ts';
import { emptyFolder, OPENING, typed } from './typed.ts';

test('quit saves first, says how to go on, and the game goes on where it was', async () => {
  const where = emptyFolder();
  const { code, answers, last } = await typed([...OPENING, 'quit'], ['--save', 'ur.json'], where);
  expect(code).toBe(0);
  expect(last).toBe('The game is saved in ur.json.\nTo continue: npx tabannusi play --resume ur.json\n');
  expect(readdirSync(where)).toEqual(['ur.json']);
  const resumed = await typed(['undo', 'quit'], ['--resume', 'ur.json'], where);
  expect(resumed.first).toContain('Continuing the game of Ann (human) and Adda (bot) from ur.json.');
  expect(resumed.first.endsWith(answers.at(-1)?.slice(answers.at(-1)?.lastIndexOf('\n\n')) ?? '')).toBe(true);
  expect(resumed.answers[0]).toMatch(/^Undone: 1 move\./);
  expect(readdirSync(where)).toEqual(['ur.json']);
});

test('without a file quit asks, and the game can be saved by a word', async () => {
  const where = emptyFolder();
  const { answers, last } = await typed([...OPENING, 'quit', 'n', 'save a.json', '1', 'save b.json', 'quit'], [], where);
  expect(answers[OPENING.length + 2]).toBe('The game is saved in a.json.\nAnn>\n');
  expect(last).toContain('The game is saved in a.json.');
  const movesIn = (file: string): number => JSON.parse(readFileSync(join(where, file), 'utf8')).record.decisions.length;
  expect(movesIn('a.json')).toBe(movesIn('b.json'));
  expect(readdirSync(where).sort()).toEqual(['a.json', 'b.json']);
});

test('no other file is overwritten', async () => {
  const where = emptyFolder();
  writeFileSync(join(where, 'letter.txt'), 'Dear Ann');
  const { answers } = await typed(['save letter.txt'], [], where);
  expect(answers[0]).toMatch(/^The file letter\.txt already exists/);
  const { code, err } = await runCli(['play', '--save', 'letter.txt'], '', { folder: where });
  expect([code, err]).toEqual([2, expect.stringMatching(/^The file letter\.txt already exists[^\n]*\n$/)]);
  expect(readFileSync(join(where, 'letter.txt'), 'utf8')).toBe('Dear Ann');
});

test('a game that is open elsewhere is not opened twice; a lock left behind does no harm', async () => {
  const where = emptyFolder();
  await typed([...OPENING, 'quit'], ['--save', 'ur.json'], where);
  // The parent of this process is running, and the second ID belongs to no process.
  writeFileSync(join(where, 'ur.json.lock'), String(process.ppid));
  const { code, err } = await runCli(['play', '--resume', 'ur.json'], '', { folder: where });
  expect([code, err]).toEqual([2, expect.stringContaining(`open in another terminal (process ${process.ppid})`)]);
  writeFileSync(join(where, 'ur.json.lock'), '4194305');
  expect((await typed(['quit'], ['--resume', 'ur.json'], where)).code).toBe(0);
  expect(existsSync(join(where, 'ur.json.lock'))).toBe(false);
});

test.each([
  ['nothing.json', null, /^There is no file nothing\.json\./],
  ['junk.json', '{"format":', /^junk\.json is not JSON\. It ends too early/],
  ['other.json', '{"format":"other"}', /^The game in other\.json can’t be opened\. This isn’t a saved game\./],
])('%s cannot be resumed', async (file, content, sentence) => {
  const where = emptyFolder();
  if (content !== null) writeFileSync(join(where, file), content);
  const { code, out, err } = await runCli(['play', '--resume', file], '', { folder: where });
  expect([code, out, err]).toEqual([2, '', expect.stringMatching(sentence)]);
  expect(readdirSync(where)).toEqual(content === null ? [] : [file]);
});

test('where the game cannot be kept it is said, and the game goes on', async () => {
  const where = emptyFolder();
  mkdirSync(join(where, 'sub'));
  const { code, answers, last } = await typed(
    ['1', 'quit', 'n', 'save other.json', 'quit', 'y'],
    ['--save', 'sub/ur.json'],
    where,
    (line) => {
      if (line === '1') rmSync(join(where, 'sub'), { recursive: true });
    },
  );
  expect(answers[0]).toMatch(/^Can’t write the file sub\/ur\.json \(ENOENT\)\.\n/);
  expect(answers[1]).toMatch(/^Can’t write the file sub\/ur\.json \(ENOENT\)\.\nThe game isn’t saved and would be lost\. Quit\?/);
  expect(answers[3]).toBe('The game is saved in other.json.\nAnn>\n');
  expect([code, last]).toEqual([0, expect.stringContaining('The game was not saved.')]);
});
