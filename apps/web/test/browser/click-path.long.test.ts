/** The command that counts the modules of a click sees the whole way in order. */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import type { ClickPath } from '../../bench/click-path/measure.ts';
import { hasNoChromium } from './browser.ts';

const COMMAND = fileURLToPath(new URL('../../bench/click-path.ts', import.meta.url));

// Skipped without a Chromium.
it.skipIf(hasNoChromium)('counts modules, calls and round trips from the click to the scene', { timeout: 600_000 }, () => {
  const { modules, crossings, trips }: ClickPath = JSON.parse(execFileSync(process.execPath, [COMMAND, '--json'], { encoding: 'utf8' }));
  const names = modules.map(({ module }) => module);
  const at = (name: string): number => names.indexOf(name);
  // The clicked place, the session, the rule that carries the choice out, and the store that publishes the scene.
  const way = ['apps/web/src/board/spot.tsx', 'apps/web/src/session/session.ts', 'packages/engine/src/decisions/project-space.ts'];
  for (const name of way) expect(at(name), name).toBeGreaterThanOrEqual(0);
  expect(way.map(at)).toEqual(way.map(at).toSorted((a, b) => a - b));
  expect(new Set(names).size).toBe(names.length);
  expect(modules.every(({ functions }) => functions.every(({ calls }) => calls > 0))).toBe(true);
  expect(names.some((name) => name.includes('react'))).toBe(false);
  expect(trips).toBeGreaterThan(0);
  expect(crossings.length).toBeGreaterThanOrEqual(trips);
});
