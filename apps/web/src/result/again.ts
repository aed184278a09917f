/** Another game of those who have played one. */
import { newTable, type Table } from '@tabannusi/table';

const like = ({ setting: { edition, switches, solo } }: Table) => ({ edition, switches, king: solo?.king });

/** The same seats; chance comes from another seed. */
export const rematch = (table: Table, seed: string): Table => newTable({ ...like(table), seats: table.seats, seed });

/** The same set-up, each on the seat of the one before; null where the set-up did not come from the seed alone. */
export function sameSetUp(table: Table): Table | null {
  const { seed, seedFrom = 0 } = table.record();
  if (seed === undefined || seedFrom > 0) return null;
  const [first, ...others] = table.seats;
  return newTable({ ...like(table), seats: first === undefined ? [] : [...others, first], seed });
}
