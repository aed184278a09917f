/** A folder for one test, removed when it ends. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Contains the given files: text, bytes, or values to be written as JSON. */
export function temporaryFolder(files: Readonly<Record<string, string | Uint8Array | object>> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'tabannusi files '));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [name, content] of Object.entries(files)) {
    const text = typeof content === 'string' || content instanceof Uint8Array ? content : JSON.stringify(content);
    writeFileSync(join(folder, name), text);
  }
  return folder;
}
