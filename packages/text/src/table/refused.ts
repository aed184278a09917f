/** Why the table refuses something. */
import type { RefusalCode } from '@tabannusi/engine';
import type { Refusal } from '@tabannusi/table';

/** What was refused because there is nothing to confirm, undo or redo. */
export type Undone = Extract<Refusal, { readonly code: 'nothing' }>['deed'];
/** The refusals of the table that the engine does not have. */
export type TableRefusal = Exclude<Refusal['code'], RefusalCode | 'barrier'>;
