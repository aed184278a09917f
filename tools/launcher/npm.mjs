/** Finds npm and runs it without a shell, in the same way on every platform. */
import { existsSync, realpathSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { pathFirst, run } from './process.mjs';
import { SetupError } from './setup-error.mjs';

/**
 * Returns npm's own script: that of the npm that started us, the one beside this Node, or the one on the search path. Node runs it without
 * a shell; `npm.cmd` on Windows would need one, with quoting of paths that contain spaces.
 *
 * @returns {string}
 */
export function findNpm() {
  const beside = dirname(process.execPath);
  const onPath = (process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, 'npm'));
  const candidates = [
    process.env['npm_execpath'] ?? '',
    join(beside, 'node_modules/npm/bin/npm-cli.js'),
    join(beside, '../lib/node_modules/npm/bin/npm-cli.js'),
    ...onPath,
  ];
  for (const candidate of candidates) {
    if (candidate === '' || !existsSync(candidate)) continue;
    const script = realpathSync(candidate);
    if (/npm-cli\.c?js$/.test(script)) return script;
  }
  throw new SetupError('npm was not found. Start with `npm start` or `npm test`, or install npm beside Node.');
}

/**
 * Runs npm. Its messages go to standard error, so that the output of the launched script stays clean.
 *
 * @param {{ node: string, npm: string, args: string[], cwd: string, purpose: string, started?: (pid: number) => void }} call
 * `node` runs npm and is the first Node that npm itself finds; `purpose` completes the sentence "npm failed to …"
 */
export async function runNpm({ node, npm, args, cwd, purpose, started }) {
  const end = await run(node, [npm, ...args], { cwd, env: pathFirst(dirname(node)), stdio: ['ignore', 2, 2], ...(started && { started }) });
  const signal = end.signal ?? end.received;
  if (signal)
    throw new SetupError(`Interrupted while npm was trying to ${purpose}. Run the same command again; it starts over.`, {
      code: null,
      signal,
    });
  if (end.code !== 0)
    throw new SetupError(
      `npm failed to ${purpose} (exit code ${end.code}; its message is above). The first run needs the network; run the same command again.`,
    );
}
