import { configDefaults, defineConfig } from 'vitest/config';
import { projects } from './vitest.config.ts';

/** The properties of the engine once more, with all their games and fresh seeds. */
const PROPERTIES = {
  extends: true as const,
  test: {
    name: 'properties',
    include: ['packages/engine/test/properties/*.test.ts'],
    exclude: [...configDefaults.exclude, '**/*.long.test.ts'],
    experimental: { viteModuleRunner: false },
  },
};

/** The tests of `npm run test:long`, which may take an hour each. */
export default defineConfig({
  test: {
    projects: [...projects('.long.test.ts', configDefaults.exclude), PROPERTIES],
    env: { FULL_COUNTS: '1' },
    allowOnly: false,
    testTimeout: 3_600_000,
    hookTimeout: 3_600_000,
  },
});
