/** Games at a decision of every kind, with a choice to make. */
import { type Barrier, Generator, preview, REFERENCE_EDITION } from '@tabannusi/engine';
import { newTable, type SavedTable, type Table } from '@tabannusi/table';

export interface AskedPosition {
  /** The question. */
  readonly ask: string;
  readonly saved: SavedTable;
  /** The index of the choice among the offered ones. */
  readonly choice: number;
  /** Why it cannot be undone; null if it can. */
  readonly barrier: Barrier | null;
}

/** Together these games reach some thirty kinds of decision. */
const SEEDS = ['ur41', 'ur51', 'ur68', 'ur0', 'ur20'];

/** Returns one position for every question and every barrier to undo, as far as games of two with these seeds reach them. */
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

/** About half of the decisions are of a kind made least often, so that rare questions are reached. */
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
