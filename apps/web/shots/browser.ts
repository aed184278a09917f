/** The Chromium that the launcher found or brought, driven by playwright-core. */
import { type Browser, type BrowserServer, chromium } from 'playwright-core';

/** Milliseconds to wait for a page, enough for a busy machine. */
export const PATIENCE = 120_000;

/** Null if there is none, as the launcher has reported, or if the script was started without the launcher. */
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

/** Starts a Chromium that several processes can drive. */
export const serveChromium = (executablePath: string): Promise<BrowserServer> =>
  chromium.launchServer({ executablePath, args: ARGS, host: '127.0.0.1' });
