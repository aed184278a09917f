/** docs/add-a-tile.md is right: its steps, carried out in a copy of the repository, add a tile that works, and none can be left out. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ask } from '../checks/tool.ts';
import { checkTypes } from '../checks/types.ts';
import type { Facts } from './add-a-tile/facts.ts';
import { carryOut, PAGE, readSteps, type Step } from './add-a-tile/steps.ts';
import { borrow, borrowPackages, REPOSITORY, tree } from './tree.ts';

const STEPS = readSteps(PAGE);
const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

describe('the page', () => {
  it('counts its steps, in its title and one by one', () => {
    expect(PAGE).toMatch(new RegExp(`^# Add a tile in ${NUMBERS[STEPS.length]} steps\n`));
    expect(STEPS.map(({ number }) => number)).toEqual(STEPS.map((_, index) => index + 1));
  });

  it('names files that there are', () => {
    const files = [...PAGE.matchAll(/\]\(([^)#]+)\)/g)].map(([, link = '']) => join('docs', link));
    expect(files.filter((file) => !existsSync(join(REPOSITORY, file)))).toEqual([]);
  });

  it('does not apply to files that have become others', () => {
    const root = sourcesAfter(STEPS);
    expect(() => carryOut(root, STEPS, 'src')).toThrow(/^Step 1: packages\/engine\/src\/edition\/types\.ts does not have these lines/);
  });
});

describe('after all steps', () => {
  it('types are right, B10 works and is told, and its rule has a test that passes', async () => {
    const root = sourcesAfter(STEPS);
    expect((await checkTypes(root)).findings).toEqual([]);

    addTests(root, STEPS);
    const told = facts(root, 50);
    expect(told.error).toBe('');
    const { laid, offers, ...sure } = JSON.parse(told.output) as Facts;
    expect(sure).toEqual(ALL_OF_B10);
    expect(laid).toBeGreaterThan(0);
    expect(offers).toBeGreaterThan(50);

    const covered = coverage(root).output;
    expect(covered).not.toContain('HM-B10');
    for (const { forgotten } of STEPS) expect(told.output + covered).not.toContain(forgotten);
    const { code, output } = await ask('vitest', ['run', 'packages/engine/test/harbormasters.test.ts', '-t', 'HM-B10'], root);
    expect(output).toMatch(/Tests .*\b1 passed/);
    expect(code).toBe(0);
  });

  it('the new lines are formatted', async () => {
    const root = sourcesAfter(STEPS);
    addTests(root, STEPS);
    borrow(root, 'biome.jsonc', '.gitignore', 'tools/checks/imports-in-sight.grit');
    const files = new Set(STEPS.flatMap(({ changes }) => changes.map(({ file }) => file)));
    const { code, output } = await ask('biome', ['check', ...files], root);
    expect(code, output).toBe(0);
  });
});

describe('a step that is forgotten is noticed', () => {
  it.each(STEPS)('step $number: $title', async (step) => {
    const others = STEPS.filter((other) => other !== step);
    const root = sourcesAfter(others);
    addTests(root, others);
    expect(await lookFor(step.forgotten, root)).toContain(step.forgotten);
  });
});

/** Looks at what the tile does, at the types and at what lacks a test, until the text is seen; says all that was seen. */
async function lookFor(text: string, root: string): Promise<string> {
  let seen = '';
  for (const look of [facts, types, coverage]) {
    const { output, error = '' } = await look(root);
    seen += `${output}${error}\n`;
    if (seen.includes(text)) break;
  }
  return seen;
}

/** Those of the words and of the engine that they import. */
const types = (root: string): Promise<{ output: string; error?: string }> => ask('tsc', ['-p', 'packages/text', '--pretty', 'false'], root);
const facts = (root: string, games = 1) => run(root, 'tools/test/add-a-tile/facts.ts', 'B10', String(games));
const coverage = (root: string) => run(root, 'tools/rules-coverage.ts');

function run(root: string, ...args: readonly string[]): { output: string; error: string } {
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  return { output: stdout, error: stderr };
}

/** The sources of engine and words after these steps, in a folder of their own. */
function sourcesAfter(steps: readonly Step[]): string {
  const root = tree();
  borrow(root, 'tsconfig.base.json');
  for (const folder of ['packages/engine', 'packages/text'])
    borrow(root, `${folder}/package.json`, `${folder}/tsconfig.json`, `${folder}/src`);
  borrowPackages(root);
  // In the borrowed packages the engine is a link to that of the repository; the words must be about the one that lies beside them.
  const links = join(root, 'packages/text/node_modules/@tabannusi');
  mkdirSync(links, { recursive: true });
  symlinkSync(join(root, 'packages/engine'), join(links, 'engine'), 'junction');
  carryOut(root, steps, 'src');
  return root;
}

/** Adds what runs in such a folder: tools and the tests of the engine after these steps. */
function addTests(root: string, steps: readonly Step[]): void {
  borrow(root, 'tools', 'vitest.config.ts', 'packages/engine/test');
  carryOut(root, steps, 'test');
}

/** What the facts must be; those that depend on chance are left out. */
const ALL_OF_B10 = {
  isRule: true,
  sentence: 'B10: gain 3 VP and 1 Gold.',
  words: { number: 'B10', name: '3 VP and 1 Gold', text: 'gain 3 VP and 1 Gold' },
  counting: [
    'There are ten Harbormaster tiles, B1 to B10.',
    expect.stringContaining('Keep the other four aside'),
    expect.stringContaining('The four Harbormasters kept aside'),
  ],
  games: 50,
  used: 50,
  uses: [
    {
      ok: true,
      events: [
        { event: 'harbormasterUsed', rule: 'HM-B10', seat: 0, harbormaster: 'B10' },
        { event: 'vpGained', rule: 'HM-B10', seat: 0, amount: 3 },
        { event: 'goldGained', rule: 'HM-B10', seat: 0, amount: 1 },
      ],
      vp: 3,
      gold: 1,
      ledger: 3,
      nothingElse: true,
    },
  ],
  choice: ['use Harbormaster B10 (3 VP and 1 Gold)'],
  log: ['Adda uses Harbormaster B10 (3 VP and 1 Gold).', 'Adda gains 3 VP (Harbormaster B10).', 'Adda gains 1 Gold (Harbormaster B10).'],
  vpRow: ['Harbormasters'],
};
