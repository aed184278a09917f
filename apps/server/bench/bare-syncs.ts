/** Measures the disk: the upper limit for everything that waits for it. */
import { closeSync, fdatasyncSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** Writes a page at the end of a file and waits for the disk, again and again. Returns how many times per second. */
export function bareSyncs(folder: string, ms: number): number {
  const file = openSync(join(folder, 'bare'), 'w');
  const page = new Uint8Array(4096);
  const start = performance.now();
  let syncs = 0;
  for (; performance.now() < start + ms; syncs++) {
    writeSync(file, page);
    fdatasyncSync(file);
  }
  closeSync(file);
  return (syncs * 1000) / (performance.now() - start);
}
