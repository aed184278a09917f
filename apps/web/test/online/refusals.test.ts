/** Every code of the API has a text. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { SAID } from '../../src/online/refusals.ts';

/** Words in code style in the chapter that are not codes. */
const OTHERS = new Set(['application/problem+json', 'refused', 'fault', 'index', 'faults']);

it('knows the codes that the document lists', () => {
  const document = readFileSync(new URL('../../../../docs/online-protocol.md', import.meta.url), 'utf8');
  const chapter = document.slice(document.indexOf('\n## Codes'));
  const codes = [...chapter.matchAll(/`([^`]+)`/g)].map(([, code]) => code ?? '').filter((code) => !OTHERS.has(code));
  expect(codes.length).toBeGreaterThan(40);
  expect(codes.filter((code) => !Object.hasOwn(SAID, code))).toEqual([]);
});
