/** Rules that load late: the build fails if the import they replace is gone. */
import { build, type Plugin } from 'vite';
import { expect, it } from 'vitest';
import { late } from '../vite.config.ts';

const ENGINE = '/packages/engine/src/registry.ts';

/** A page that consists of one import. */
const pageWith = (specifier: string): Plugin => ({
  name: 'page',
  enforce: 'pre',
  resolveId: (source) => (source === ENGINE ? source : source === specifier ? { id: source, external: true } : null),
  load: (id) => (id === ENGINE ? `import ${JSON.stringify(specifier)};` : null),
});

const built = (specifier: string) =>
  build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      late('solo'),
      pageWith(specifier),
      { name: 'nothing', enforce: 'pre', load: (id) => (id.endsWith('late/solo.ts') ? '' : null) },
    ],
    build: { write: false, rolldownOptions: { input: ENGINE } },
  });

it('is built with the import, and not without', async () => {
  await expect(built('./solo-frames.ts')).resolves.toBeDefined();
  await expect(built('./other-frames.ts')).rejects.toThrow('registry.ts does not import ./solo-frames.ts any more');
});
