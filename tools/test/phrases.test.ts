import { expect, test } from 'vitest';
import { checkPhrases } from '../checks/phrases.ts';
import { tree } from './tree.ts';

const findings = (files: Record<string, string>) => checkPhrases(tree(files)).findings;

test('plain sentences pass, and the guide may quote what it warns of', () => {
  const plain = 'Hover over anything to see what it is. It is valid.\n';
  expect(findings({ 'README.md': plain, 'docs/writing.md': 'Do not write *one points at* it.\n' })).toEqual([]);
});

test.each([
  ['a document', 'docs/a.md', 'Plain words here first.\nWhatever one points at says what it is.\n', 'docs/a.md:2 says "one points at"'],
  [
    'a message',
    'packages/text/src/table/en.ts',
    `export const a = 'There is nothing to make again.';\n`,
    'table/en.ts:1 says "nothing to make again"',
  ],
  ['a comment', 'tools/a.ts', '/** Null for who is not known. */\nexport const a = null;\n', 'tools/a.ts:1 says "for who"'],
])('is found in %s', (_where, path, text, message) => {
  expect(findings({ [path]: text })).toEqual([expect.stringContaining(message)]);
});

test('no sentence at all is a finding', () => {
  expect(checkPhrases(tree()).findings).toEqual(['No sentence was found.']);
});
