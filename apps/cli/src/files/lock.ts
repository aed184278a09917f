/** A lock file beside a file that is kept, so that no two processes write to it. One left behind by a process that has gone counts for nothing. */
import { linkSync, readFileSync, renameSync, unlinkSync, writeFileSync } from 'node:fs';
import { codeOf } from '../system-error.ts';

export const lockOf = (file: string): string => `${file}.lock`;

/** Takes the lock; where another process has it, answers with the number of that process. */
export function lock(file: string): number | null {
  const path = lockOf(file);
  const own = `${path}.${process.pid}`;
  writeFileSync(own, String(process.pid));
  try {
    if (isLinked(own, path)) return hold(file);
    const holder = holderOf(path);
    if (holder !== null) return holder;
    // Only one of two processes that find the lock deserted can move it away; what it has moved may be the lock of the other by then.
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

/** What we have locked: it is unlocked when we end, however that comes about. */
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

/** A link appears at once and whole; false where there is a file already. */
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

/** The running process that a lock names; null where there is none. */
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
    // A process of another user is there, too.
    return codeOf(error) === 'EPERM' ? holder : null;
  }
}
