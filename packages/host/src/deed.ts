/** The result of one kind of command, before its entries are numbered. */
import type { Refused } from './commands.ts';
import type { Body } from './entries.ts';
import type { Hosted } from './hosted.ts';

/** `body` is null if the table already is as the command wants it. `follows` receives the table after the command's entry and returns the entry that must come next; null if there is none. */
export type Deed = Refused | { readonly ok: true; readonly body: Body | null; readonly follows?: (hosted: Hosted) => Body | null };
