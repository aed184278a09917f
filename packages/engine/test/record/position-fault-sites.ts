/** The lines of the position reader that report a fault, and which of them positions reach. */
import { readdirSync, readFileSync } from 'node:fs';
import { vi } from 'vitest';
import { Faults } from '../../src/record/position/faults.ts';
import { readPosition } from '../../src/record/position/read.ts';

const FOLDER = new URL('../../src/record/position/', import.meta.url);
/** Functions through which others report: many faults reach each of their lines. */
const SHARED: readonly string[] = ['at.ts', 'faults.ts'];
const REPORT = /\.refuse\(|faults\.(?:add|put)\(|\b(?:atMost|agreed|contradicts|none|check)\(/;
const IS_NO_CALL = /function |^\s*(?:\*|\/\/)|const \w+ = \(|refuse\(code:/;

/** `file.ts:12` for every line that reports. */
export const faultSites: readonly string[] = readdirSync(FOLDER)
  .filter((file) => !SHARED.includes(file))
  .flatMap((file) =>
    readFileSync(new URL(file, FOLDER), 'utf8')
      .split('\n')
      .flatMap((line, index) => (REPORT.test(line) && !IS_NO_CALL.test(line) ? [`${file}:${index + 1}`] : [])),
  );

/** Returns the lines that were running when these positions caused a fault. */
export function sitesReached(positions: readonly unknown[]): ReadonlySet<string> {
  const reached = new Set<string>();
  const put = Faults.prototype.put;
  const spy = vi.spyOn(Faults.prototype, 'put').mockImplementation(function (this: Faults, fault) {
    for (const [, site] of new Error('here').stack?.matchAll(/record\/position\/([\w-]+\.ts:\d+)/g) ?? []) reached.add(site ?? '');
    put.call(this, fault);
  });
  for (const position of positions) readPosition(position);
  spy.mockRestore();
  return reached;
}
