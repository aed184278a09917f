import { describe, expect, test } from 'vitest';
import { checkPurity } from '../checks/purity.ts';
import { tree } from './tree.ts';

const findings = (text: string) => checkPurity(tree({ 'packages/engine/src/a.ts': text })).findings;

describe('pure engine sources pass', () => {
  test.each([
    'export const half = (n: number) => Math.floor(n / 2);',
    'export interface Log { console: string; process(): void; readonly Date: number }',
    'export const read = (log: { process: number }) => log.process;',
    '// Date, console and Math.random are only spoken of here.\nexport const x = "process";',
  ])('%s', (text) => {
    expect(findings(text)).toEqual([]);
  });

  test('what tests and other packages do is not looked at', () => {
    const root = tree({
      'packages/engine/src/a.ts': '',
      'packages/engine/test/a.ts': 'Date.now()',
      'packages/text/src/a.ts': 'Date.now()',
    });
    expect(checkPurity(root)).toEqual({ looked: '1 module', findings: [] });
  });
});

describe('a clock, own chance or the surroundings are found', () => {
  test.each([
    ['\nexport const roll = () => Math.random();', 'packages/engine/src/a.ts:2 uses Math.random. Rule: chance is a seat'],
    [`export const roll = Math['random'];`, 'uses Math.random'],
    ['export const { random } = Math;', 'uses Math.random'],
    ['export const now = () => Date.now();', 'uses Date. Rule: the engine has no clock'],
    ['export const at = (when: Date) => when;', 'uses Date'],
    ['export const now = performance.now();', 'uses performance'],
    ['console.log(1);', 'uses console'],
    ['export const seed = process.env.SEED;', 'uses process'],
    ['export const all = { process };', 'uses process'],
    ['setTimeout(() => {}, 1);', 'uses setTimeout'],
    ['crypto.getRandomValues(new Uint8Array(1));', 'uses crypto'],
    ['globalThis.x = 1;', 'uses globalThis'],
  ])('%s', (text, message) => {
    expect(findings(text)).toEqual([expect.stringContaining(message)]);
  });
});

test('no module at all is a finding', () => {
  expect(checkPurity(tree()).findings).toEqual(['No module was found in packages/engine/src.']);
});
