/** Every late part of a game is loaded before the connection can be lost. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SRC = join(import.meta.dirname, '../../src');
/** The folders of a game in play, whose late parts count. */
const FOLDERS = ['board', 'commands', 'motion', 'pointing', 'session', 'sound', 'table'];

/** Not needed in an online game, loaded with its board, or optional. */
const WITHOUT = new Set(['bot-area.tsx', 'elsewhere.tsx', 'keep-note.tsx', 'note-end.ts']);

const sources = FOLDERS.flatMap((folder) => readdirSync(join(SRC, folder)).map((file) => readFileSync(join(SRC, folder, file), 'utf8')));
const ahead = readFileSync(join(SRC, 'online/ahead.ts'), 'utf8');
const inAll = (texts: readonly string[], wanted: RegExp): string[] =>
  [...new Set(texts.flatMap((text) => [...text.matchAll(wanted)].map(([, found]) => found ?? '')))].sort();

it('loads every late part of a game ahead, and the words of each', () => {
  const parts = /import\('[^']*\/([^/']+)'\)/g;
  const found = inAll(sources, parts);
  expect(found.length).toBeGreaterThan(12);
  expect(inAll([ahead], parts)).toEqual(found.filter((part) => !WITHOUT.has(part)));
  const words = /\b(load(?:App|Plan|Recap|Rule)Words)\b/g;
  expect(inAll([ahead], words)).toEqual(inAll([...sources, 'loadAppWords'], words));
  // Nothing uses these words late.
  expect(inAll(sources, /\b(load\w+Words)\b/g)).toEqual(inAll(sources, words));
});
