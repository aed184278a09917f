/** Why the table refuses to do something. */
import type { RefusalCode } from '@tabannusi/engine';
import type { Refusal } from '@tabannusi/table';

/** What there was nothing for. */
export type Undone = Extract<Refusal, { readonly code: 'nothing' }>['deed'];
/** Those that only the table has. */
export type TableRefusal = Exclude<Refusal['code'], RefusalCode | 'barrier'>;
