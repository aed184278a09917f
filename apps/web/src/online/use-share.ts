/** Reveals this device's share of the dice, but only for the table that was agreed to. */
import { useEffect } from 'react';
import { smallStorage } from '../device/small-storage.ts';
import { agreedAt, isOther, keepAgreed } from '../proof/agreed.ts';
import { isAgreed } from '../proof/agreement.ts';
import type { Remote, RemoteState } from './remote.ts';
import { keptShare } from './share-of-dice.ts';

/**
 * Returns true if the server sealed the table differently from what this browser was told. The share then stays secret; if it was revealed
 * already, the dice are not those that were agreed to. A share for another commitment of the seat, made on another device since, also stays
 * secret.
 */
export function useShare(table: string, remote: Remote, { soFar, seat }: RemoteState): boolean {
  const agreement = soFar?.agreement ?? null;
  const agreed = agreement?.agreed ?? null;
  const own = soFar !== null && seat !== null ? soFar.seats[seat] : undefined;
  const owes = soFar?.phase === 'sealed' && own?.hasShared === false;
  const share = owes ? keptShare(smallStorage(), table) : null;
  const mayReveal = share !== null && agreement !== null && seat !== null && isAgreed(agreement, seat, share);
  useEffect(() => {
    if (!mayReveal || agreed === null) return;
    // Stored first, because it must survive after the share is revealed.
    keepAgreed(smallStorage(), table, agreed);
    remote.do({ t: 'share', share });
  }, [mayReveal, agreed, remote, table, share]);
  if (agreement?.isBroken === true) return true;
  return own?.hasShared === true && isOther(agreedAt(smallStorage(), table), agreed);
}
