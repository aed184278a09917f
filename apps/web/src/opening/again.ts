/** New games with the same players. */
import { newTable, type Table } from '@tabannusi/table';
import { PLAYER_COLOURS } from '@tabannusi/text';
import type { KeptSummary } from '../keep/library.ts';

type Colours = KeptSummary['colours'];

const like = ({ setting: { edition, switches, solo } }: Table) => ({ edition, switches, king: solo?.king });

const rotated = <T>(all: readonly T[]): T[] => [...all.slice(1), ...all.slice(0, 1)];

/** Returns a new game with the same seats and another seed. */
export const rematch = (table: Table, seed: string): Table => newTable({ ...like(table), seats: table.seats, seed });

/** Returns the same set-up with every player one seat further, colours included; null if the set-up does not follow from the seed alone. */
export function sameSetUp(table: Table, colours: Colours): { readonly table: Table; readonly colours: Colours } | null {
  const { seed, seedFrom = 0 } = table.record();
  if (seed === undefined || seedFrom > 0) return null;
  const { seats } = table;
  return {
    table: newTable({ ...like(table), seats: rotated(seats), seed }),
    // In a solo game no seats change.
    colours: seats.length === 1 ? colours : rotated((colours ?? PLAYER_COLOURS).slice(0, seats.length)),
  };
}
