/** The child processes. None outlives this process, however it ends. */
import type { ChildProcess } from 'node:child_process';

const living = new Set<ChildProcess>();

/** Signals that would end this process without ending its children. */
const SIGNALS = ['SIGTERM', 'SIGHUP'] as const;

export function lookAfter(child: ChildProcess): void {
  if (living.size === 0) {
    process.on('exit', killAll);
    for (const signal of SIGNALS) process.on(signal, endBy);
  }
  living.add(child);
  const leave = (): void => {
    if (!living.delete(child) || living.size > 0) return;
    process.off('exit', killAll);
    for (const signal of SIGNALS) process.off(signal, endBy);
  };
  child.once('exit', leave);
  // The process did not start.
  child.once('error', () => child.pid === undefined && leave());
}

function killAll(): void {
  for (const child of living) child.kill('SIGKILL');
}

function endBy(signal: NodeJS.Signals): void {
  killAll();
  for (const each of SIGNALS) process.off(each, endBy);
  process.kill(process.pid, signal);
}
