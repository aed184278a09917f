/** The state of a table that follows from its entries, apart from the game itself. */
import type { ToldBody, ToldEntry } from '@tabannusi/host/client';
import { type Agreement, agreedWith } from '../proof/agreement.ts';

type Opened = Extract<ToldBody, { readonly kind: 'opened' }>;
type Sitter = Extract<ToldBody, { readonly kind: 'seated' }>['sitter'];

interface OnlineSeat {
  readonly sitter: Sitter | null;
  readonly isReady: boolean;
  /** Whether its share of the dice was revealed. */
  readonly hasShared: boolean;
}

/** `open`: people sit down. `sealed`: the dice are being prepared; if somebody leaves then, the table is open again. */
type Phase = 'open' | 'sealed' | 'playing' | 'over' | 'ended' | 'cancelled';

export interface SoFar {
  readonly opened: Opened;
  readonly phase: Phase;
  /** The sealed settings, on which the dice depend. */
  readonly agreement: Agreement;
  readonly seats: readonly OnlineSeat[];
  /** When the game ended, in milliseconds since 1970; null before that, and if it was given up. */
  readonly overAt: number | null;
  /** The next game of the same players. */
  readonly rematch: string | null;
}

const seatWith = (sitter: Sitter | null): OnlineSeat => ({ sitter, isReady: sitter !== null && 'bot' in sitter, hasShared: false });

/** Returns the state after one more entry; null before the first. */
export function withEntry(before: SoFar | null, entry: ToldEntry): SoFar | null {
  const agreement = agreedWith(before?.agreement ?? null, entry);
  const next = changedBy(before, entry);
  return next === null || agreement === null ? null : { ...next, agreement };
}

function changedBy(before: SoFar | null, entry: ToldEntry): Omit<SoFar, 'agreement'> | null {
  if (entry.kind === 'opened') {
    const seats = entry.places.map((place) => seatWith(place !== null && 'bot' in place ? place : null));
    return { opened: entry, phase: 'open', seats, overAt: null, rematch: null };
  }
  if (before === null) return null;
  const atSeat = (at: number, more: Partial<OnlineSeat>): Omit<SoFar, 'agreement'> => ({
    ...before,
    seats: before.seats.map((one, n) => (n === at ? { ...one, ...more } : one)),
  });
  // People were ready to play with those who sat there, so nobody is ready any more.
  const anew = (at: number, sitter: Sitter | null): Omit<SoFar, 'agreement'> => ({
    ...before,
    seats: before.seats.map((one, n) => (n === at ? seatWith(sitter) : { ...one, isReady: seatWith(one.sitter).isReady })),
  });
  switch (entry.kind) {
    case 'seated':
      return anew(entry.seat, entry.sitter);
    case 'stood':
      return { ...anew(entry.seat, null), phase: 'open' };
    case 'ready':
      return atSeat(entry.seat, { isReady: true });
    case 'shared':
      return atSeat(entry.seat, { hasShared: true });
    case 'sealed':
      return { ...before, phase: 'sealed' };
    case 'begun':
      return { ...before, phase: 'playing' };
    case 'over':
      return { ...before, phase: 'over', overAt: entry.at };
    case 'ended':
    case 'cancelled':
      return { ...before, phase: entry.kind };
    case 'rematch':
      return { ...before, rematch: entry.table };
    default:
      return before;
  }
}

/** Whether there is only one person: against a king, or with bots. */
export const isAlone = ({ seats }: SoFar): boolean => seats.filter(({ sitter }) => sitter !== null && 'person' in sitter).length === 1;

/** The seat of a person; null if the person has none. */
export function seatOf({ seats }: SoFar, person: string | null): number | null {
  const seat = seats.findIndex(({ sitter }) => sitter !== null && 'person' in sitter && sitter.person === person);
  return seat < 0 ? null : seat;
}
