/** Another game of those who have played one. */
import { newTable, type Table } from '@tabannusi/table';
import { PLAYER_COLOURS } from '@tabannusi/text';
import type { KeptSummary } from '../keep/library.ts';

type Colours = KeptSummary['colours'];

const like = ({ setting: { edition, switches, solo } }: Table) => ({ edition, switches, king: solo?.king });

const rotated = <T>(all: readonly T[]): T[] => [...all.slice(1), ...all.slice(0, 1)];

/** The same seats; chance comes from another seed. */
export const rematch = (table: Table, seed: string): Table => newTable({ ...like(table), seats: table.seats, seed });

/** The same set-up, each on the seat of the one before, with their colour; null where the set-up did not come from the seed alone. */
export function sameSetUp(table: Table, colours: Colours): { readonly table: Table; readonly colours: Colours } | null {
  const { seed, seedFrom = 0 } = table.record();
  if (seed === undefined || seedFrom > 0) return null;
  const { seats } = table;
  return {
    table: newTable({ ...like(table), seats: rotated(seats), seed }),
    // Alone against a king there is nobody to change seats with.
    colours: seats.length === 1 ? colours : rotated((colours ?? PLAYER_COLOURS).slice(0, seats.length)),
  };
}
