/** A table for a new game. */
import { type Edition, Generator, Recording, type Switches } from '@tabannusi/engine';
import type { Seat, SeatSettings } from './seats.ts';
import { Steps } from './steps.ts';
import { Table } from './table.ts';

export interface NewTable {
  readonly edition: Edition;
  readonly seats: readonly Seat[];
  readonly switches?: Partial<Switches>;
  readonly seed: string;
  /** The same for all seats at first. */
  readonly settings?: SeatSettings;
}

export function newTable({ edition, seats, switches, seed, settings }: NewTable): Table {
  const names = seats.map(({ name }) => name);
  const recording = new Recording({ edition, names, seed, ...(switches === undefined ? {} : { switches }) });
  const own = settings === undefined ? [] : seats.map(() => ({ settings }));
  return new Table({ recording, seats, seed, generator: new Generator(seed, 'game'), steps: new Steps(recording.state), own });
}
