import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

/** A worker runs file after file in one process. Whoever replaces a module or changes what a process shares needs a process of their own. */
const SHARED = { isolate: false };

/** Node reads TypeScript itself, and the engine then runs twice as fast as with the modules of Vite. Only components of the page need Vite. */
const NATIVE = { experimental: { viteModuleRunner: false } };

/**
 * The kinds of tests. They run in the order of their names, so that the many short files come last and keep both workers busy to the end.
 * See docs/decisions/0031-a-fast-test-run.md.
 */
export function projects(ending: '.test.ts' | '.long.test.ts', exclude: string[]): TestProjectInlineConfiguration[] {
  const alone = `**/*.alone${ending}`;
  return [
    project('alone', alone, exclude),
    project('browser', `apps/web/test/browser/**/*${ending}`, exclude, {
      ...SHARED,
      ...NATIVE,
      globalSetup: ['apps/web/test/browser/global-setup.ts'],
    }),
    project('page', `apps/web/test/**/*${ending}`, [...exclude, alone, 'apps/web/test/browser/**'], SHARED),
    project('server', `apps/server/test/**/*${ending}`, [...exclude, alone], {
      ...SHARED,
      ...NATIVE,
      globalSetup: ['apps/server/test/postgres.ts'],
    }),
    project('tools', `tools/test/**/*${ending}`, exclude, NATIVE),
    project('unit', `{packages/*,apps/cli}/test/**/*${ending}`, [...exclude, alone], { ...SHARED, ...NATIVE }),
  ];
}

const project = (
  name: string,
  include: string,
  exclude: string[],
  options: TestProjectInlineConfiguration['test'] = {},
): TestProjectInlineConfiguration => ({ extends: true, test: { name, include: [include], exclude, ...options } });

/** The tests of `npm test`. `*.long.test.ts` have a configuration of their own. */
export default defineConfig({
  test: {
    projects: projects('.test.ts', [...configDefaults.exclude, '**/*.long.test.ts']),
    allowOnly: false,
    setupFiles: ['tools/same-seeds.ts'],
    // What takes some seconds by itself may take minutes where eight others work.
    testTimeout: 300_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    // By itself Vitest leaves a core free, which is half of two.
    maxWorkers: 2,
  },
});
