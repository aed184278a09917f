/** The guided first game: the newcomer against `apprentice`. The newcomer is the start player. */
import { REFERENCE_EDITION, SPECTATOR } from '@tabannusi/engine';
import { newTable, type Table } from '@tabannusi/table';

/** The seat of the newcomer. */
export const NEWCOMER = 0;

/** Chance decides who begins, so seeds are tried in order; about half of them fit. */
const MOST_SEEDS = 64;

export function firstGame(id: string, names: readonly [newcomer: string, rival: string]): Table {
  const seats = [
    { kind: 'person', name: names[0] },
    { kind: 'bot', name: names[1], bot: 'apprentice' },
  ] as const;
  const begin = (n: number): Table =>
    newTable({ edition: REFERENCE_EDITION, seats, switches: { firstGame: true }, seed: n === 0 ? id : `${id} ${n}` });
  for (let n = 0; n < MOST_SEEDS; n++) {
    const table = begin(n);
    if (table.view(SPECTATOR).startSeat === NEWCOMER) return table;
  }
  return begin(0);
}
