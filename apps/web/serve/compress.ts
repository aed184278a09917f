/** Writes compressed copies of the files whose names contain a hash, for servers that send them as they are. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Encodings with their file endings, the smallest first. */
export const COMPRESSED = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/** Runs after all plugins that list the files of the build. */
export const compress = (): Plugin => ({
  name: 'compress',
  writeBundle({ dir }) {
    if (dir === undefined) throw new Error('the build has no folder');
    const assets = join(dir, 'assets');
    for (const name of readdirSync(assets).filter((each) => /\.(?:js|css|svg)$/.test(each))) {
      const content = readFileSync(join(assets, name));
      writeFileSync(join(assets, `${name}.br`), brotliCompressSync(content, QUALITY));
      writeFileSync(join(assets, `${name}.gz`), gzipSync(content));
    }
  },
});
