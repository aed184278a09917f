/** A table that this program cannot read, because its log or its secret is damaged or was written by a later version. */
import type { StoredFault } from '@tabannusi/host';

export class UnreadableLog extends Error {
  readonly table: string;
  readonly code: StoredFault;

  /** `seq` is the number of the first unreadable entry; 0 for the secret of the dice. */
  constructor(table: string, seq: number, code: StoredFault) {
    super(`table ${table}, entry ${seq}: ${code}`);
    this.table = table;
    this.code = code;
  }
}
