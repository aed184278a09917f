/** The sentences for readers are picked by seed from everything that people read. */
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { pick } from '../sentences/pick.ts';
import { PARTS, SUBJECTS, sentencesOf } from '../sentences/sources.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

describe.each(PARTS)('of %s', (part) => {
  const all = sentencesOf(ROOT, part, 'en');

  it('there are more than a reader gets, each with its place', () => {
    expect(all.length).toBeGreaterThan(60);
    for (const { place, text } of all) {
      expect(place).toMatch(/^[\w./-]+:\d+$/);
      expect(text.trim()).not.toBe('');
    }
  });

  it('a seed picks the same ones again, another seed other ones, and none twice', () => {
    const picked = pick(all, 'ur', 50);
    expect(picked).toHaveLength(50);
    expect(new Set(picked.map(({ text }) => text)).size).toBe(50);
    expect(pick([...all].reverse(), 'ur', 50).map(({ text }) => text)).toEqual(picked.map(({ text }) => text));
    expect(pick(all, 'uruk', 50)).not.toEqual(picked);
  });
});

it('every folder with messages belongs to one part', () => {
  const texts = `${ROOT}packages/text/src`;
  const folders = readdirSync(texts, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && readdirSync(`${texts}/${entry.name}`).includes('en.ts'))
    .map(({ name }) => name);
  expect(Object.values(SUBJECTS).flat().sort()).toEqual(folders.sort());
});
