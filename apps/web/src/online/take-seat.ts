/** Sits down, also again on one's own seat, with a share of the dice that is stored on this device. */
import { seatCommitment } from '@tabannusi/fair';
import { smallStorage } from '../device/small-storage.ts';
import { newId } from '../keep/new-id.ts';
import { Refused, sit } from './api.ts';
import { keepShare, keptShare, newShare } from './share-of-dice.ts';

/** Codes after which the server may have accepted it: the new share stays, because the next attempt replaces it anyway. */
const UNKNOWN: ReadonlySet<string> = new Set(['away', 'failed', 'internal', 'again']);

export async function takeSeat(table: string, seat: number): Promise<void> {
  const storage = smallStorage();
  const before = keptShare(storage, table);
  const share = newShare();
  // Stored before it is sent, because a share must not be lost after its commitment.
  keepShare(storage, table, share);
  try {
    await sit(table, seat, newId(), seatCommitment(table, seat, share));
  } catch (error) {
    const isRefused = error instanceof Refused && !UNKNOWN.has(error.code);
    if (isRefused && before !== null) keepShare(storage, table, before);
    throw error;
  }
}
