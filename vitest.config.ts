import { configDefaults, defineConfig } from 'vitest/config';

/** The tests of `npm test`. `*.long.test.ts` have a configuration of their own. */
export default defineConfig({
  test: {
    include: ['{packages,apps}/*/test/**/*.test.ts', 'tools/test/**/*.test.ts'],
    exclude: [...configDefaults.exclude, '**/*.long.test.ts'],
    allowOnly: false,
    setupFiles: ['tools/same-seeds.ts'],
    testTimeout: 60_000,
    // By itself Vitest leaves a core free, which is half of two.
    maxWorkers: 2,
  },
});
