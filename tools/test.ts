/** `npm test`: runs every check, then every test. The last line of the output is the total. */
import { fileURLToPath } from 'node:url';
import { runChecks } from './run-checks.ts';
import { runTests } from './run-tests.ts';
import { add, tallyLine } from './tally.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const checks = await runChecks(root);
const tests = await runTests(root);
const total = add(checks, tests);
console.log(tallyLine(total));
process.exitCode = total.failed === 0 ? 0 : 1;
