/** Plays on from any moment as a game of its own. */
import { retrace } from './retrace.ts';
import { Table } from './table.ts';

/** A new table with the same seats and the steps up to a moment; further chance comes from another seed. The given table goes on as it is. */
export function branch(table: Table, moment: number, seed: string): Table {
  if (!Number.isInteger(moment) || moment < 0 || moment > table.moment) {
    throw new RangeError(`moment: found ${moment}, allowed 0 to ${table.moment}`);
  }
  const { own, steps } = table.parts;
  const past = steps.between(0, moment);
  const seedFrom = past.filter(({ answer }) => 'chance' in answer).length;
  const ordered = past.flatMap((step, n) => (step.ordered ? [n + 1] : []));
  const retraced = retrace(table.record(), table.setting.edition, { seed, seedFrom }, { ordered, moment });
  return new Table({ ...retraced, seed, seats: table.seats, own });
}
