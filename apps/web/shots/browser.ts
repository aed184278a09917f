/** The Chromium that the launcher found or brought, driven by playwright-core. */
import { type Browser, chromium } from 'playwright-core';

/** Milliseconds that one waits for a page: enough for a machine that is busy with other things. */
export const PATIENCE = 120_000;

/** Null where none could be had, which the launcher has told, and where a script was started without it. */
export const chromiumPath = (): string | null => process.env['CHROMIUM'] || null;

export function launchChromium(executablePath: string): Promise<Browser> {
  const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'];
  return chromium.launch({ executablePath, args: [...args, '--disable-component-update', '--disable-sync'] });
}
