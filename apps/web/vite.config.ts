import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { precache, SERVICE_WORKER } from './offline/precache.ts';
import { compress } from './serve/compress.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Chunks of the same name in different folders, such as those of a language, are told apart by their folder. */
const chunkFileNames = ({ name, facadeModuleId }: { name: string; facadeModuleId?: string | null }): string =>
  `assets/${facadeModuleId?.split('/').at(-2) ?? 'shared'}-${name}-[hash].js`;

/** A service worker has the same name in every version, and lies above what it answers for. */
const entryFileNames = ({ name }: { name: string }): string => (name === 'service-worker' ? SERVICE_WORKER : 'assets/[name]-[hash].js');

/**
 * What several views need, with the engine behind it, is one chunk: as some forty small ones it is 11 KB more before the board shows. What only the
 * Bot or who looks back, types, opens a file, verifies dice or shares a link needs is not among it. The values of messages are: they are said before and after it.
 */
const COMMON = {
  name: 'common',
  test: /packages\/table\/src\/new-table|packages\/text\/src\/(?:log\/fact-values|speech\/sp|positions\/(?:descriptions\/(?!bot|position)|pictures\/(?!stocks)))|apps\/web\/src\/(?!coach|help|pointing\/use-marks|pieces\/(?:bot|automa)|frame\/(?:page|spoken)|home|lessons|levels|load|moment|online|proof|share|offline|settings|statistics|result|opening\/(?:again|recorded)|session\/(?:buttons|estimate|forced|quick|taps|turn-path|way-words|ways|onlooker|log|recap|turn-briefs)|table\/(?:choice-(?:keys|codes)|key-list|district|use-steady|log|recap|tapped|turn-steps|warned|use-shine)|keep\/editions|motion\/(?:where|shine|changed))/,
  minShareCount: 2,
};

/**
 * Words are in a file for each subject and language. What a board says in one language is one chunk, with the phrases that are loaded before other
 * subjects use them as well. All other subjects are chunks of their own, which the import of the subject makes.
 */
const WORDS = ['en', 'fr', 'pl', 'de'].map((language) => ({
  name: `words-${language}`,
  test: new RegExp(`packages/text/src/(?:home|languages|log|phrases|positions|questions|solo|table|tiles)/${language}[.-]`),
  includeDependenciesRecursively: false,
}));

/**
 * What comes with the page and its language is asked for at once. What a view that comes later needs besides is asked for when the view is there: a
 * list of it for every view is 1.4 KB before the board shows.
 */
const preloaded = (file: string, needed: string[], { hostType }: { hostType: 'html' | 'js' }): string[] =>
  hostType === 'html' || /\/(?:languages|words)-/.test(file) ? needed : [];

/** Imports of the engine whose module is fetched when a game needs it (`src/late`): 6 KB for a game against a king, 3 KB for one with its own edition. */
const LATE = {
  solo: { by: 'engine/src/registry.ts', from: './solo-frames.ts' },
  editions: { by: 'engine/src/record/read-record.ts', from: '../edition/validate.ts' },
} as const;

/** The build fails where the import is not found: else its module would be loaded before the board, and nobody would notice. */
export function late(name: keyof typeof LATE): Plugin {
  const { by, from } = LATE[name];
  let isFound = false;
  return {
    name: `late-${name}`,
    enforce: 'pre',
    resolveId(source, importer) {
      if (source !== from || !importer?.endsWith(by)) return null;
      isFound = true;
      return here(`src/late/${name}.ts`);
    },
    buildEnd(error) {
      if (error === undefined && !isFound) this.error(`${by} does not import ${from} any more: correct LATE in vite.config.ts`);
    },
  };
}

/** The static table: relative addresses, so that the folder can lie under any path. */
export default defineConfig({
  root: here('.'),
  base: './',
  build: {
    target: 'es2023',
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: preloaded },
    rolldownOptions: {
      input: { index: here('index.html'), 'service-worker': here('offline/service-worker.ts') },
      output: { chunkFileNames, entryFileNames, codeSplitting: { groups: [COMMON, ...WORDS] } },
    },
  },
  worker: { format: 'es', plugins: () => [late('solo')] },
  plugins: [late('solo'), late('editions'), precache(), compress()],
});
