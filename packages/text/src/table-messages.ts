/** The messages of one game being played, keyed by the unions of the table. */
import type { BuildingColour, RefusalCode } from '@tabannusi/engine';
import type { Back, Orders, Prompt, Seat, SeatSettings, Warning, WarningKind } from '@tabannusi/table';
import type { Messages } from './messages.ts';

/** Where nothing else is said, `player` is a name: of who is asked, sits there or has given an order. */
export interface TableMessages {
  /** What is waited for: the reader (`own`), another person or a bot; a confirmation by the reader (`confirm`) or by another (`confirming`). */
  readonly prompt: Messages<Seat['kind'] | Exclude<Prompt['wait'], 'decision'> | 'own' | 'confirming'>;
  /** On a shared screen: what is asked, and what the next person answers. */
  readonly handOver: Messages<'ask' | 'take'>;
  /** Why something was refused; `nothing`: there is nothing to do the `deed` to. */
  readonly refusal: Messages<TableRefusal>;
  /** `actions`: a number; `helpsOpponent`: a District, the VP of the reader (`own`) and of the `player` (`opponent`). */
  readonly warning: Messages<Warning['warning']>;
  /** What can be switched on and off: a confirmation, and the warnings. */
  readonly setting: Messages<Exclude<keyof SeatSettings, 'warnings'> | WarningKind>;
  /**
   * Standing orders: the heading of their list, one line for each, and `none`. Steps of choice are made by the height of the markers, declined,
   * or made on the track of a `colour`; of dice `dice` gives `colours`, a list made of `die`, and their `count`.
   */
  readonly orders: Messages<Exclude<NonNullable<Orders['steps']>, BuildingColour> | 'track' | 'dice' | 'die' | 'heading' | 'none'>;
  /** Who sits there: a word alone, and in brackets or in a list. */
  readonly seatKind: Messages<Seat['kind']>;
  /** A seat; values `player` and `kind`, one of the above. */
  readonly seat: string;
  /**
   * Between log lines: a standing order decided; so many `moves` were taken back; what came before the reader's turn (a heading); the game
   * goes on from a `moment` (so many moves after the beginning) of another `game`, which has a name.
   */
  readonly note: Messages<'ordered' | 'takenBack' | 'sinceLastTurn' | 'branch'>;
  /** Another choice was made for a bot; value `fault`: what went wrong, in technical words, for brackets only. */
  readonly botFailed: string;
}

/** A refusal of the engine or of the table. */
export type Refused = Extract<Back, { readonly ok: false }>;
/** What there was nothing for. */
export type Undone = Extract<Refused, { readonly code: 'nothing' }>['deed'];
type TableRefusal = Exclude<Refused['code'], RefusalCode | 'barrier'>;
