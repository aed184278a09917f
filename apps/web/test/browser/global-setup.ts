/** One built page, one server and one Chromium for the whole run; each worker connects to them. */
import type { TestProject } from 'vitest/node';
import { buildTable, DIST, isStale } from '../../serve/build.ts';
import { serve } from '../../serve/server.ts';
import { chromiumPath, serveChromium } from '../../shots/browser.ts';

interface Shared {
  /** The address of the page. */
  readonly table: string;
  /** The address for driving Chromium. */
  readonly chromium: string;
}

declare module 'vitest' {
  export interface ProvidedContext {
    /** Null if there is no Chromium on this machine. */
    shared: Shared | null;
  }
}

export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const path = chromiumPath();
  project.provide('shared', null);
  if (path === null) return;
  if (isStale()) await buildTable();
  const serving = await serve(DIST, 0);
  const chromium = await serveChromium(path);
  project.provide('shared', { table: serving.address, chromium: chromium.wsEndpoint() });
  return async () => {
    await chromium.close();
    serving.close();
  };
}
