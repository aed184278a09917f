/** Small checkouts in the system's temporary folder, to be checked. */
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

export const REPOSITORY = fileURLToPath(new URL('../..', import.meta.url));

/** File contents by path; JSON values may be given as objects. */
export type Files = Readonly<Record<string, string | object>>;

/** Creates a folder with these files, removed when the test ends. Its path contains a space, like many home folders. */
export function tree(files: Files = {}): string {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'tabannusi tree ')));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  write(root, files);
  return root;
}

export function write(root: string, files: Files): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), typeof content === 'string' ? content : JSON.stringify(content));
  }
}

/** Copies files of this repository to the same place in a tree. */
export function borrow(root: string, ...paths: readonly string[]): void {
  for (const path of paths) cpSync(join(REPOSITORY, path), join(root, path), { recursive: true });
}

/** Lets a tree use this repository's packages. */
export function borrowPackages(root: string): void {
  symlinkSync(join(REPOSITORY, 'node_modules'), join(root, 'node_modules'), 'junction');
}
