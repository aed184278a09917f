/** The files of a checkout that belong to the repository. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Names that git ignores or uses itself, in any folder. In a worktree `.git` is a file. */
const NOT_OURS = new Set(['.git', '.peer', '.runtime', '.shots', 'dist', 'node_modules']);

/** Returns all files below a folder, as sorted paths relative to the root with forward slashes; empty if the folder is missing. */
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

/** Whether a file contains JavaScript or TypeScript, by its extension. */
export function isCode(path: string): boolean {
  return /\.[cm]?[jt]sx?$/.test(path);
}
