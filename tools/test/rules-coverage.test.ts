import { describe, expect, it, vi } from 'vitest';
import { coverageOf, isComplete } from '../coverage/coverage.ts';
import { findNamedIds } from '../coverage/named-ids.ts';
import { PLAN, type Plan, SECTIONS, sectionOf } from '../coverage/plan.ts';
import { coverageLines, coverageObject } from '../coverage/print.ts';
import { rulesCoverage } from '../rules-coverage.ts';
import { REPOSITORY, tree } from './tree.ts';

describe('in this repository', () => {
  const { rules, rulings, examples, faults } = coverageOf(PLAN, findNamedIds(REPOSITORY));

  it('no test names what does not exist', () => {
    expect(faults).toEqual([]);
  });

  it('every rule, ruling and example either needs a test, or comes later, or has no effect', () => {
    const all = [...PLAN.rules, ...PLAN.rulings, ...PLAN.examples];
    const exempt = [...PLAN.later.keys(), ...PLAN.noEffect.keys()];
    expect(new Set(all).size).toBe(all.length);
    expect(new Set(exempt).size).toBe(exempt.length);
    expect(exempt.filter((id) => !all.includes(id))).toEqual([]);
    for (const { total, covered, missing, later, noEffect } of [rules, rulings, examples])
      expect(covered + missing.length + later.length + noEffect.length).toBe(total);
  });

  it('every section has a heading', () => {
    const sections = [...PLAN.rules, ...PLAN.rulings, ...PLAN.examples].map(sectionOf);
    expect([...new Set(sections)].toSorted()).toEqual(Object.keys(SECTIONS).toSorted());
  });

  it('every rule that needs a test has one', () => {
    expect(rules.missing).toEqual([]);
  });

  it('every ruling that needs a test has one', () => {
    expect(rulings.missing).toEqual([]);
  });

  it('every example that needs a test has one', () => {
    expect(examples.missing).toEqual([]);
  });
});

const SMALL: Plan = {
  rules: ['KEY-01', 'KEY-02', 'SOLO-01', 'SOLO-02'],
  rulings: ['C-01', 'C-72'],
  examples: ['EX-01', 'EX-38'],
  later: new Map([
    ['SOLO-01', 'solo'],
    ['SOLO-02', 'solo'],
    ['EX-38', 'solo'],
  ]),
  noEffect: new Map([['C-72', 'It is about credits.']]),
};

const ALL_BUT_ONE = `
  it('[KEY-01] [C-01] at most four Crates', () => {});
  it('[EX-01] [SOLO-01] costs', () => {});
`;

const named = (...texts: string[]) =>
  findNamedIds(tree(Object.fromEntries(texts.map((text, index) => [`packages/engine/test/deep/${index}.test.ts`, text]))));
const coverage = (...texts: string[]) => coverageOf(SMALL, named(...texts));

describe('IDs in the names of tests', () => {
  it.each<[text: string, ids: string[]]>([
    [`it('[KEY-01] a', () => {});`, ['KEY-01']],
    [`test("[KEY-01] [C-02] a's [TILE-PRINTED]", () => {});`, ['KEY-01', 'C-02', 'TILE-PRINTED']],
    [`it(\`[KEY-01] \${n} [KEY-0\${n}]\`, () => {});`, ['KEY-01', 'KEY-0…']],
    [`describe('x', () => { it.each([1])('[KEY-01] %d', () => {}); });`, ['KEY-01']],
    [`it.each<[a: number]>([[1]])(\n  '[KEY-01] %d',\n  () => {},\n);`, ['KEY-01']],
    [`it.concurrent('[KEY-01]', () => {});`, ['KEY-01']],
    [`it('[KEY-1] [KEY-01, KEY-02]', () => {});`, ['KEY-1', 'KEY-01, KEY-02']],
    [`it('KEY-01 and [a] and [0, 1] and [A]', () => {});`, []],
    [`describe('[KEY-01]', () => { it('a', () => {}); });`, []],
    [`// it('[KEY-01]')\nconst a = "it('[KEY-01]')"; expect('[KEY-01]');`, []],
    [`it.skip('[KEY-01]', () => {}); it.todo('[KEY-02]'); it('[KEY-03]', () => {});`, ['KEY-03']],
    [`it.skipIf(true)('[KEY-01]', () => {}); it.fails('[KEY-02]', () => {});`, []],
    [`describe.skip('x', () => { it('[KEY-01]', () => {}); }); it('[KEY-02]', () => {});`, ['KEY-02']],
  ])('%s', (text, ids) => {
    expect([...named(text).where.keys()]).toEqual(ids);
  });

  it('are found in the tests of all packages, and nowhere else', () => {
    const root = tree({
      'packages/engine/test/a.test.ts': `\nit('[KEY-01]', () => {});`,
      'packages/text/test/deep/b.test.ts': `it('[KEY-01] [KEY-02]', () => {});`,
      'packages/engine/test/long.long.test.ts': `it('[KEY-03]', () => {});`,
      'packages/engine/test/support.ts': `it('[KEY-04]', () => {});`,
      'packages/engine/src/c.test.ts': `it('[KEY-05]', () => {});`,
      'apps/cli/test/d.test.ts': `it('[KEY-06]', () => {});`,
      'tools/test/e.test.ts': `it('[KEY-07]', () => {});`,
    });
    expect([...findNamedIds(root).where]).toEqual([
      ['KEY-01', 'packages/engine/test/a.test.ts:2'],
      ['KEY-02', 'packages/text/test/deep/b.test.ts:1'],
    ]);
  });
});

describe('a planted fault is found', () => {
  it('a missing rule', () => {
    expect(coverage(ALL_BUT_ONE).rules).toEqual({ total: 4, covered: 2, missing: ['KEY-02'], later: ['SOLO-02'], noEffect: [] });
    expect(isComplete(coverage(ALL_BUT_ONE))).toBe(false);
    expect(isComplete(coverage(ALL_BUT_ONE, `it('[KEY-02]', () => {});`))).toBe(true);
  });

  it('missing rulings and examples', () => {
    const { rulings, examples } = coverage('');
    expect(rulings).toEqual({ total: 2, covered: 0, missing: ['C-01'], later: [], noEffect: ['C-72'] });
    expect(examples).toEqual({ total: 2, covered: 0, missing: ['EX-01'], later: ['EX-38'], noEffect: [] });
  });

  it.each([
    ['an unknown ID', `\nit('[KEY-99]', () => {});`, 'packages/engine/test/deep/2.test.ts:2 names KEY-99, which is no rule'],
    ['a test of what has no effect', `it('[C-72]', () => {});`, 'packages/engine/test/deep/2.test.ts:1 shows C-72'],
    ['a file that cannot be read', `it('[KEY-01]', (`, 'packages/engine/test/deep/2.test.ts:1 cannot be parsed'],
  ])('%s', (_what, text, sentence) => {
    const found = coverage(ALL_BUT_ONE, `it('[KEY-02]', () => {});`, text);
    expect(found.faults).toEqual([expect.stringContaining(sentence)]);
    expect(isComplete(found)).toBe(false);
  });
});

describe('the answer', () => {
  it('as an object has rules at the top and the others below', () => {
    expect(coverageObject(coverage(ALL_BUT_ONE))).toEqual({
      rules: 4,
      covered: 2,
      missing: ['KEY-02'],
      later: ['SOLO-02'],
      examples: { total: 2, covered: 1, missing: [], later: ['EX-38'] },
      rulings: { total: 2, covered: 1, missing: [], later: [], noEffect: ['C-72'] },
    });
  });

  it('as a table counts by section and lists what lacks a test', () => {
    const lines = coverageLines(SMALL, coverage(ALL_BUT_ONE), (id) => `about ${id}`);
    const cells = (line: string) => line.trim().split(/ {2,}/);
    expect(lines.map(cells)).toEqual(
      expect.arrayContaining([
        ['covered', 'of', 'missing', 'later', 'no effect'],
        ['Rules', '2', '4', '1', '1', '-'],
        ['KEY', 'Key concepts', '1', '2', '1', '-', '-'],
        ['SOLO', 'Solo', '1', '2', '-', '1', '-'],
        ['Rulings', '1', '2', '-', '-', '1'],
        ['Examples', '1', '2', '-', '1', '-'],
        ['Missing: no test names this 1.'],
        ['KEY-02', 'about KEY-02'],
        ['Later, with the part solo: 2.'],
        ['SOLO-02 EX-38'],
        ['C-72', 'It is about credits.'],
      ]),
    );
  });

  it('on the command line is one object with --json, and exit code 1 while something is missing', () => {
    const { code, out, error } = rulesCoverage(
      ['--json'],
      tree({ 'packages/engine/test/a.test.ts': `it('[KEY-99] [KEY-01]', () => {});` }),
    );
    expect(code).toBe(1);
    expect(out).toHaveLength(1);
    expect(JSON.parse(out.join())).toMatchObject({
      rules: PLAN.rules.length,
      covered: 1,
      examples: { covered: 0 },
      rulings: { covered: 0 },
    });
    expect(error).toEqual(['packages/engine/test/a.test.ts:1 names KEY-99, which is no rule, ruling or example.']);
  });

  it('on the command line is a table without arguments, in which missing ones have their sentences', () => {
    const { code, out, error } = rulesCoverage([], tree());
    expect([code, error]).toEqual([1, []]);
    expect(out.find((line) => line.startsWith('  COMP-16'))).toMatch(/^ {2}COMP-16 +Gold never runs out\.$/);
    expect(Math.max(...out.map((line) => line.length))).toBeLessThanOrEqual(120);
  });

  it.each([
    ['an option that there is not', ['--jsn'], "error: unknown option '--jsn'\n(Did you mean --json?)"],
    ['a word', ['--json', 'x'], 'error: too many arguments'],
    ['an empty word', [''], 'error: too many arguments'],
  ])('to %s says what is wrong', (_what, args, message) => {
    const told = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    expect(() => rulesCoverage(args, REPOSITORY)).toThrow(message);
    expect(told.mock.calls.join('')).toContain(message);
    told.mockRestore();
  });
});
