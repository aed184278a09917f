/** Adds the list of built files to the service worker, with a version that changes with any of them. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Plugin } from 'vite';

export const SERVICE_WORKER = 'service-worker.js';

export const precache = (): Plugin => ({
  name: 'precache',
  writeBundle({ dir }) {
    if (dir === undefined) throw new Error('the build has no folder');
    const worker = join(dir, SERVICE_WORKER);
    const built = JSON.stringify(builtIn(dir));
    writeFileSync(worker, `const BUILT = ${built};\n${readFileSync(worker, 'utf8')}`);
  },
});

/**
 * The page is listed as its folder: servers may redirect `index.html` there, and browsers refuse a redirected response for a navigation.
 */
function builtIn(folder: string): { version: string; files: string[] } {
  const hash = createHash('sha256');
  const paths = readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
  for (const path of paths) hash.update(`${path}\n`).update(readFileSync(join(folder, path)));
  const files = paths.filter((path) => path !== SERVICE_WORKER).map((path) => (path === 'index.html' ? './' : path));
  return { version: hash.digest('hex').slice(0, 16), files };
}
