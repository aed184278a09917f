/** The result of one kind of command, before its entries are numbered. */
import type { Refused } from './commands.ts';
import type { Body } from './entries.ts';
import type { Hosted } from './hosted.ts';

export interface Done {
  readonly ok: true;
  /** Null if the table already is as the command wants it. */
  readonly body: Body | null;
  /** Receives the table after the command's entry and returns the entry that must come next; null if there is none. */
  readonly follows?: (hosted: Hosted) => Body | null;
}

export type Deed = Refused | Done;
