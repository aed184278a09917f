/**
 * `npm run bench`: how fast the engine is, on one core, in plain Node. `--json` prints one object instead of the table.
 *
 * Every figure is measured in several slices after a warm-up; the table gives the median and the best slice. The figures of two runs
 * compare only if their checksums agree.
 */
import { hashState, legal, type State } from '../src/index.ts';
import { measureGames } from './measure.ts';
import { sampleStates } from './state-sample.ts';

const PLAYERS = [2, 3, 4] as const;
const WARM_UP_SECONDS = 1;
const SLICES = 9;
const GAME_SLICE_SECONDS = 0.35;
const OPERATION_SLICE_SECONDS = 0.08;
const SAMPLE_SIZE = 512;

/** Several measurements of one thing. */
interface Slices {
  readonly median: number;
  readonly best: number;
}

const details = PLAYERS.map(measurePlayers);
const [two] = details;
if (two === undefined) throw new Error('bench: nothing was measured');
const checksum = details.map((detail) => detail.checksum).join('-');

if (process.argv.includes('--json')) {
  const result = {
    decisionsPerSecond: Math.round(two.decisionsPerSecond.median),
    gamesPerSecond: Math.round(two.gamesPerSecond.median),
    cloneNs: two.cloneNs.median,
    legalNs: two.legalNs.median,
    hashNs: two.hashNs.median,
    checksum,
    slices: SLICES,
    node: process.versions.node,
    players: Object.fromEntries(details.map((detail) => [detail.players, detail])),
  };
  console.log(JSON.stringify(result));
} else printTable();

/** All figures for one number of players. */
function measurePlayers(players: number) {
  measureGames(players, WARM_UP_SECONDS);
  const games = Array.from({ length: SLICES }, () => measureGames(players, GAME_SLICE_SECONDS));
  const { states, longestList } = sampleStates(players, SAMPLE_SIZE);
  const [first] = games;
  const [example] = states;
  if (first === undefined || example === undefined) throw new Error('bench: nothing was measured');
  return {
    players,
    decisionsPerSecond: summarise(
      games.map(({ decisions, seconds }) => decisions / seconds),
      Math.max,
    ),
    gamesPerSecond: summarise(
      games.map((slice) => slice.games / slice.seconds),
      Math.max,
    ),
    ...measureOperations(states),
    stateBytes: example.layout.bytes,
    decisionsPerGame: round(first.decisions / first.games),
    longestList,
    checksum: first.checksum,
  };
}

/** Nanoseconds of single operations on real positions. What each returns goes into a sum that is looked at, so that none is optimised away. */
function measureOperations(states: readonly State[]): { cloneNs: Slices; legalNs: Slices; hashNs: Slices } {
  const copy = states[0]?.clone();
  if (copy === undefined) throw new Error('bench: no positions');
  const hash = { high: 0, low: 0 };
  const lastByte = copy.bytes.length - 1;
  return {
    cloneNs: nanoseconds(states, (state) => {
      copy.copyFrom(state);
      return copy.bytes[lastByte] ?? 0;
    }),
    legalNs: nanoseconds(states, (state) => {
      state.count = -1;
      return legal(state);
    }),
    hashNs: nanoseconds(states, (state) => hashState(state, hash).low),
  };
}

function nanoseconds(states: readonly State[], operation: (state: State) => number): Slices {
  let sink = 0;
  const pass = () => {
    for (const state of states) sink = (sink + operation(state)) | 0;
  };
  const slice = (seconds: number): number => {
    let passes = 0;
    const start = performance.now();
    let elapsed: number;
    do {
      pass();
      passes++;
      elapsed = performance.now() - start;
    } while (elapsed < seconds * 1000);
    return (elapsed * 1e6) / (passes * states.length);
  };
  slice(WARM_UP_SECONDS / 4);
  const figures = Array.from({ length: SLICES }, () => slice(OPERATION_SLICE_SECONDS));
  if (!Number.isInteger(sink)) throw new Error('bench: an operation returned no number');
  return summarise(figures, Math.min);
}

function summarise(figures: readonly number[], best: (...figures: number[]) => number): Slices {
  const sorted = figures.toSorted((a, b) => a - b);
  return { median: round(sorted[sorted.length >> 1] ?? Number.NaN), best: round(best(...figures)) };
}

function printTable(): void {
  const whole = (figure: number): string => Math.round(figure).toLocaleString('en');
  const slices = ({ median, best }: Slices, format: (figure: number) => string): string => `${format(median)} (best ${format(best)})`;
  const tenths = (figure: number): string => figure.toFixed(1);
  const rows: [string, (detail: (typeof details)[number]) => string][] = [
    ['players', ({ players }) => String(players)],
    ['decisions/s', ({ decisionsPerSecond }) => slices(decisionsPerSecond, whole)],
    ['games/s', ({ gamesPerSecond }) => slices(gamesPerSecond, whole)],
    ['copy into a reused state, ns', ({ cloneNs }) => slices(cloneNs, tenths)],
    ['legal choices, ns', ({ legalNs }) => slices(legalNs, tenths)],
    ['hash, ns', ({ hashNs }) => slices(hashNs, tenths)],
    ['state, bytes', ({ stateBytes }) => whole(stateBytes)],
    ['decisions per game', ({ decisionsPerGame }) => tenths(decisionsPerGame)],
    ['longest list', ({ longestList }) => whole(longestList)],
    ['checksum', (detail) => detail.checksum],
  ];
  const cells = rows.map(([name, cell]) => [name, ...details.map(cell)]);
  const widths = (cells[0] ?? []).map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  for (const row of cells) {
    console.log(row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0))).join('  '));
  }
  console.log(`\nMedian of ${SLICES} slices, Node ${process.versions.node}. A decision has two or more legal answers.`);
  console.log('Bars, two players: 1,000,000 decisions/s, 2,500 games/s, a copy in 100 ns.');
}

function round(figure: number): number {
  return Math.round(figure * 10) / 10;
}
