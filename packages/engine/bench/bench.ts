/**
 * `npm run bench`: how fast the engine is, on one core, in plain Node. `--json` prints one object instead of the table.
 *
 * Every figure is measured in several slices after a warm-up; the table gives the median and the best slice. The figures of two runs
 * compare only if their checksums agree.
 */
import { hashState, legal, type State } from '../src/index.ts';
import { measureKnowing, measureReplay } from './knowing.ts';
import { measureGames } from './measure.ts';
import { nanoseconds, round, SLICES, type Slices, summarise } from './slices.ts';
import { sampleStates } from './state-sample.ts';

const PLAYERS = [2, 3, 4] as const;
const WARM_UP_SECONDS = 1;
const GAME_SLICE_SECONDS = 0.35;
const SAMPLE_SIZE = 512;

const details = PLAYERS.map(measurePlayers);
const [two] = details;
if (two === undefined) throw new Error('bench: nothing was measured');
const checksum = details.map((detail) => detail.checksum).join('-');

// Read by hand: the engine has no dependency, and commander would be one.
if (process.argv.includes('--json')) {
  const result = {
    decisionsPerSecond: Math.round(two.decisionsPerSecond.median),
    gamesPerSecond: Math.round(two.gamesPerSecond.median),
    cloneNs: two.cloneNs.median,
    legalNs: two.legalNs.median,
    hashNs: two.hashNs.median,
    maskNs: two.maskNs.median,
    farMaskNs: two.farMaskNs.median,
    viewNs: two.viewNs.median,
    redealNs: two.redealNs.median,
    previewNs: two.previewNs.median,
    replayNs: two.replayNs.median,
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
    ...measureKnowing(states, players),
    replayNs: measureReplay(players),
    stateBytes: example.layout.bytes,
    decisionsPerGame: round(first.decisions / first.games),
    longestList,
    checksum: first.checksum,
  };
}

/** Nanoseconds of single operations on real positions. */
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

function printTable(): void {
  const whole = (figure: number): string => Math.round(figure).toLocaleString('en');
  const slices = ({ median, best }: Slices, format: (figure: number) => string): string => `${format(median)} (best ${format(best)})`;
  const tenths = (figure: number): string => figure.toFixed(1);
  const thousandths = (figure: number): string => tenths(figure / 1000);
  const rows: [string, (detail: (typeof details)[number]) => string][] = [
    ['players', ({ players }) => String(players)],
    ['decisions/s', ({ decisionsPerSecond }) => slices(decisionsPerSecond, whole)],
    ['games/s', ({ gamesPerSecond }) => slices(gamesPerSecond, whole)],
    ['copy into a reused state, ns', ({ cloneNs }) => slices(cloneNs, tenths)],
    ['legal choices, ns', ({ legalNs }) => slices(legalNs, tenths)],
    ['hash, ns', ({ hashNs }) => slices(hashNs, tenths)],
    ['mask, ns', ({ maskNs }) => slices(maskNs, tenths)],
    ['mask of one among hundreds, ns', ({ farMaskNs }) => slices(farMaskNs, tenths)],
    ['view of a mask, µs', ({ viewNs }) => slices(viewNs, thousandths)],
    ['re-deal, ns', ({ redealNs }) => slices(redealNs, tenths)],
    ['preview of all choices, µs', ({ previewNs }) => slices(previewNs, thousandths)],
    ['a record read and verified, µs', ({ replayNs }) => slices(replayNs, thousandths)],
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
  console.log(
    'Bars, two players: 1,000,000 decisions/s, 2,500 games/s, a copy in 100 ns; a mask in 200 ns, a view in 15 µs, a re-deal in 2 µs, previews in 100 µs, a record in 5 ms.',
  );
}
