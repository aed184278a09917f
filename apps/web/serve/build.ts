/** Builds the static page when a source is newer than the last build. */
import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const APP = join(ROOT, 'apps/web');
export const DIST = join(APP, 'dist');

/** Everything that the build depends on. */
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
 * Builds into a draft folder and then renames it, so that nobody sees half a build. If two build at once, the first one wins. It always
 * builds for production, even when a test with another environment calls it.
 */
export async function buildTable(): Promise<void> {
  const draft = join(ROOT, 'node_modules', `.tabannusi-web-${process.pid}-${Date.now()}`);
  const before = process.env['NODE_ENV'];
  process.env['NODE_ENV'] = 'production';
  try {
    await build({ configFile: join(APP, 'vite.config.ts'), logLevel: 'error', build: { outDir: draft } });
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    throw error;
  } finally {
    if (before === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = before;
  }
  putInPlace(draft);
}

/** Safe against others that do the same at the same time: a fresh folder stays, and no folder is removed while somebody renames it. */
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

/** Returns when the newest file below a path was changed. */
function newest(path: string): number {
  const { mtimeMs } = statSync(path);
  if (!statSync(path).isDirectory()) return mtimeMs;
  return readdirSync(path, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .reduce((latest, entry) => Math.max(latest, statSync(join(entry.parentPath, entry.name)).mtimeMs), mtimeMs);
}
