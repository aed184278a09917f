/** Checks that a table survives a crash at every decision. For the short and the long run. */
import { Generator } from '@tabannusi/engine';
import { DEFAULT_SETTINGS, type Table } from '../src/index.ts';
import { offered, step, tableOf } from './drive.ts';
import { reopen } from './reopen.ts';

/**
 * Plays a game. At each decision the table is dropped and opened again from its text, and compared with a table of the same game that is
 * never dropped.
 */
export function checkSurvives(players: number, seed: string): number {
  const kept = tableOf(players, seed, DEFAULT_SETTINGS);
  // Some seats answer by orders in others' turns.
  for (let seat = players === 1 ? 0 : 1; seat < players; seat++) kept.order(seat, { steps: 'lowest' });
  let killed = reopen(kept);
  for (let n = 0; kept.prompt.wait !== 'over'; n++) {
    killed = reopen(killed);
    step(kept, new Generator(`${seed} ${n}`, 'bot'));
    step(killed, new Generator(`${seed} ${n}`, 'bot'));
    if (n % 10 === 0) expectSame(kept, killed, n);
  }
  expectSame(kept, killed, -1);
  return kept.moment;
}

function expectSame(kept: Table, killed: Table, decision: number): void {
  const [a, b] = [kept, killed].map((table) => JSON.stringify([table.save(), table.prompt, offered(table), table.log(0)]));
  if (a !== b) throw new Error(`decision ${decision}: the restored table is another`);
}
