/** Golden transcripts, and the one in the document. `UPDATE_GOLDEN=1` rewrites the answers. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { METHODS } from '../../src/protocol/methods.ts';
import { CODES } from '../../src/protocol/refusal.ts';
import { Session } from '../../src/protocol/session.ts';
import { expectAsDocumented } from '../documented.ts';
import { fitsLine } from './schema.ts';
import { rewritten } from './transcript.ts';

const FOLDER = new URL('transcripts/', import.meta.url);
const DOCUMENT = new URL('../../../../docs/protocol.md', import.meta.url);

/**
 * The transcripts of version 1 must not change, because programs were written for them. Their words may: a file keeps those it was written
 * with, and they are not compared.
 */
const TRANSCRIPTS = ['version-1', 'version-2'].flatMap((version) =>
  readdirSync(new URL(version, FOLDER)).map((name) => `${version}/${name}`),
);

describe('a transcript is answered as it was', () => {
  it.each(TRANSCRIPTS)('%s', async (name) => {
    const file = new URL(name, FOLDER);
    const before = readFileSync(file, 'utf8');
    const now = await rewritten(before);
    if (name.startsWith('version-1/')) expect(withoutWords(now)).toBe(withoutWords(before));
    else if (process.env.UPDATE_GOLDEN === '1') writeFileSync(file, now);
    else expect(now).toBe(before);
  });
});

/** Blanks the words for people (names and codes have no spaces) and the line breaks, which depend on the lengths of the words. */
const withoutWords = (transcript: string): string =>
  transcript
    .replace(/("text": )?"((?:[^"\\]|\\.)*)"/g, (whole, key?: string, words = '') =>
      key !== undefined || words.includes(' ') ? `${key ?? ''}"…"` : whole,
    )
    .replace(/\s+/g, '');

it('everything that is answered there fits the schema, message or batch', async () => {
  for (const name of TRANSCRIPTS) {
    const session = new Session('en');
    const sent = readFileSync(new URL(name, FOLDER), 'utf8').match(/^> .*/gm) ?? [];
    for (const line of sent) {
      const answer = await session.answer(line.slice(2));
      if (answer !== null) expect(fitsLine(JSON.parse(answer)), line).toBe(true);
    }
  }
});

it('the transcript of the document is what happens; … stands for anything', async () => {
  const [, transcript = ''] = /```text\n(>.*?)```/s.exec(readFileSync(DOCUMENT, 'utf8')) ?? [];
  expect(transcript.match(/^> /gm)?.length).toBeGreaterThan(10);
  expectAsDocumented(await rewritten(transcript), transcript);
});

it('the document lists every code and every method', () => {
  const document = readFileSync(DOCUMENT, 'utf8');
  for (const code of Object.keys(CODES)) expect(document).toMatch(new RegExp(`^\\| -\\d+ \\|[^|]*\`${code}\``, 'm'));
  for (const method of [...METHODS.keys(), 'shutdown']) expect(document).toContain(`\n| \`${method}\` |`);
});
