import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

/** Chunks of the same name in different folders, such as those of a language, are told apart by their folder. */
const chunkFileNames = ({ name, facadeModuleId }: { name: string; facadeModuleId?: string | null }): string =>
  `assets/${facadeModuleId?.split('/').at(-2) ?? 'shared'}-${name}-[hash].js`;

/** The static table: relative addresses, so that the folder can lie under any path. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: './',
  build: {
    target: 'es2023',
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { chunkFileNames } },
  },
  worker: { format: 'es' },
});
