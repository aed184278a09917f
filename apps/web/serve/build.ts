/** Builds the static table when a source is newer than what was built. */
import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const APP = join(ROOT, 'apps/web');
export const DIST = join(APP, 'dist');

/** Everything that the built folder depends on. */
const SOURCES = [
  ...['src', 'offline', 'public', 'index.html', 'vite.config.ts', 'serve/compress.ts'].map((path) => `apps/web/${path}`),
  ...['engine', 'ai', 'table', 'text', 'presenter'].map((name) => `packages/${name}/src`),
  'package-lock.json',
];

export function isStale(): boolean {
  const built = join(DIST, 'index.html');
  if (!existsSync(built)) return true;
  const { mtimeMs } = statSync(built);
  return SOURCES.some((path) => newest(join(ROOT, path)) > mtimeMs);
}

/**
 * Builds beside and then puts the folder in its place, so that nobody meets it half built, and of two who build at once the first one wins.
 * It is always built for players, also when a test does it, whose own environment is another.
 */
export async function buildTable(): Promise<void> {
  const draft = join(ROOT, 'node_modules', `.tabannusi-web-${process.pid}-${Date.now()}`);
  const before = process.env['NODE_ENV'];
  process.env['NODE_ENV'] = 'production';
  try {
    await build({ configFile: join(APP, 'vite.config.ts'), logLevel: 'error', build: { outDir: draft } });
  } finally {
    if (before === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = before;
  }
  putInPlace(draft);
}

/** Others may do the same at the same time: who finds a fresh folder there leaves it, and nobody removes one that somebody is putting there. */
function putInPlace(draft: string): void {
  const old = `${draft}-old`;
  for (let attempts = 1; existsSync(draft) && isStale(); attempts++) {
    try {
      if (existsSync(DIST)) renameSync(DIST, old);
      renameSync(draft, DIST);
    } catch (error) {
      if (attempts === ATTEMPTS) throw error;
    }
    rmSync(old, { recursive: true, force: true });
  }
  rmSync(draft, { recursive: true, force: true });
}

const ATTEMPTS = 5;

/** When the newest file below a path was changed. */
function newest(path: string): number {
  const { mtimeMs } = statSync(path);
  if (!statSync(path).isDirectory()) return mtimeMs;
  return readdirSync(path, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .reduce((latest, entry) => Math.max(latest, statSync(join(entry.parentPath, entry.name)).mtimeMs), mtimeMs);
}
