/**
 * One set-up at a time per checkout.
 *
 * The lock is a file that names the processes working under it. It is held as long as one of them lives: npm keeps running when the
 * launcher that started it is killed, and must not meet a second npm in the same folder. A lock whose processes are all gone is taken over.
 */
import { randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { SetupError } from './setup-error.mjs';

/** @typedef {{ token: string, pids: number[] }} Holder */

/**
 * Waits for the lock, does the work, and releases the lock.
 *
 * @template T
 * @param {{ file: string, waiting: () => void, patienceMs: number, pollMs: number }} options `waiting` is called once, when another set-up is under way
 * @param {(alsoHeldBy: (pid: number) => void) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withLock({ file, waiting, patienceMs, pollMs }, work) {
  mkdirSync(dirname(file), { recursive: true });
  /** @type {Holder} */
  const mine = { token: randomUUID(), pids: [process.pid] };
  const draft = `${file}.${mine.token}`;
  const deadline = Date.now() + patienceMs;
  let told = false;

  // A link appears at once with its content and fails if the name is taken, so nobody reads a half-written lock.
  writeFileSync(draft, JSON.stringify(mine));
  try {
    while (!tryLink(draft, file)) {
      if (releaseDead(file)) continue;
      if (!told) waiting();
      told = true;
      if (Date.now() > deadline)
        throw new SetupError(`Another set-up has held ${file} for too long. If none is running, delete that file and try again.`);
      await pause(pollMs);
    }
  } finally {
    rmSync(draft, { force: true });
  }

  try {
    return await work((pid) => {
      mine.pids.push(pid);
      writeFileSync(draft, JSON.stringify(mine));
      renameSync(draft, file);
    });
  } finally {
    rmSync(file, { force: true });
  }
}

/** @param {string} from @param {string} to */
function tryLink(from, to) {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Removes the lock if all its processes are gone. Returns whether to try for the lock again at once.
 *
 * If several processes see the same dead lock, only one may remove it; a slower one could otherwise remove the lock that a faster one has
 * just taken. So the right to remove is itself claimed, with the dead lock's token, and the lock is read again under that claim.
 *
 * @param {string} file
 */
function releaseDead(file) {
  const holder = read(file);
  if (!holder) return true;
  if (holder.pids.some(isAlive)) return false;
  const claim = `${file}.${holder.token}.claim`;
  try {
    writeFileSync(claim, '', { flag: 'wx' });
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
  try {
    if (read(file)?.token === holder.token) rmSync(file, { force: true });
  } finally {
    rmSync(claim, { force: true });
  }
  return true;
}

/** @param {string} file @returns {Holder | undefined} undefined if the lock has just been released */
function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw new SetupError(`${file} cannot be read as a set-up lock. Delete that file and try again.`);
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return !isZombie(pid);
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/**
 * Whether a process has ended but keeps its number, because its parent has not read its exit status. In some containers no parent ever
 * does.
 *
 * @param {number} pid
 */
function isZombie(pid) {
  try {
    return /^\d+ \(.*\) Z/s.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

/** @param {unknown} error */
function codeOf(error) {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
