/** A table for a new game. */
import type { Edition, King, Switches } from '@tabannusi/engine';
import { newKeptGame } from './kept-game.ts';
import { isSavedSeat, type Seat, type SeatSettings, savedSeat } from './seats.ts';
import { Table } from './table.ts';

export interface NewTable {
  readonly edition: Edition;
  readonly seats: readonly Seat[];
  readonly switches?: Partial<Switches>;
  /** With one seat: the Bot of this king is the opponent. It has a seat of the game, and none at the table: nobody asks it anything. */
  readonly king?: King | undefined;
  readonly seed: string;
  /** The same for all seats at first. */
  readonly settings?: SeatSettings;
}

/** Throws where a seat, a name, the seed or the number of seats is not one that a saved table allows: what could not be opened again is not begun. */
export function newTable({ edition, seats, switches, king, seed, settings }: NewTable): Table {
  if (!seats.every((seat) => isSavedSeat(savedSeat(seat)))) throw new TypeError('seats: not of their form');
  const names = seats.map(({ name }) => name);
  return new Table({ game: newKeptGame({ edition, names, king, seed, switches }), seats, own: seats.map(() => ({ settings })) });
}
