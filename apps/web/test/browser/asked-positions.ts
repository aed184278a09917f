/** Games that stand at a decision of every kind, with a choice to make there. */
import { type Barrier, Generator, preview, REFERENCE_EDITION } from '@tabannusi/engine';
import { newTable, type SavedTable, type Table } from '@tabannusi/table';

export interface AskedPosition {
  /** What is asked. */
  readonly ask: string;
  readonly saved: SavedTable;
  /** The number of the choice among those that are offered. */
  readonly choice: number;
  /** Why it cannot be taken back; null where it can. */
  readonly barrier: Barrier | null;
}

/** Between them these games meet some thirty kinds of decisions. */
const SEEDS = ['ur41', 'ur51', 'ur68', 'ur0', 'ur20'];

/** One for every question and every answer to whether it can be taken back, as far as games of two persons with these seeds meet them. */
export function askedPositions(): readonly AskedPosition[] {
  positions ??= play();
  return positions;
}

let positions: readonly AskedPosition[] | null = null;

function play(): readonly AskedPosition[] {
  const found = new Map<string, AskedPosition>();
  for (const seed of SEEDS) {
    const table = newTable({
      edition: REFERENCE_EDITION,
      seats: ['Puabi', 'Shulgi'].map((name) => ({ kind: 'person', name })),
      seed,
    });
    const lots = new Generator(seed, 'bot');
    const met = new Map<string, number>();
    while (table.prompt.wait !== 'over') {
      note(table, found);
      step(table, lots, met);
    }
  }
  return [...found.values()];
}

function note(table: Table, found: Map<string, AskedPosition>): void {
  const { prompt } = table;
  if (prompt.wait !== 'decision') return;
  const ask = table.view(prompt.seat).question?.ask ?? '';
  for (const [choice, { endsUndo }] of preview(table.stateFor(prompt.seat)).entries()) {
    const key = `${ask} ${endsUndo}`;
    if (!found.has(key)) found.set(key, { ask, saved: table.save(), choice, barrier: endsUndo });
  }
}

/** Half of the time a decision of a kind that was made least often, so that the rare questions are met. */
function step(table: Table, lots: Generator, met: Map<string, number>): void {
  const { prompt } = table;
  if (prompt.wait === 'over') return;
  if (prompt.wait === 'confirm') return void table.confirm(prompt.seat);
  const ask = table.view(prompt.seat).question?.ask;
  const choices = table.choices(prompt.seat);
  const times = choices.map(({ choose }) => met.get(`${ask} ${choose}`) ?? 0);
  const rare = choices.filter((_, n) => times[n] === Math.min(...times) || lots.below(2) === 0);
  const choice = rare[lots.below(rare.length)];
  if (choice === undefined) throw new Error('nothing is offered');
  met.set(`${ask} ${choice.choose}`, Math.min(...times) + 1);
  table.play(prompt.seat, choice);
}
