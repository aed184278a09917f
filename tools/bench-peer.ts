/**
 * `npm run bench:peer`: our engine beside the bare reducer of boardgame.io, on the same machine in the same run.
 *
 * Ours is decisions per second of random two-player games; theirs is moves per second of a move that does next to nothing, over 20,000
 * moves in a process of their own. Those are few: the peer is still being compiled in them. So later, faster passes of 20,000 moves are
 * measured and shown too, with the ratio to the best of them, which nothing flatters. `--json` prints one object instead of the table.
 */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { measureGames } from '../packages/engine/bench/measure.ts';
import { SetupError } from './launcher/setup-error.mjs';
import { bringPeer, PEER } from './peer/bring.ts';
import { loadPeer, MOVES } from './peer/measure.ts';

const PLAYERS = 2;
const REPETITIONS = 5;
/** Of ours in each repetition, about what theirs takes. */
const SECONDS = 1;

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = await bringPeer(root).catch(stopWithSentence);
const peer = loadPeer(folder);

measureGames(PLAYERS, SECONDS);
// In turns, so that a busy moment of the machine meets both.
const ours: number[] = [];
const fresh: number[] = [];
const theirsLater: number[] = [];
for (let n = 0; n < REPETITIONS; n++) {
  fresh.push(freshStart(folder));
  const { decisions, seconds } = measureGames(PLAYERS, SECONDS);
  ours.push(decisions / seconds);
  theirsLater.push(MOVES / peer.repetition());
}
const theirs = median(fresh);
const decisionsPerSecond = median(ours);
const laterMovesPerSecond = Math.max(...theirsLater);

const result = {
  peerMovesPerSecond: Math.round(theirs),
  decisionsPerSecond: Math.round(decisionsPerSecond),
  ratio: round(decisionsPerSecond / theirs),
  laterMovesPerSecond: Math.round(laterMovesPerSecond),
  laterRatio: round(decisionsPerSecond / laterMovesPerSecond),
  moves: MOVES,
  stateBytes: peer.stateBytes,
  node: process.versions.node,
};

if (process.argv.includes('--json')) console.log(JSON.stringify(result));
else {
  const rows = {
    [`${PEER.name} ${PEER.version}, moves/s over ${MOVES.toLocaleString('en')} moves in a process of their own (median of ${REPETITIONS})`]:
      result.peerMovesPerSecond,
    [`our engine, decisions/s (median of ${REPETITIONS})`]: result.decisionsPerSecond,
    'ratio, ours / theirs (bar of the slice: 110)': result.ratio,
    [`${PEER.name}, moves/s of later passes (best of ${REPETITIONS})`]: result.laterMovesPerSecond,
    'ratio to these': result.laterRatio,
    'size of their state, bytes of JSON': result.stateBytes,
  };
  const width = Math.max(...Object.keys(rows).map((name) => name.length));
  for (const [name, value] of Object.entries(rows)) console.log(`${name.padEnd(width)}  ${value.toLocaleString('en').padStart(9)}`);
  console.log(`Node ${result.node}`);
}

/** The peer's 20,000 moves in a process of their own, without the code cache that the launcher keeps for ours. */
function freshStart(folder: string): number {
  const script = fileURLToPath(new URL('peer/fresh.ts', import.meta.url));
  const { NODE_COMPILE_CACHE: _, ...env } = process.env;
  return Number(execFileSync(process.execPath, ['--disable-warning=ExperimentalWarning', script, folder], { env, encoding: 'utf8' }));
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}

function round(ratio: number): number {
  return Number(ratio.toFixed(1));
}

function stopWithSentence(error: unknown): never {
  if (!(error instanceof SetupError)) throw error;
  console.error(error.message);
  process.exit(1);
}
