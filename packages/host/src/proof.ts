/** The sealed settings of a table, and the proof of its dice at the end (decision 0036). */
import { PROOF_FORMAT, PROOF_VERSION, type Proof, type Sealed } from '@tabannusi/fair';
import type { Hosted } from './hosted.ts';

/** A share that is present while the table is open is early. */
export function sealedOf({ table, commitment, game, seats, phase }: Hosted): Sealed {
  const isEarly = ({ share, early }: Hosted['seats'][number]): boolean => (phase === 'open' ? share !== null : early);
  return {
    table,
    commitment,
    game,
    seats: seats.map((one) => (one.commitment === null ? null : { commitment: one.commitment, early: isEarly(one) })),
  };
}

/**
 * Returns the proof without the record, which is sent beside it in the last entry. Null if a local game was continued, whose dice are not
 * proven.
 */
export function proofOf(hosted: Hosted, secret: string): Omit<Proof, 'record' | 'chain'> | null {
  if (hosted.from !== null || hosted.seal === null) return null;
  return { format: PROOF_FORMAT, version: PROOF_VERSION, sealed: sealedOf(hosted), secret, shares: hosted.seats.map(({ share }) => share) };
}
