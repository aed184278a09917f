/** Runs a script of this repository with Node 24 and all its dependencies. */
import { dirname, join, resolve } from 'node:path';
import { arrangeChromium } from './chromium.mjs';
import { arrangePostgres } from './postgres.mjs';
import { endLike, pathFirst, run } from './process.mjs';
import { prepare } from './setup.mjs';
import { SetupError } from './setup-error.mjs';

/**
 * Passes arguments, exit code and signals through, and prints its own messages on standard error only. If Node 24 and the packages of the
 * lock file are present, it starts no npm and needs no network. A script that drives a browser finds its path in `CHROMIUM`, one that
 * starts a database the folder of its programs in `POSTGRES`.
 *
 * @param {{ root: string, script: string | undefined, args: string[], cwd: string, needs?: { chromium: boolean, postgres: boolean } }}
 * options
 */
export async function launch({ root, script, args, cwd, needs = { chromium: false, postgres: false } }) {
  /** @param {string} line */
  const say = (line) => void process.stderr.write(`${line}\n`);
  try {
    if (script === undefined)
      throw new SetupError('Name the script to run: node tools/launch.mjs [--chromium] [--postgres] <script> [arguments]');
    const node = await prepare({ root, say });
    const chromium = needs.chromium ? await arrangeChromium({ root, say }) : undefined;
    const postgres = needs.postgres ? await arrangePostgres({ root, say }) : undefined;
    // Before Node 24.3, type stripping printed an experimental warning on every start.
    const end = await run(node, ['--disable-warning=ExperimentalWarning', resolve(root, script), ...args], {
      cwd,
      // The cache of stripped and compiled code is beside the runtime; it halves the time of later starts.
      env: {
        NODE_COMPILE_CACHE: join(root, '.runtime', 'compile-cache'),
        ...pathFirst(dirname(node)),
        ...(chromium && { CHROMIUM: chromium }),
        ...(postgres && { POSTGRES: postgres }),
      },
      stdio: 'inherit',
    });
    endLike(end);
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    say(error.message);
    if (error.end) endLike(error.end);
    else process.exitCode = 1;
  }
}
