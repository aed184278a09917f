import { configDefaults, defineConfig } from 'vitest/config';
import { projects } from './vitest.config.ts';

/** The tests of `npm run test:long`, which may take an hour each. */
export default defineConfig({
  test: {
    projects: projects('.long.test.ts', configDefaults.exclude),
    allowOnly: false,
    testTimeout: 3_600_000,
    hookTimeout: 3_600_000,
  },
});
