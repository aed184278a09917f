/** A lock file beside a file, so that no two processes write to it. The lock of a process that has ended does not count. */
import { linkSync, readFileSync, renameSync, unlinkSync, writeFileSync } from 'node:fs';
import { codeOf } from '../system-error.ts';

export const lockOf = (file: string): string => `${file}.lock`;

/** Takes the lock. Returns null, or the ID of the process that holds it. */
export function lock(file: string): number | null {
  const path = lockOf(file);
  const own = `${path}.${process.pid}`;
  writeFileSync(own, String(process.pid));
  try {
    if (isLinked(own, path)) return hold(file);
    const holder = holderOf(path);
    if (holder !== null) return holder;
    // Only one of two processes that find the lock stale can move it away. By then it may have moved the new lock of the other.
    const deserted = `${own}.deserted`;
    if (isRenamed(path, deserted)) {
      const moved = holderOf(deserted);
      if (moved !== null) isLinked(deserted, path);
      unlinkSync(deserted);
      if (moved !== null) return moved;
    }
    return isLinked(own, path) ? hold(file) : (holderOf(path) ?? 0);
  } finally {
    unlinkSync(own);
  }
}

/** The files locked by this process, to be unlocked whenever it exits. */
const held = new Set<string>();

function hold(file: string): null {
  if (held.size === 0) process.once('exit', unlockAll);
  held.add(file);
  return null;
}

function unlockAll(): void {
  for (const file of held) unlock(file);
}

export function unlock(file: string): void {
  held.delete(file);
  if (held.size === 0) process.off('exit', unlockAll);
  if (holderOf(lockOf(file)) === process.pid) unlinkSync(lockOf(file));
}

/** A link appears at once and complete. Returns false if the target exists. */
const isLinked = (from: string, to: string): boolean => isDone(() => linkSync(from, to), 'EEXIST');

const isRenamed = (from: string, to: string): boolean => isDone(() => renameSync(from, to), 'ENOENT');

function isDone(act: () => void, expected: string): boolean {
  try {
    act();
    return true;
  } catch (error) {
    if (codeOf(error) === expected) return false;
    throw error;
  }
}

/** Returns the ID in a lock if that process is running; null if not. */
function holderOf(path: string): number | null {
  let holder: number;
  try {
    holder = Number(readFileSync(path, 'utf8'));
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
  if (!Number.isInteger(holder) || holder <= 0) return null;
  try {
    process.kill(holder, 0);
    return holder;
  } catch (error) {
    // EPERM: the process runs, for another user.
    return codeOf(error) === 'EPERM' ? holder : null;
  }
}
