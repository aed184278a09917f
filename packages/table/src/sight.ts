/**
 * A game being played, as far as a screen needs it: what may be known of it, and what the seat at the screen may do. A table implements it
 * in full; a table that follows a game over the network implements it with the knowledge of one observer.
 */
import type { Ask, Choice, GameRecord, Setting, State, Turn, View } from '@tabannusi/engine';
import type { Back, Done, Prompt } from './answers.ts';
import type { Logged, Seen } from './history.ts';
import type { Listener } from './notices.ts';
import type { Orders } from './orders.ts';
import type { Seat, SeatSettings } from './seats.ts';

export interface PlayOptions {
  /** The number of the choice's answer if a preview gave it, which saves looking the choice up. */
  readonly answer?: number;
  /** Whether the player has already confirmed the end of the turn. */
  readonly isConfirmed?: boolean;
}

export interface Sight {
  /** The edition, number of players, switches and king of the game. */
  readonly setting: Setting;
  readonly seats: readonly Seat[];
  /** The number of seats in the game: one more than at the table if the Bot plays. */
  readonly players: number;

  /** What the table waits for. */
  readonly prompt: Prompt;
  /** The question of the seat on top of the stack, which is public; null if no seat is asked. */
  readonly question: (Ask & { readonly seat: number }) | null;
  /** The seat whose turn it is; null in set-up and in final scoring. */
  readonly active: number | null;
  /** The legal choices of a seat; empty if it cannot decide. */
  choices(seat: number): Choice[];

  /** Makes a decision of a seat. A choice that ends the turn waits for `confirm` if the seat's settings say so. */
  play(seat: number, choice: Choice, options?: PlayOptions): Done;
  /** Makes the choice that waits for its confirmation. */
  confirm(seat: number): Done;
  /** Undoes the last decision, or drops the choice that waits for its confirmation. */
  undo(seat: number): Back;
  /** Makes the decision again that was undone last. */
  redo(seat: number): Done;
  /** Undoes as much of the turn as possible. If that is not the whole turn, the answer says which barrier stopped it. */
  restartTurn(seat: number): Back;

  settings(seat: number): SeatSettings;
  /**
   * A choice that already waits for its confirmation keeps waiting. Subscribers are told only of a change. Throws if the value does not
   * have the form of settings.
   */
  set(seat: number, settings: SeatSettings): void;
  orders(seat: number): Orders;
  /**
   * Replaces all standing orders of a seat. They apply at once to a question that it is being asked. Throws if the value does not have the
   * form of orders.
   */
  order(seat: number, orders: Orders): void;

  /** The present moment: the number of steps made. */
  readonly moment: number;
  readonly turns: readonly Turn[];
  /**
   * What an observer (a seat, or SPECTATOR) sees at a moment, and a state that the observer cannot tell from the real one. Both come from
   * the same mask.
   */
  seen(observer: number, moment?: number): Seen;
  view(observer: number, moment?: number): View;
  /** A state with hidden cards and tiles dealt anew. For pictures, previews and reasons. */
  stateFor(observer: number, moment?: number): State;
  /** The steps between two moments, as far as the observer may know them. */
  log(observer: number, from?: number, to?: number): Logged[];
  /** The moments from the end of the seat's last turn to the beginning of the present one, or to now. */
  sinceLastTurn(seat: number): { readonly from: number; readonly to: number };
  /** The record of the game so far. A game that is followed has none before its end, which is null. */
  record(): GameRecord | null;
  /** Calls the listener for everything from now on. Returns a function that ends the subscription. */
  subscribe(observer: number, listener: Listener): () => void;
}
