/** docs/add-a-tile.md is correct: its steps, carried out in a copy of the repository, add a working tile, and none can be left out. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ask } from '../checks/tool.ts';
import { checkTypes } from '../checks/types.ts';
import type { Facts } from './add-a-tile/facts.ts';
import { carryOut, PAGE, readSteps, type Step } from './add-a-tile/steps.ts';
import { borrow, borrowPackages, REPOSITORY, tree } from './tree.ts';

const STEPS = readSteps(PAGE);
/** The files to edit by hand, with the test of the rule. */
const FILES = [...new Set(STEPS.flatMap(({ changes }) => changes.map(({ file }) => file)))];
const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

describe('the page', () => {
  it('counts its steps, in its title and one by one', () => {
    expect(PAGE).toMatch(new RegExp(`^# Add a tile in ${NUMBERS[STEPS.length]} steps\n`));
    expect(STEPS.map(({ number }) => number)).toEqual(STEPS.map((_, index) => index + 1));
  });

  it('counts the files that are edited by hand: eight at most', () => {
    expect(PAGE).toContain(`You edit ${NUMBERS[FILES.length]} files by hand.`);
    expect(FILES.length).toBeLessThanOrEqual(8);
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
  it('types are right, S16 works and is told, older records are read, and its rule has a test that passes', async () => {
    const root = sourcesAfter(STEPS);
    expect((await checkTypes(root)).findings).toEqual([]);

    addTests(root, STEPS);
    const told = facts(root, 50);
    expect(told.error).toBe('');
    const { laid, gains, ...sure } = JSON.parse(told.output) as Facts;
    expect(sure).toEqual(ALL_OF_S16);
    expect(laid).toBeGreaterThan(0);
    expect(gains).toBeGreaterThan(50);

    const covered = coverage(root).output;
    expect(covered).not.toContain('TILE-S16');
    for (const { forgotten } of STEPS) expect(told.output + covered).not.toContain(forgotten);
    const { code, output } = await ask('vitest', ['run', 'packages/engine/test/ship-abilities.test.ts', '-t', 'TILE-S16'], root);
    expect(output).toMatch(/Tests .*\b1 passed/);
    expect(code).toBe(0);
  });

  it('npm run schemas lists it', () => {
    const root = sourcesAfter(STEPS);
    addTests(root, STEPS);
    expect(run(root, 'packages/engine/test/record/write-schemas.ts')).toEqual({ output: '', error: '' });
    for (const file of ['edition/edition', 'record/position', 'record/record'])
      expect(readFileSync(join(root, `packages/engine/src/${file}.schema.json`), 'utf8')).toContain('"S16"');
  });

  it('it has a picture', async () => {
    const root = sourcesAfter(STEPS);
    addTests(root, STEPS);
    borrow(root, 'apps/web/package.json', 'apps/web/tsconfig.json', 'apps/web/src', 'apps/web/test/amounts.test.ts');
    linkEngine(root, 'apps/web');
    const { code, output } = await ask('vitest', ['run', 'apps/web/test/amounts.test.ts', '--reporter=verbose'], root);
    expect(output).toMatch(/✓.* S16\b/);
    expect(code, output).toBe(0);
  });

  it('the new lines are formatted', async () => {
    const root = sourcesAfter(STEPS);
    addTests(root, STEPS);
    borrow(root, 'biome.jsonc', '.gitignore', 'tools/checks/imports-in-sight.grit');
    const { code, output } = await ask('biome', ['check', ...FILES], root);
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

/** Collects what the tile does, the type errors and what lacks a test, until the text appears. Returns everything seen. */
async function lookFor(text: string, root: string): Promise<string> {
  let seen = '';
  for (const look of [facts, types, coverage]) {
    const { output, error = '' } = await look(root);
    seen += `${output}${error}\n`;
    if (seen.includes(text)) break;
  }
  return seen;
}

/** Type errors of the words and of the engine that they import. */
const types = (root: string): Promise<{ output: string; error?: string }> => ask('tsc', ['-p', 'packages/text', '--pretty', 'false'], root);
const facts = (root: string, games = 1) => run(root, 'tools/test/add-a-tile/facts.ts', 'S16', String(games));
const coverage = (root: string) => run(root, 'tools/rules-coverage.ts');

function run(root: string, ...args: readonly string[]): { output: string; error: string } {
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  return { output: stdout, error: stderr };
}

/** Writes the sources of engine and words after these steps to a new folder. */
function sourcesAfter(steps: readonly Step[]): string {
  const root = tree();
  borrow(root, 'tsconfig.base.json');
  for (const folder of ['packages/engine', 'packages/text'])
    borrow(root, `${folder}/package.json`, `${folder}/tsconfig.json`, `${folder}/src`);
  borrowPackages(root);
  linkEngine(root, 'packages/text');
  carryOut(root, steps, 'src');
  return root;
}

/** In the borrowed packages the engine is a link to that of the repository. Points it at the copy in the folder. */
function linkEngine(root: string, user: string): void {
  const links = join(root, user, 'node_modules/@tabannusi');
  mkdirSync(links, { recursive: true });
  symlinkSync(join(root, 'packages/engine'), join(links, 'engine'), 'junction');
}

/** Adds the tools, and the tests of the engine after these steps. */
function addTests(root: string, steps: readonly Step[]): void {
  borrow(root, 'tools', 'vitest.config.ts', 'packages/engine/test');
  carryOut(root, steps, 'test');
}

/** The expected facts, without those that depend on chance. */
const ALL_OF_S16 = {
  isRule: true,
  sentences: [
    'S16 (size 2): whenever you place a House, you gain a regular Water tile.',
    'S16 (taille 2) : chaque fois que vous placez une maison, vous gagnez une tuile Eau ordinaire.',
    'S16 (wielkość 2): każde umieszczenie Domu daje ci zwykły kafel Wody.',
    'S16 (Größe 2): Immer wenn du ein Haus einsetzt, erhältst du ein normales Wasserplättchen.',
  ],
  words: [
    { number: 'S16', name: 'Water for a House', text: 'a regular Water tile whenever you place a House' },
    { number: 'S16', name: 'eau par maison', text: 'une tuile Eau ordinaire chaque fois que vous placez une maison' },
    { number: 'S16', name: 'Woda za Dom', text: 'zwykły kafel Wody, gdy umieszczasz Dom' },
    { number: 'S16', name: 'Wasser für ein Haus', text: 'ein normales Wasserplättchen, immer wenn du ein Haus einsetzt' },
  ],
  counting: 'There are sixteen Ship tiles: six white, five yellow and five brown.',
  unread: [],
  games: 50,
  events: [{ event: 'waterGained', rule: 'TILE-S16', seat: 0 }],
  log: ['Adda gains a regular Water tile (Ship S16).'],
};
