/**
 * `npm run bench:peer`: our engine beside the bare reducer of boardgame.io, on the same machine in the same run.
 *
 * Ours is decisions per second of random two-player games; theirs is moves per second of a nearly empty move, over 20,000 moves in a
 * separate process. During so few moves the peer is still being compiled, so later, faster passes of 20,000 moves are measured and shown,
 * too, with the ratio to the best of them, which flatters neither side. `--json` prints one object instead of the table.
 */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Command } from 'commander';
import { measureGames } from '../packages/engine/bench/measure.ts';
import { SetupError } from './launcher/setup-error.mjs';
import { bringPeer, PEER } from './peer/bring.ts';
import { MOVES } from './peer/measure.ts';
import type { PeerRun } from './peer/run.ts';

const PLAYERS = 2;
const REPETITIONS = 8;
/** Seconds of ours per repetition, about as long as one pass of theirs. */
const SECONDS = 1;
const PASSES = 3;

const { json } = new Command('npm run bench:peer --')
  .option('--json', 'print one object instead of the table')
  .parse()
  .opts<{ json?: true }>();
const root = fileURLToPath(new URL('..', import.meta.url));
const folder = await bringPeer(root).catch(stopWithSentence);

measureGames(PLAYERS, SECONDS);
// Alternate, so that a busy moment of the machine affects both. Other load can only slow a pass down, so the best of each side counts.
const ours: number[] = [];
const theirs: PeerRun[] = [];
for (let n = 0; n < REPETITIONS; n++) {
  const { decisions, seconds } = measureGames(PLAYERS, SECONDS);
  ours.push(decisions / seconds);
  theirs.push(runPeer(folder));
}
const decisionsPerSecond = Math.max(...ours);
const peerMovesPerSecond = Math.max(...theirs.map(({ passes: [first = Number.NaN] }) => first));
const laterMovesPerSecond = Math.max(...theirs.flatMap(({ passes }) => passes.slice(1)));

const result = {
  peerMovesPerSecond: Math.round(peerMovesPerSecond),
  decisionsPerSecond: Math.round(decisionsPerSecond),
  ratio: round(decisionsPerSecond / peerMovesPerSecond),
  laterMovesPerSecond: Math.round(laterMovesPerSecond),
  laterRatio: round(decisionsPerSecond / laterMovesPerSecond),
  moves: MOVES,
  stateBytes: theirs[0]?.stateBytes,
  node: process.versions.node,
};

if (json) console.log(JSON.stringify(result));
else {
  const rows = {
    [`${PEER.name} ${PEER.version}, moves/s over ${MOVES.toLocaleString('en')} moves (best of ${REPETITIONS} processes)`]:
      result.peerMovesPerSecond,
    [`our engine, decisions/s (best of ${REPETITIONS})`]: result.decisionsPerSecond,
    'ratio, ours / theirs (bar: 75)': result.ratio,
    [`${PEER.name}, moves/s of later passes (best of all)`]: result.laterMovesPerSecond,
    'ratio to these': result.laterRatio,
    'size of their state, bytes of JSON': result.stateBytes,
  };
  const width = Math.max(...Object.keys(rows).map((name) => name.length));
  for (const [name, value] of Object.entries(rows)) console.log(`${name.padEnd(width)}  ${value?.toLocaleString('en').padStart(9)}`);
  console.log(`Node ${result.node}`);
}

/** Runs the peer without the code cache that the launcher keeps for our own sources. */
function runPeer(folder: string): PeerRun {
  const script = fileURLToPath(new URL('peer/run.ts', import.meta.url));
  const { NODE_COMPILE_CACHE: _, ...env } = process.env;
  const args = ['--disable-warning=ExperimentalWarning', script, folder, String(PASSES)];
  return JSON.parse(execFileSync(process.execPath, args, { env, encoding: 'utf8' })) as PeerRun;
}

function round(ratio: number): number {
  return Number(ratio.toFixed(1));
}

function stopWithSentence(error: unknown): never {
  if (!(error instanceof SetupError)) throw error;
  console.error(error.message);
  process.exit(1);
}
