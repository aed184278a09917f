/** A hosted table: what its log makes of it. It is a value that never changes: an entry makes another one of it (`evolve.ts`). */
import type { Setting } from '@tabannusi/engine';
import type { Orders } from '@tabannusi/table';
import type { Course } from './course.ts';
import type { Answers, Entry, GameStart, Sitter, TableOptions } from './entries.ts';

/** `open`: people sit down. `sealed`: the seats reveal their shares. */
export type Phase = 'open' | 'sealed' | 'playing' | 'over' | 'ended' | 'cancelled';

export interface HostedSeat {
  readonly sitter: Sitter | null;
  /** The person that the free seat is kept for. */
  readonly invited: string | null;
  readonly commitment: string | null;
  readonly share: string | null;
  /** Whether the share was there before the table was sealed. */
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
  /** Shared by all tables that play the same. */
  readonly setting: Setting;
  readonly phase: Phase;
  readonly seats: readonly HostedSeat[];
  /** Of the last entry. */
  readonly seq: number;
  /** Of the last entry that plays. What was decided at an earlier one is stale. */
  readonly moved: number;
  /** The hash over all entries as a spectator is told them. */
  readonly chain: string;
  /** The digest of what was sealed (decision 0036). */
  readonly seal: string | null;
  /** Null before the game. */
  readonly course: Course | null;
  /** All entries: steps are short texts in them, and there is no other history. */
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

/** The seat of a person; null if the person has none. A person has one seat at most. */
export function seatOf(hosted: Hosted, person: string): number | null {
  const seat = hosted.seats.findIndex((_, n) => personAt(hosted, n) === person);
  return seat < 0 ? null : seat;
}

export type Waiting =
  | { readonly for: 'person'; readonly seat: number }
  | { readonly for: 'bot'; readonly seat: number; readonly bot: string };

/** Whose decision the game waits for; null if no game is played. */
export function waiting({ phase, course, seats }: Hosted): Waiting | null {
  if (phase !== 'playing' || course === null || course.asked === null) return null;
  const seat = course.asked;
  const sitter = seats[seat]?.sitter ?? null;
  return sitter !== null && 'bot' in sitter ? { for: 'bot', seat, bot: sitter.bot } : { for: 'person', seat };
}
