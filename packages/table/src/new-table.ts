/** A table for a new game. */
import type { Edition, King, Switches } from '@tabannusi/engine';
import { newKeptGame } from './kept-game.ts';
import { isSavedSeat, type Seat, type SeatSettings, savedSeat } from './seats.ts';
import { Table } from './table.ts';

export interface NewTable {
  readonly edition: Edition;
  readonly seats: readonly Seat[];
  readonly switches?: Partial<Switches>;
  /** The king of the Bot in a solo game. The Bot has a seat in the game but none at the table, because nobody asks it anything. */
  readonly king?: King | undefined;
  readonly seed: string;
  /** The first settings of every seat. */
  readonly settings?: SeatSettings;
}

/** Throws if a saved table could not hold these seats, names or seed: every table that can be started can be opened again. */
export function newTable({ edition, seats, switches, king, seed, settings }: NewTable): Table {
  if (!seats.every((seat) => isSavedSeat(savedSeat(seat)))) throw new TypeError('seats: not of their form');
  const names = seats.map(({ name }) => name);
  return new Table({ game: newKeptGame({ edition, names, king, seed, switches }), seats, own: seats.map(() => ({ settings })) });
}
