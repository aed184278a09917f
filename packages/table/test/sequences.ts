/** Random sequences of everything that can be done at a table, with the invariants after each step. For the short and the long run. */
import { Generator, replay, SPECTATOR } from '@tabannusi/engine';
import { DEFAULT_SETTINGS, type Orders, type Table } from '../src/index.ts';
import { offered, tableOf } from './drive.ts';
import { reopen, textOf } from './reopen.ts';

const ORDERS: readonly Orders[] = [
  {},
  { steps: 'lowest' },
  { steps: 'decline', dice: ['blue'] },
  { steps: 'white' },
  { dice: ['green', 'brown'] },
];

/** The number of times each thing was done. */
export type Deeds = Record<string, number>;

export function checkSequence(players: number, seed: string, length: number, deeds: Deeds): void {
  const lots = new Generator(seed, 'bot');
  let table = tableOf(players, seed, { ...DEFAULT_SETTINGS, confirm: lots.below(2) === 0 });
  for (let n = 0; n < length; n++) {
    const deed = deedOf(table, lots);
    deeds[deed] = (deeds[deed] ?? 0) + 1;
    table = perform(table, deed, lots, `${seed} ${n}`);
    checkTable(table, lots);
  }
}

function deedOf({ prompt }: Table, lots: Generator): string {
  const lot = lots.below(100);
  if (prompt.wait === 'over') return lot < 50 ? 'branch' : 'history';
  if (lot < 55) return prompt.wait === 'confirm' ? 'confirm' : 'play';
  if (lot < 68) return 'undo';
  if (lot < 76) return 'redo';
  if (lot < 80) return 'restart';
  if (lot < 86) return 'history';
  if (lot < 90) return 'stranger';
  if (lot < 92) return 'order';
  if (lot < 94) return 'set';
  return lot < 97 ? 'save' : 'branch';
}

function perform(table: Table, deed: string, lots: Generator, seed: string): Table {
  const { prompt } = table;
  const choices = offered(table);
  const seat = prompt.wait === 'over' ? 0 : prompt.seat;
  const stranger = (seat + 1) % table.players;
  const before = deed === 'history' || deed === 'stranger' ? textOf(table) : '';
  switch (deed) {
    case 'play':
      ok(table.play(seat, choices[lots.below(choices.length)] as never));
      break;
    case 'confirm':
      ok(table.confirm(seat));
      break;
    case 'undo':
      table.undo(seat);
      break;
    case 'redo':
      table.redo(seat);
      break;
    case 'restart':
      table.restartTurn(seat);
      break;
    case 'order':
      table.order(lots.below(table.seats.length), ORDERS[lots.below(ORDERS.length)] ?? {});
      break;
    case 'set':
      table.set(lots.below(table.seats.length), { ...DEFAULT_SETTINGS, confirm: lots.below(2) === 0 });
      break;
    case 'branch':
      return table.branch(lots.below(table.moment + 1), seed);
    case 'save':
      return reopen(table);
    case 'history':
      for (let n = 0; n < 3; n++) table.view(lots.below(table.players), lots.below(table.moment + 1));
      table.log(SPECTATOR, lots.below(table.moment + 1));
      break;
    default:
      refused(table.play(stranger, choices[0] ?? { choose: 'done' }));
      refused(table.undo(stranger));
      refused(table.redo(stranger));
      refused(table.confirm(stranger));
      refused(table.restartTurn(stranger));
  }
  if (before !== '' && before !== textOf(table)) throw new Error(`${deed} changed the table`);
  return table;
}

/** Whatever was done, the record verifies to the state shown, the steps are those of the record, and somebody can act. */
function checkTable(table: Table, lots: Generator): void {
  const record = table.record();
  const { prompt, moment } = table;
  if (moment !== record.decisions.length + record.chance.length) throw new Error('steps and record differ');
  if ((prompt.wait === 'decision') !== offered(table).length > 0) throw new Error('nothing is offered');
  if (
    JSON.stringify(table.turns.map(({ moment: at }) => at)) !== JSON.stringify(table.turns.map(({ moment: at }) => Math.min(at, moment)))
  ) {
    throw new Error('a turn begins in the future');
  }
  if (lots.below(8) !== 0) return;
  const replayed = replay(JSON.parse(JSON.stringify(record)));
  if (!replayed.ok) throw new Error(`the record is refused: ${JSON.stringify(replayed.faults)}`);
  if (JSON.stringify(reopen(table).view(0)) !== JSON.stringify(table.view(0))) throw new Error('the saved table looks otherwise');
}

function ok(done: { readonly ok: boolean }): void {
  if (!done.ok) throw new Error(`refused: ${JSON.stringify(done)}`);
}

function refused(done: { readonly ok: boolean }): void {
  if (done.ok) throw new Error('a stranger was let in');
}
