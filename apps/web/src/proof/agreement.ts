/**
 * What the dice of a table depend on, as this browser was told it before the game (decision 0036). Seal and chain are computed here from
 * the entries, so a server that claims others is noticed before the browser reveals its share.
 */
import { CHAIN_START, canonical, chained, type Sealed, type SealedSeat, sealOf, seatCommitment } from '@tabannusi/fair';
import type { ToldEntry } from '@tabannusi/host/client';

/** The seal, and the number of the entry that sealed the table with the chain after it. */
export interface Agreed {
  readonly seal: string;
  readonly seq: number;
  readonly chain: string;
}

interface AgreedSeat {
  readonly commitment: string | null;
  /** Whether its share was revealed, and whether that was before the table was sealed as it is now. */
  readonly isShared: boolean;
  readonly early: boolean;
}

export interface Agreement {
  readonly table: string;
  readonly commitment: string;
  readonly game: Sealed['game'];
  readonly seats: readonly AgreedSeat[];
  /** After the last entry before the game. */
  readonly chain: string;
  /** Null while the table is open. */
  readonly agreed: Agreed | null;
  /** Whether the server called a seal or a chain that does not follow from its entries. */
  readonly isBroken: boolean;
}

const FREE: AgreedSeat = { commitment: null, isShared: false, early: false };

/** The agreement after one more entry; null before the first. Entries after the beginning change nothing. */
export function agreedWith(before: Agreement | null, entry: ToldEntry): Agreement | null {
  if (entry.kind === 'opened') {
    const { table, commitment, game, places } = entry;
    const seats = places.map(() => FREE);
    return chainedTo({ table, commitment, game, seats, chain: CHAIN_START, agreed: null, isBroken: false }, entry);
  }
  return before === null || !BEFORE_THE_GAME.has(entry.kind) ? before : chainedTo(changedBy(before, entry), entry);
}

const BEFORE_THE_GAME = new Set<ToldEntry['kind']>(['seated', 'stood', 'ready', 'sealed', 'shared']);

function changedBy(before: Agreement, entry: ToldEntry): Agreement {
  const atSeat = (at: number, seat: AgreedSeat): readonly AgreedSeat[] => before.seats.map((one, n) => (n === at ? seat : one));
  switch (entry.kind) {
    case 'seated':
      return { ...before, seats: atSeat(entry.seat, { ...FREE, commitment: entry.commitment }) };
    case 'stood': {
      // Shares that were revealed for a round that failed are early in the next one.
      const seats = atSeat(entry.seat, FREE);
      return { ...before, agreed: null, seats: before.agreed === null ? seats : seats.map((one) => ({ ...one, early: one.isShared })) };
    }
    case 'shared':
      return {
        ...before,
        seats: before.seats.map((one, n) => (n === entry.seat ? { ...one, isShared: true, early: before.agreed === null } : one)),
      };
    default:
      return before;
  }
}

const sealedBy = ({ table, commitment, game, seats }: Agreement): Sealed => ({
  table,
  commitment,
  game,
  seats: seats.map(({ commitment: own, early }): SealedSeat | null => (own === null ? null : { commitment: own, early })),
});

function chainedTo(agreement: Agreement, { mask: _mask, own: _own, chain: told, ...entry }: ToldEntry): Agreement {
  const chain = chained(agreement.chain, canonical(entry));
  const next = { ...agreement, chain, isBroken: agreement.isBroken || chain !== told };
  if (entry.kind !== 'sealed') return next;
  const seal = sealOf(sealedBy(agreement));
  return { ...next, agreed: { seal, seq: entry.seq, chain }, isBroken: next.isBroken || seal !== entry.seal };
}

/** Whether a browser may reveal its share: the table is sealed as it was told, with the commitment that it made. */
export const isAgreed = (agreement: Agreement, seat: number, share: string): boolean =>
  agreement.agreed !== null && !agreement.isBroken && isCommitted(agreement, seat, share);

/** Whether the seat is committed to this share, and not to one of another device. */
export const isCommitted = ({ table, seats }: Agreement, seat: number, share: string): boolean =>
  seats[seat]?.commitment === seatCommitment(table, seat, share);
