import { defineConfig } from 'vitest/config';

/** The tests of `npm run test:long`, which may take an hour each. */
export default defineConfig({
  test: {
    include: ['{packages,apps}/*/test/**/*.long.test.ts'],
    allowOnly: false,
    testTimeout: 3_600_000,
    hookTimeout: 3_600_000,
  },
});
