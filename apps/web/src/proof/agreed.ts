/** What this browser saw sealed before it revealed its share. What the table and its proof say later is compared with it. */
import type { SmallStorage } from '../device/small-storage.ts';
import type { Agreed } from './agreement.ts';

const keyOf = (table: string): string => `tabannusi-agreed-${table}`;

/** Null if this browser was not there. */
export function agreedAt(storage: SmallStorage, table: string): Agreed | null {
  const [seal, seq, chain] = storage.getItem(keyOf(table))?.split(' ') ?? [];
  return seal === undefined || seq === undefined || chain === undefined ? null : { seal, seq: Number(seq), chain };
}

export function keepAgreed(storage: SmallStorage, table: string, { seal, seq, chain }: Agreed): void {
  try {
    storage.setItem(keyOf(table), `${seal} ${seq} ${chain}`);
  } catch {
    // The storage is full: the proof then says that this browser did not see the seal.
  }
}

/** Whether the table is sealed otherwise than this browser saw it. */
export const isOther = (seen: Agreed | null, now: Agreed | null): boolean =>
  seen !== null && now !== null && (seen.seal !== now.seal || seen.seq !== now.seq || seen.chain !== now.chain);
