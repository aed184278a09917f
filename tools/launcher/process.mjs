/** Child processes that end as if they were the launcher itself. */
import { spawn } from 'node:child_process';
import { delimiter } from 'node:path';

/**
 * @typedef {object} End How a program ended: exactly one of `code` and `signal` is set.
 * @property {number | null} code
 * @property {NodeJS.Signals | null} signal
 * @property {NodeJS.Signals} [received] by the launcher meanwhile; npm answers a signal with an ordinary exit code
 */

/** SIGINT is here although a terminal sends it to the whole group: a supervisor may send it to the launcher alone. @type {NodeJS.Signals[]} */
const FORWARDED = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs a program to its end. Signals that reach the launcher meanwhile go to the program, and the launcher stays until the program has gone.
 *
 * @param {string} file
 * @param {string[]} args
 * @param {{ cwd: string, env: NodeJS.ProcessEnv, stdio: import('node:child_process').StdioOptions, started?: (pid: number) => void }} options
 * @returns {Promise<End>} rejects when the program cannot be started
 */
export function run(file, args, { started, ...options }) {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, options);
    /** @type {NodeJS.Signals | undefined} */
    let received;
    /** @param {NodeJS.Signals} signal */
    const forward = (signal) => {
      received = signal;
      child.kill(signal);
    };
    for (const signal of FORWARDED) process.on(signal, forward);
    const done = () => {
      for (const signal of FORWARDED) process.off(signal, forward);
    };
    child.once('spawn', () => started?.(/** @type {number} */ (child.pid)));
    child.once('error', (error) => {
      done();
      reject(error);
    });
    child.once('close', (code, signal) => {
      done();
      resolve({ code, signal, ...(received && { received }) });
    });
  });
}

/**
 * Ends this process the way a child ended: with its exit code, or by its signal.
 *
 * @param {End} end
 */
export function endLike({ code, signal }) {
  if (signal) process.kill(process.pid, signal);
  else process.exitCode = code ?? 1;
}

/**
 * The environment with a folder in front of the search path.
 *
 * @param {string} folder
 * @returns {NodeJS.ProcessEnv}
 */
export function pathFirst(folder) {
  // Windows spells the variable `Path`; a second spelling beside it would be ignored or win by chance.
  const name = Object.keys(process.env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH';
  return { ...process.env, [name]: [folder, process.env[name]].filter(Boolean).join(delimiter) };
}
