/** A hosted table, as its log makes it. It is immutable: each entry makes a new one (`evolve.ts`). */
import type { Setting } from '@tabannusi/engine';
import type { Orders } from '@tabannusi/table';
import type { Course } from './course.ts';
import type { Answers, Entry, GameStart, Sitter, TableOptions } from './entries.ts';

/** `open`: people sit down. `sealed`: the seats reveal their shares. */
export type Phase = 'open' | 'sealed' | 'playing' | 'over' | 'ended' | 'cancelled';

export interface HostedSeat {
  readonly sitter: Sitter | null;
  /** The person for whom the free seat is kept. */
  readonly invited: string | null;
  readonly commitment: string | null;
  readonly share: string | null;
  /** Whether the share came before the table was sealed. */
  readonly early: boolean;
  readonly ready: boolean;
  readonly orders: Orders;
}

export interface Hosted {
  readonly table: string;
  readonly host: string;
  readonly commitment: string;
  readonly options: TableOptions;
  readonly game: GameStart;
  readonly from: Answers | null;
  /** Shared by all tables with the same game. */
  readonly setting: Setting;
  readonly phase: Phase;
  readonly seats: readonly HostedSeat[];
  /** The number of the last entry. */
  readonly seq: number;
  /** The number of the last entry with steps. Decisions that were based on an earlier one are stale. */
  readonly moved: number;
  /** The hash chain over all entries, as a spectator is told them. */
  readonly chain: string;
  /** The seal (decision 0036); null before the table is sealed. */
  readonly seal: string | null;
  /** Null before the game begins. */
  readonly course: Course | null;
  /** All entries. Their steps are short texts, and no other history is kept. */
  readonly log: readonly Entry[];
}

export const FREE_SEAT: HostedSeat = {
  sitter: null,
  invited: null,
  commitment: null,
  share: null,
  early: false,
  ready: false,
  orders: {},
};

export const personAt = ({ seats }: Hosted, seat: number): string | null => {
  const sitter = seats[seat]?.sitter ?? null;
  return sitter !== null && 'person' in sitter ? sitter.person : null;
};

/** Returns the only seat of a person; null if the person has none. */
export function seatOf(hosted: Hosted, person: string): number | null {
  const seat = hosted.seats.findIndex((_, n) => personAt(hosted, n) === person);
  return seat < 0 ? null : seat;
}

export type Waiting =
  | { readonly for: 'person'; readonly seat: number }
  | { readonly for: 'bot'; readonly seat: number; readonly bot: string };

/** Returns whose decision the game waits for; null if no game is being played. */
export function waiting({ phase, course, seats }: Hosted): Waiting | null {
  if (phase !== 'playing' || course === null || course.asked === null) return null;
  const seat = course.asked;
  const sitter = seats[seat]?.sitter ?? null;
  return sitter !== null && 'bot' in sitter ? { for: 'bot', seat, bot: sitter.bot } : { for: 'person', seat };
}
