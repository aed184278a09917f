/** The Chromium that the launcher found or brought, driven by playwright-core. */
import { type Browser, type BrowserServer, chromium } from 'playwright-core';

/** Milliseconds that one waits for a page: enough for a machine that is busy with other things. */
export const PATIENCE = 120_000;

/** Null where none could be had, which the launcher has told, and where a script was started without it. */
export const chromiumPath = (): string | null => process.env['CHROMIUM'] || null;

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const launchChromium = (executablePath: string): Promise<Browser> => chromium.launch({ executablePath, args: ARGS });

/** A Chromium that several processes can drive. */
export const serveChromium = (executablePath: string): Promise<BrowserServer> =>
  chromium.launchServer({ executablePath, args: ARGS, host: '127.0.0.1' });
