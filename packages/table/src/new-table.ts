/** A table for a new game. */
import type { Edition, Switches } from '@tabannusi/engine';
import { Course } from './course.ts';
import { isSavedSeat, type Seat, type SeatSettings, savedSeat } from './seats.ts';
import { Table } from './table.ts';

export interface NewTable {
  readonly edition: Edition;
  readonly seats: readonly Seat[];
  readonly switches?: Partial<Switches>;
  readonly seed: string;
  /** The same for all seats at first. */
  readonly settings?: SeatSettings;
}

/** Throws where a seat, a name or the seed has not the form that a saved table allows: what could not be opened again is not begun. */
export function newTable({ edition, seats, switches, seed, settings }: NewTable): Table {
  if (!seats.every((seat) => isSavedSeat(savedSeat(seat)))) throw new TypeError('seats: not of their form');
  const names = seats.map(({ name }) => name);
  const course = new Course({ edition, names, seed, ...(switches === undefined ? {} : { switches }) });
  return new Table({ course, seats, own: seats.map(() => ({ settings })) });
}
