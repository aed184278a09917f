import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

/** The static table: relative addresses, so that the folder can lie under any path. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: './',
  build: { target: 'es2023', outDir: 'dist', emptyOutDir: true, assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  worker: { format: 'es' },
});
