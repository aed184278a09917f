/**
 * `npm run bench:server`: our server beside boardgame.io's own, by turns in one run, on one machine, with as many tables, sockets and decisions.
 *
 * Four people at each of 32 tables play at the same time, over WebSockets on the loopback address. Ours play whole games, planned beforehand, and every
 * decision is on the disk before anybody is told of it. Afterwards the players' records and the stored logs are compared with the plan. boardgame.io
 * keeps matches in memory, and its move checks no rules. Other load on the machine can only slow a pass down, so the best pass of each side counts. CPU
 * is the CPU of the server's process, with PostgreSQL's own beside it. `--json` prints one object.
 */
import { fileURLToPath } from 'node:url';
import { Command } from 'commander';
import { bringPeer, PEER } from './peer/bring.ts';
import { type Comparison, compareServers } from './peer/compare.ts';

const { json } = new Command('npm run bench:server --')
  .option('--json', 'print one object instead of lines')
  .parse()
  .opts<{ json?: true }>();

const AMOUNTS = { tables: 32, warming: 32, passes: 8, limitMs: 300_000, fileMoves: 100, footprint: 100 };
const compared = await compareServers(AMOUNTS, () => bringPeer(fileURLToPath(new URL('..', import.meta.url))));
if (json) console.log(JSON.stringify(compared));
else print(compared);

function print({ sqlite, postgres, peer, bareSyncsPerSecond, footprint, ...rest }: Comparison): void {
  line('ours, SQLite', sqlite);
  line('ours, PostgreSQL', postgres);
  const { files, ...inMemory } = 'skipped' in peer ? { ...peer, files: undefined } : peer;
  line(`${PEER.name} ${PEER.version}, memory`, inMemory);
  if (files !== undefined) line(`${PEER.name} ${PEER.version}, files`, files);
  console.log(`bare fdatasync/s ${said(bareSyncsPerSecond)}`);
  const { memoryBytesPerTable, runningBytes, finishedBytes } = footprint;
  console.log(`bytes a table: ${said(memoryBytesPerTable)} of memory`);
  line('stored while it runs', runningBytes);
  line('stored afterwards', finishedBytes);
  line('run', rest);
  if ('skipped' in peer) return;
  for (const [name, side] of [['SQLite', sqlite] as const, ['PostgreSQL', postgres] as const]) {
    if ('skipped' in side) continue;
    const cpu = side.cpuUsPerDecision + (side.databaseCpuUsPerDecision ?? 0);
    const faster = (side.decisionsPerSecond / peer.decisionsPerSecond).toFixed(1);
    const less = (peer.cpuUsPerDecision / cpu).toFixed(1);
    const lessThanFiles = files === undefined ? '' : `, 1/${(files.cpuUsPerDecision / cpu).toFixed(1)} of that with files`;
    console.log(`${name}: ${faster} times as fast as in memory, 1/${less} of its CPU${lessThanFiles}`);
  }
}

function line(name: string, figures: object): void {
  const words = Object.entries(figures).map(([word, value]) => `${word} ${said(value)}`);
  console.log(`${name.padEnd(26)}  ${words.join(', ')}`);
}

function said(value: unknown): string {
  return typeof value === 'number' ? value.toLocaleString('en') : String(value);
}
