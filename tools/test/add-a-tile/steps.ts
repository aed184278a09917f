/** The steps of docs/add-a-tile.md, read from the document and carried out in a tree. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY, write } from '../tree.ts';

export interface Step {
  readonly number: number;
  readonly title: string;
  readonly changes: readonly Change[];
  /** What the document quotes as the result of leaving the step out. */
  readonly forgotten: string;
}

/** Lines to replace and their replacement. Without lines to replace, the new ones go to the end of the file, which may be a new file. */
interface Change {
  readonly file: string;
  readonly before: readonly string[];
  readonly after: readonly string[];
}

export const PAGE = readFileSync(join(REPOSITORY, 'docs/add-a-tile.md'), 'utf8');

/** A step is a numbered heading with everything up to the next heading. */
export function readSteps(page: string): Step[] {
  return page
    .split(/^(?=## )/m)
    .map((section) => [section, /^## (\d+)\. (.+)$/m.exec(section)] as const)
    .flatMap(([section, heading]) => (heading === null ? [] : [readStep(section, Number(heading[1]), heading[2] ?? '')]));
}

function readStep(section: string, number: number, title: string): Step {
  const changes = [...section.matchAll(/^```diff\n(.*?)^```$/gms)].map(([, block = '']) => readChange(block));
  const forgotten = /^Forgotten: .*$/m.exec(section)?.[0].match(/`[^`]+`/g) ?? [];
  // The longest quotation: shorter ones are names of files and commands.
  const quoted = forgotten.map((text) => text.slice(1, -1)).reduce((long, text) => (text.length > long.length ? text : long), '');
  if (changes.length === 0 || quoted === '') throw new Error(`Step ${number} needs a change and what is seen when it is forgotten.`);
  return { number, title, changes, forgotten: quoted };
}

function readChange(block: string): Change {
  const [heading = '', ...lines] = block.trimEnd().split('\n');
  const file = /^\+\+\+ (\S+)$/.exec(heading)?.[1];
  if (file === undefined) throw new Error(`A change begins with +++ and its file, not with: ${heading}`);
  const unless = (sign: string) => lines.filter((line) => !line.startsWith(sign)).map((line) => line.slice(1));
  return { file, before: unless('+'), after: unless('-') };
}

/** Makes the changes of the steps in `src` or in `test` folders. */
export function carryOut(root: string, steps: readonly Step[], folder: 'src' | 'test'): void {
  for (const step of steps) for (const change of step.changes) if (change.file.includes(`/${folder}/`)) apply(root, step, change);
}

function apply(root: string, { number }: Step, { file, before, after }: Change): void {
  const path = join(root, file);
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const [old, made] = [before, after].map((list) => list.map((line) => `${line}\n`).join('')) as [string, string];
  // Whole lines only: a match begins after a line break.
  const pieces = `\n${text}`.split(`\n${old}`);
  if (old !== '' && pieces.length !== 2) throw new Error(`Step ${number}: ${file} does not have these lines, once:\n${old}`);
  write(root, { [file]: old === '' ? text + made : pieces.join(`\n${made}`).slice(1) });
}
