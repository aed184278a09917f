/** The kinds of faults in data from outside, which are keys of the messages about them. */
import type { EditionFault, ReplayFault } from '@tabannusi/engine';
import type { SavedFault } from '@tabannusi/table';

/** The kinds of value that a fault names instead of quoting the value. */
export const FOUND_WORDS = ['undefined', 'object', 'list', 'function', 'symbol', 'bigint'] as const;
export type FoundWord = (typeof FOUND_WORDS)[number];

/** What a position can require, in addition to an edition. */
export const ALLOWED_KINDS = ['object', 'list', 'number', 'boolean', 'space'] as const;
export type AllowedKind = (typeof ALLOWED_KINDS)[number];

/** The kinds of data that are read from outside. */
export type Whole = 'edition' | 'position' | 'record';

export type RowPart = NonNullable<EditionFault['place']>['part'];

/** Faults of a saved table apart from its record. */
export type TableFault = Extract<SavedFault, { readonly code: 'notATable' | 'otherTableVersion' | 'badTable' }>;

/** The lists of a record in which a fault of replaying can occur, by its code. Languages have a form for each. */
export type ReplayPath<C extends ReplayFault['code'], F = ReplayFault> = F extends {
  readonly code: infer Codes;
  readonly path: infer P extends string;
}
  ? C extends Codes
    ? P
    : never
  : never;
