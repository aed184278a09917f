/**
 * A private PostgreSQL for tests, benchmarks and fault tests: a new cluster in a temporary folder, reachable only through a socket there.
 */
import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process';
import { chownSync, closeSync, cpSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client } from 'pg';

/** The folder with PostgreSQL's programs, which the launcher sets; null if there are none. */
export const postgresPrograms = (): string | null => process.env['POSTGRES'] || null;

const PASSWORD = 'tests-only';
const PATIENCE_MS = 60_000;
const MICROSECONDS_PER_TICK = 10_000;

/**
 * Starts the server once for every line of input. When the input ends, because our process has ended in whatever way, it stops the server
 * and removes the folder. It waits for a killed server, so that its process id is not reused.
 */
const GUARD = `
folder=$1; shift; server=
while read -r line; do
  [ -z "$server" ] || wait "$server"
  "$@" & server=$!
done
[ -z "$server" ] || { kill -INT "$server" && wait "$server"; }
rm -rf "$folder"
`;

const SETTINGS = {
  listen_addresses: '',
  max_connections: '60',
  shared_buffers: '32MB',
  // All settings that make commits durable stay on.
  fsync: 'on',
  synchronous_commit: 'on',
};

export class Cluster {
  readonly #folder: string;
  readonly #guard: ChildProcess;

  private constructor(folder: string, guard: ChildProcess) {
    this.#folder = folder;
    this.#guard = guard;
  }

  /** Creates and starts a cluster. Rejects, and leaves nothing behind, if this machine can't run one. */
  static async start(programs: string): Promise<Cluster> {
    const folder = mkdtempSync(join(tmpdir(), 'tabannusi-postgres-'));
    const guard = await init(programs, folder).catch((error: unknown) => {
      rmSync(folder, { recursive: true });
      throw error;
    });
    const cluster = new Cluster(folder, guard);
    try {
      await cluster.startServer();
    } catch (error) {
      await cluster.stop();
      throw error;
    }
    return cluster;
  }

  /** The address of a database of this cluster. */
  address(database: string): string {
    return `postgres://tabannusi:${PASSWORD}@localhost/${database}?host=${encodeURIComponent(this.#folder)}`;
  }

  /** Starts the server, also after `kill`, and waits until it accepts connections. */
  async startServer(): Promise<void> {
    this.#guard.stdin?.write('start\n');
    const deadline = Date.now() + PATIENCE_MS;
    for (;;) {
      const client = new Client({ connectionString: this.address('postgres') });
      const error = await client.connect().then(
        () => undefined,
        (reason: unknown) => reason,
      );
      await client.end().catch(() => {});
      if (error === undefined) return;
      if (Date.now() > deadline) throw new Error(`PostgreSQL does not start: ${this.#lastWords()}`, { cause: error });
      await pause(20);
    }
  }

  /**
   * Kills the whole database, process by process, because each backend has its own process group. The process that starts the others is
   * stopped first, so that none is missed. Resolves when all have gone, because a process that still waits for the disk keeps their shared
   * memory.
   */
  async kill(): Promise<void> {
    const [first = 0] = this.processes();
    process.kill(first, 'SIGSTOP');
    while (stateOf(first) !== 'T') await pause(1);
    const all = this.processes();
    for (const id of all) kill(id);
    while (!all.every((id) => ['Z', ''].includes(stateOf(id)))) await pause(5);
  }

  /** The processes of the server. The one that starts the others comes first. */
  processes(): number[] {
    const first = Number(readFileSync(join(this.#folder, 'data', 'postmaster.pid'), 'utf8').split('\n')[0]);
    return [first, ...readFileSync(`/proc/${first}/task/${first}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number)];
  }

  /** CPU time of the server's processes in microseconds. Linux only, like `processes`. */
  cpuUs(): number {
    return this.processes()
      .map((id) => readFileSync(`/proc/${id}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [])
      .reduce((sum, fields) => sum + (Number(fields[11]) + Number(fields[12])) * MICROSECONDS_PER_TICK, 0);
  }

  #lastWords(): string {
    return readFileSync(join(this.#folder, 'log'), 'utf8').split('\n').slice(-20).join('\n');
  }

  async query(text: string, database = 'postgres'): Promise<void> {
    const client = new Client({ connectionString: this.address(database) });
    await client.connect();
    await client.query(text).finally(() => client.end());
  }

  /** Ends the server and removes the folder. */
  async stop(): Promise<void> {
    const ended = new Promise((resolve) => this.#guard.once('exit', resolve));
    this.#guard.stdin?.end();
    await ended;
  }
}

/** Creates the data of a cluster, and a guard process that can start its server. */
async function init(programs: string, folder: string): Promise<ChildProcess> {
  const as = { cwd: folder, ...unprivileged() };
  const password = join(folder, 'password');
  writeFileSync(password, PASSWORD);
  if (as.uid !== undefined && as.gid !== undefined) for (const path of [folder, password]) chownSync(path, as.uid, as.gid);
  const bin = withinReach(programs, folder, as);
  const data = join(folder, 'data');
  const options = ['-D', data, '-U', 'tabannusi', '-A', 'scram-sha-256', '--pwfile', password, '-E', 'UTF8', '--locale=C', '--no-sync'];
  await promisify(execFile)(join(bin, 'initdb'), options, as);
  const settings = Object.entries({ ...SETTINGS, unix_socket_directories: folder }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const log = openSync(join(folder, 'log'), 'a');
  const guard = spawn('sh', ['-c', GUARD, 'sh', folder, join(bin, 'postgres'), '-D', data, ...settings], {
    ...as,
    stdio: ['pipe', log, log],
  });
  closeSync(log);
  return guard;
}

function kill(id: number): void {
  try {
    process.kill(id, 'SIGKILL');
  } catch {
    // The server exited by itself.
  }
}

/** The state of a process as in `ps`: T is stopped, Z is ended. Empty if there is no such process. */
function stateOf(id: number): string {
  try {
    return /^\d+ \(.*\) (\w)/s.exec(readFileSync(`/proc/${id}/stat`, 'utf8'))?.[1] ?? '';
  } catch {
    return '';
  }
}

/** The programs, or a copy of them if the unprivileged user may not read their folder, such as the home of root. */
function withinReach(programs: string, folder: string, as: { readonly uid?: number; readonly gid?: number }): string {
  if (spawnSync(join(programs, 'postgres'), ['--version'], as).status === 0) return programs;
  // The programs find their libraries beside them, through links.
  cpSync(dirname(programs), join(folder, 'programs'), { recursive: true, verbatimSymlinks: true });
  return join(folder, 'programs', 'bin');
}

/** PostgreSQL refuses to run as root, so root starts it as an unprivileged system user. */
function unprivileged(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const users = readFileSync('/etc/passwd', 'utf8').split('\n');
  const line = ['postgres', 'nobody'].map((name) => users.find((user) => user.startsWith(`${name}:`))).find(Boolean);
  const [, , uid, gid] = line?.split(':') ?? [];
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : {};
}
