/**
 * `npm run bench:peer`: our engine beside the bare reducer of boardgame.io, on the same machine in the same run.
 *
 * Ours is decisions per second of random two-player games; theirs is moves per second of a move that does next to nothing.
 * `--json` prints one object instead of the table.
 */
import { fileURLToPath } from 'node:url';
import { measureGames } from '../packages/engine/bench/measure.ts';
import { SetupError } from './launcher/setup-error.mjs';
import { bringPeer, PEER } from './peer/bring.ts';
import { loadPeer, MOVES } from './peer/measure.ts';

const PLAYERS = 2;
const WARM_UPS = 2;
const REPETITIONS = 7;
/** Of ours in each repetition, about what theirs takes. */
const SECONDS = 1;

const root = fileURLToPath(new URL('..', import.meta.url));
const peer = loadPeer(await bringPeer(root).catch(stopWithSentence));
let peerMovesPerSecond = 0;
let decisionsPerSecond = 0;

// In turns, so that a busy moment of the machine meets both; each counts by its fastest repetition.
for (let n = -WARM_UPS; n < REPETITIONS; n++) {
  const peerSeconds = peer.repetition();
  const { decisions, seconds } = measureGames(PLAYERS, SECONDS);
  if (n < 0) continue;
  peerMovesPerSecond = Math.max(peerMovesPerSecond, MOVES / peerSeconds);
  decisionsPerSecond = Math.max(decisionsPerSecond, decisions / seconds);
}

const result = {
  peerMovesPerSecond: Math.round(peerMovesPerSecond),
  decisionsPerSecond: Math.round(decisionsPerSecond),
  ratio: Number((decisionsPerSecond / peerMovesPerSecond).toFixed(1)),
  moves: MOVES,
  stateBytes: peer.stateBytes,
  node: process.versions.node,
};

if (process.argv.includes('--json')) console.log(JSON.stringify(result));
else {
  const rows = {
    [`${PEER.name} ${PEER.version}, moves/s (best of ${REPETITIONS})`]: result.peerMovesPerSecond.toLocaleString('en'),
    [`our engine, decisions/s (best of ${REPETITIONS})`]: result.decisionsPerSecond.toLocaleString('en'),
    'ratio, ours / theirs': String(result.ratio),
    'moves in a repetition': result.moves.toLocaleString('en'),
    'size of their state, bytes of JSON': result.stateBytes.toLocaleString('en'),
    Node: result.node,
  };
  const width = Math.max(...Object.keys(rows).map((name) => name.length));
  const valueWidth = Math.max(...Object.values(rows).map((value) => value.length));
  for (const [name, value] of Object.entries(rows)) console.log(`${name.padEnd(width)}  ${value.padStart(valueWidth)}`);
}

function stopWithSentence(error: unknown): never {
  if (!(error instanceof SetupError)) throw error;
  console.error(error.message);
  process.exit(1);
}
