/**
 * `npm run bench:table`: how fast a table is, on one core, in plain Node. `--json` prints one object instead of the table.
 *
 * Every figure is the median of several slices after a warm-up, and the best of them. The figures of two runs compare only if their checksums
 * agree: they are of the finished games that were used.
 */

import { type Choice, Generator, hashText, REFERENCE_EDITION, replay } from '@tabannusi/engine';
import { nanoseconds, SLICES, type Slices } from '@tabannusi/engine/bench';
import { Command } from 'commander';
import { DEFAULT_SETTINGS, newTable, openTable, type Table } from '../src/index.ts';

const { json } = new Command('npm run bench:table --')
  .option('--json', 'print one object instead of lines')
  .parse()
  .opts<{ json?: true }>();

const PLAYERS = [2, 4] as const;
const GAMES = 8;

const details = PLAYERS.map(measurePlayers);
if (json) {
  console.log(
    JSON.stringify({ players: Object.fromEntries(details.map((detail) => [detail.players, detail])), node: process.versions.node }),
  );
} else printTable();

function measurePlayers(players: number) {
  const finished = Array.from({ length: GAMES }, (_, n) => playedGame(players, `table-${n}`));
  const texts = finished.map((table) => JSON.stringify(table.save()));
  const turns = finished.map((table) => inTurn(table));
  return {
    players,
    playNs: nanoseconds(turns, ({ table, seat, choice }) => {
      table.play(seat, choice);
      table.undo(seat);
      return table.moment;
    }),
    undoNs: nanoseconds(turns, ({ table, seat }) => {
      table.redo(seat);
      table.undo(seat);
      return table.moment;
    }),
    viewNs: nanoseconds(finished, (table) => table.view(0, table.moment >> 1).timeGold),
    saveNs: nanoseconds(finished, (table) => JSON.stringify(table.save()).length),
    openNs: nanoseconds(texts, (text) => opened(text).moment),
    branchNs: nanoseconds(finished, (table) => table.branch(table.moment >> 1, 'branch').moment),
    moments: Math.round(finished.reduce((sum, { moment }) => sum + moment, 0) / GAMES),
    checksum: finished.map(checksumOf).join('').slice(0, 32),
  };
}

/** Plays a random game to its end. */
function playedGame(players: number, seed: string): Table {
  const seats = Array.from({ length: players }, (_, seat) => ({ kind: 'person' as const, name: `Player ${seat + 1}` }));
  const settings = { ...DEFAULT_SETTINGS, confirm: false };
  const table = newTable({ edition: REFERENCE_EDITION, seats, seed, settings });
  const lots = new Generator(seed, 'bot');
  while (table.prompt.wait !== 'over') {
    const { seat } = table.prompt;
    const choices = table.choices(seat);
    table.play(seat, choices[lots.below(choices.length)] as Choice);
  }
  return table;
}

interface InTurn {
  readonly table: Table;
  readonly seat: number;
  readonly choice: Choice;
}

/** The game in its middle, and a choice that can be undone; it was undone, so it can be redone. */
function inTurn(finished: Table): InTurn {
  for (let moment = finished.moment >> 1; moment < finished.moment; moment++) {
    const table = finished.branch(moment, 'turn');
    const { prompt } = table;
    if (prompt.wait !== 'decision') continue;
    for (const choice of table.choices(prompt.seat)) {
      table.play(prompt.seat, choice);
      if (table.undo(prompt.seat).ok) return { table, seat: prompt.seat, choice };
      break;
    }
  }
  throw new Error('bench: nothing can be taken back');
}

function opened(text: string): Table {
  const result = openTable(JSON.parse(text));
  if (!result.ok) throw new Error('bench: a saved table was refused');
  return result.table;
}

function checksumOf(table: Table): string {
  const replayed = replay(table.record());
  if (!replayed.ok) throw new Error('bench: a record was refused');
  return hashText(replayed.state).slice(0, 4);
}

function printTable(): void {
  const slices = ({ median, best }: Slices): string => `${(median / 1000).toFixed(1)} (best ${(best / 1000).toFixed(1)})`;
  const rows: [string, (detail: (typeof details)[number]) => string][] = [
    ['players', ({ players }) => String(players)],
    ['a choice played and taken back, µs', ({ playNs }) => slices(playNs)],
    ['a choice made again and taken back, µs', ({ undoNs }) => slices(undoNs)],
    ['a view at a moment, µs', ({ viewNs }) => slices(viewNs)],
    ['a finished game saved as text, µs', ({ saveNs }) => slices(saveNs)],
    ['a finished game opened from text, µs', ({ openNs }) => slices(openNs)],
    ['a branch from the middle, µs', ({ branchNs }) => slices(branchNs)],
    ['moments of a game', ({ moments }) => String(moments)],
    ['checksum', ({ checksum }) => checksum],
  ];
  for (const [name, cell] of rows) console.log(name.padEnd(42) + details.map((detail) => cell(detail).padStart(34)).join(''));
  console.log(`\nMedian of ${SLICES} slices, Node ${process.versions.node}. Bars: undo in 1 ms, a finished game opened in 20 ms.`);
}
