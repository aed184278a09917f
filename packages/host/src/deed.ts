/** What one kind of command comes to, before it is numbered. */
import type { Refused } from './commands.ts';
import type { Body } from './entries.ts';
import type { Hosted } from './hosted.ts';

/** `follows` gives what follows from the table as it is after an entry of the command; null if nothing does. */
export type Deed = Refused | { readonly ok: true; readonly body: Body; readonly follows?: (hosted: Hosted) => Body | null };
