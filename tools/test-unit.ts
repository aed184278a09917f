/**
 * `npm run test:unit`: runs the tests that need neither a browser nor copies of the repository. The last line of the output is the total.
 */
import { fileURLToPath } from 'node:url';
import { runTests } from './run-tests.ts';
import { tallyLine } from './tally.ts';

const total = await runTests(fileURLToPath(new URL('..', import.meta.url)), { projects: ['alone', 'page', 'server', 'unit'] });
console.log(tallyLine(total));
process.exitCode = total.failed === 0 ? 0 : 1;
