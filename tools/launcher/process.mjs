/** Child processes, after whose end the launcher ends in the same way. */
import { spawn } from 'node:child_process';
import { delimiter } from 'node:path';

/**
 * @typedef {object} End How a program ended: exactly one of `code` and `signal` is set.
 * @property {number | null} code
 * @property {NodeJS.Signals | null} signal
 * @property {NodeJS.Signals} [received] by the launcher meanwhile; npm answers a signal with an ordinary exit code
 */

/**
 * Includes SIGINT, which a terminal sends to the whole group, because a supervisor may send it to the launcher alone. @type
 * {NodeJS.Signals[]}
 */
const FORWARDED = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs a program to its end. Signals to the launcher are passed on to the program, and the launcher stays until the program has ended.
 *
 * @param {string} file
 * @param {string[]} args
 * @param {{ cwd: string, env: NodeJS.ProcessEnv, stdio: import('node:child_process').StdioOptions, started?: (pid: number) => void }}
 * options
 * @returns {Promise<End>} rejects if the program cannot be started
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
 * Ends this process as a child ended: with its exit code, or by its signal.
 *
 * @param {End} end
 */
export function endLike({ code, signal }) {
  if (signal) process.kill(process.pid, signal);
  else process.exitCode = code ?? 1;
}

/**
 * Returns the environment with a folder at the start of the search path.
 *
 * @param {string} folder
 * @returns {NodeJS.ProcessEnv}
 */
export function pathFirst(folder) {
  // Windows spells the variable `Path`. With a second spelling beside it, it would be undefined which one counts.
  const name = Object.keys(process.env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH';
  return { ...process.env, [name]: [folder, process.env[name]].filter(Boolean).join(delimiter) };
}
