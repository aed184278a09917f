/** The files of a checkout that belong to the repository. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** What git ignores or keeps for itself, by name, wherever it is; in a worktree `.git` is a file. */
const NOT_OURS = new Set(['.git', '.peer', '.runtime', '.shots', 'dist', 'node_modules']);

/** All files below a folder, as paths relative to the root with forward slashes, sorted. A folder that is missing has none. */
export function listFiles(root: string, folder = ''): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { withFileTypes: true })
    .flatMap((entry) => {
      if (NOT_OURS.has(entry.name)) return [];
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) return listFiles(root, path);
      return entry.isFile() ? [path] : [];
    })
    .sort();
}

/** Whether a file holds JavaScript or TypeScript, by its ending. */
export function isCode(path: string): boolean {
  return /\.[cm]?[jt]sx?$/.test(path);
}
