/**
 * `npm run check`: the checks without the tests, in seconds.
 *
 * Types are checked here and not with `tsc -p`, which checks the engine under the options of every package that imports it.
 */
import { fileURLToPath } from 'node:url';
import { runChecks } from './run-checks.ts';
import { tallyLine } from './tally.ts';

const total = await runChecks(fileURLToPath(new URL('..', import.meta.url)));
console.log(tallyLine(total));
process.exitCode = total.failed === 0 ? 0 : 1;
