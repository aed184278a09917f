/**
 * A game being played, as far as a screen needs it: what may be known of it, and what the seat at the screen may do. A table has all of it, and so has
 * a table that follows a game over the network with one seat's knowledge alone.
 */
import type { Ask, Choice, Setting, State, Turn, View } from '@tabannusi/engine';
import type { Back, Done, Prompt } from './answers.ts';
import type { Logged, Seen } from './history.ts';
import type { Listener } from './notices.ts';
import type { Orders } from './orders.ts';
import type { Seat, SeatSettings } from './seats.ts';

export interface PlayOptions {
  /** The number of the choice's answer, where a preview told it: it saves looking the choice up. */
  readonly answer?: number;
  /** Whether the end of a turn is not held back: who decides has confirmed it. */
  readonly isConfirmed?: boolean;
}

export interface Sight {
  /** Edition, number of players, switches and king, as the engine has them. */
  readonly setting: Setting;
  readonly seats: readonly Seat[];
  /** The seats of the game: one more than at the table where the Bot plays. */
  readonly players: number;

  /** What is waited for. */
  readonly prompt: Prompt;
  /** What the seat on top is asked, which is no secret; null where no seat is asked. */
  readonly question: (Ask & { readonly seat: number }) | null;
  /** The seat whose turn it is; null in set-up and in final scoring. */
  readonly active: number | null;
  /** The legal choices of a seat; none where it cannot decide. */
  choices(seat: number): Choice[];

  /** A decision of a seat. The end of a turn waits for `confirm` where the seat wants it. */
  play(seat: number, choice: Choice, options?: PlayOptions): Done;
  /** Makes the choice that was held back. */
  confirm(seat: number): Done;
  /** Takes the last decision back, or the one that waits for its confirmation. */
  undo(seat: number): Back;
  /** Makes the decision again that was taken back last. */
  redo(seat: number): Done;
  /** Takes back what can be of the turn, and says where that stops if it is not its beginning. */
  restartTurn(seat: number): Back;

  settings(seat: number): SeatSettings;
  /** What is held back already stays so. Nobody is told where nothing changes. Throws where these are no settings. */
  set(seat: number, settings: SeatSettings): void;
  orders(seat: number): Orders;
  /** Replaces all standing orders of a seat. They answer at once what it is being asked. Throws where these are no orders. */
  order(seat: number, orders: Orders): void;

  /** The present moment: the number of steps made. */
  readonly moment: number;
  readonly turns: readonly Turn[];
  /** What an observer (a seat, or SPECTATOR) sees at a moment, and a state that the observer cannot tell from the real one: of one mask. */
  seen(observer: number, moment?: number): Seen;
  view(observer: number, moment?: number): View;
  /** What is hidden is dealt anew. For pictures, previews and reasons. */
  stateFor(observer: number, moment?: number): State;
  /** The steps between two moments, as far as the observer may know them. */
  log(observer: number, from?: number, to?: number): Logged[];
  /** From the end of the seat's last turn to the beginning of the present one, or to now. */
  sinceLastTurn(seat: number): { readonly from: number; readonly to: number };
  /** Tells an observer of everything from now on. The answer ends it. */
  subscribe(observer: number, listener: Listener): () => void;
}
