/** Why the table refuses to do something. */
import type { RefusalCode } from '@tabannusi/engine';
import type { Back } from '@tabannusi/table';

/** A refusal of the engine or of the table. */
export type Refused = Extract<Back, { readonly ok: false }>;
/** What there was nothing for. */
export type Undone = Extract<Refused, { readonly code: 'nothing' }>['deed'];
/** Those that only the table has. */
export type TableRefusal = Exclude<Refused['code'], RefusalCode | 'barrier'>;
