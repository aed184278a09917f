/** Checks that the journal reached the disk between the receipt and the acknowledgement of every commit, according to the kernel. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const TRACED = fileURLToPath(new URL('./traced.ts', import.meta.url));

/** The useful parts of a line of strace: the thread, and the start or the end of a system call. */
const LINE = /^(?<thread>\d+)\s+(?<call>.*)$/;
const BEGINS = /^f(?:data)?sync\(\d+<(?<file>[^>]*)>/;
const ENDS = /^(?:f(?:data)?sync\(.*|<\.\.\. f(?:data)?sync resumed>.*)\) += 0$/;
const SAYS = /^write\(1<[^>]*>, "(?<word>send|told) (?<action>\S+?)(?: (?<result>\w+))?\\n"/;
/** The names of the journals of SQLite and PostgreSQL. */
const JOURNAL = /-wal$|\/pg_wal\//;

export const hasStrace = (): boolean => process.platform === 'linux' && spawnSync('strace', ['-qq', 'true']).status === 0;

export interface Synced {
  /** How many appends were acknowledged as stored. */
  readonly told: number;
  /** The appends without an fsync of the journal that began after the send and ended before the acknowledgement. */
  readonly without: readonly string[];
}

/** Runs appends under strace, on a data file or with PostgreSQL. */
export function traceAppends(programs: string | null, { singly, atOnce }: { singly: number; atOnce: number }): Synced {
  const folder = mkdtempSync(join(tmpdir(), 'tabannusi-trace-'));
  try {
    const log = join(folder, 'trace');
    const options = ['-f', '--seccomp-bpf', '-y', '-qq', '-s', '64', '-e', 'trace=write,fsync,fdatasync', '-e', 'signal=none', '-o', log];
    const node = [process.execPath, '--disable-warning=ExperimentalWarning', TRACED, programs ?? '', String(singly), String(atOnce)];
    const { status, stderr } = spawnSync('strace', [...options, ...node], { encoding: 'utf8' });
    if (status !== 0) throw new Error(`The traced appends failed: ${stderr}`);
    return readTrace(readFileSync(log, 'utf8').split('\n'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Reads the output of strace in order. */
export function readTrace(lines: readonly string[]): Synced {
  /** The position of each send, and of the sync that each thread is making. */
  const sent = new Map<string, number>();
  const begun = new Map<string, number>();
  /** The start of the sync that ended last. A sync that started later cannot have ended too early. */
  let latest = -1;
  let told = 0;
  const without: string[] = [];
  for (const [place, line] of lines.entries()) {
    const { thread = '', call = '' } = LINE.exec(line)?.groups ?? {};
    const file = BEGINS.exec(call)?.groups?.['file'];
    if (file !== undefined && JOURNAL.test(file)) begun.set(thread, place);
    if (ENDS.test(call)) {
      latest = Math.max(latest, begun.get(thread) ?? -1);
      begun.delete(thread);
    }
    const { word, action = '', result } = SAYS.exec(call)?.groups ?? {};
    if (word === 'send') sent.set(action, place);
    if (word !== 'told' || result !== 'stored') continue;
    told++;
    if (latest < (sent.get(action) ?? 0)) without.push(action);
  }
  return { told, without };
}
