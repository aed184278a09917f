/**
 * `npm run -s click-path [-- FOLDER] [--json]`: the modules of ours that a click on a Project space runs before the page has its new scene,
 * and the number of round trips between page and table.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Command } from 'commander';
import { build } from 'vite';
import { serve } from '../serve/server.ts';
import { chromiumPath, launchChromium } from '../shots/browser.ts';
import { type ClickPath, clickPath } from './click-path/measure.ts';

const command = new Command('npm run -s click-path --')
  .description('The modules that a click on a Project space runs through before the page has its new scene.')
  .argument('[folder]', 'another checkout, for comparisons', fileURLToPath(new URL('../../..', import.meta.url)))
  .option('--json', 'print one object instead of lines')
  .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : 2))
  .parse();
const { json } = command.opts<{ json?: true }>();
const checkout = resolve(command.processedArgs[0]);

const path = chromiumPath();
if (path === null) console.log('There is no Chromium here: nothing was measured.');
else print(await measure(path));

async function measure(executable: string): Promise<ClickPath> {
  const folder = mkdtempSync(join(tmpdir(), 'click-path-'));
  try {
    await buildWithMaps(folder);
    const { address, close } = await serve(folder, 0);
    const browser = await launchChromium(executable);
    try {
      return await clickPath(browser, address, folder, checkout);
    } finally {
      await browser.close();
      close();
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Builds without minifying, which would also inline functions into their callers. */
async function buildWithMaps(outDir: string): Promise<void> {
  process.env['NODE_ENV'] = 'production';
  const options = { outDir, sourcemap: true, minify: false, emptyOutDir: true } as const;
  await build({ configFile: join(checkout, 'apps/web/vite.config.ts'), logLevel: 'error', build: options });
}

function print({ modules, crossings, trips }: ClickPath): void {
  if (json) {
    console.log(JSON.stringify({ modules, crossings, trips }));
    return;
  }
  for (const [index, { module, functions }] of modules.entries())
    console.log(
      `${String(index + 1).padStart(3)} ${module}: ${functions.map(({ name, calls }) => (calls > 1 ? `${name} ×${calls}` : name)).join(', ')}`,
    );
  const inFolder = Object.groupBy(modules, ({ module }) => module.split('/src/')[0] ?? '');
  const parts = Object.entries(inFolder).map(([folder, within = []]) => `${within.length} in ${folder}`);
  console.log(`\n${modules.length} modules (${parts.join(', ')}) from the click to the published scene, in the order of their first call.`);
  console.log(`\n${trips} round trips between page and table, ${crossings.length} calls:`);
  for (const { from, by, to, name } of crossings) console.log(`    ${from} ${by} → ${to} ${name}`);
}
