/** What can be wrong with data from outside: words that the messages on faults are keyed by. */
import type { EditionFault, ReplayFault } from '@tabannusi/engine';
import type { SavedFault } from '@tabannusi/table';

/** The kinds of value that a fault names instead of showing the value. */
export const FOUND_WORDS = ['undefined', 'object', 'list', 'function', 'symbol', 'bigint'] as const;
export type FoundWord = (typeof FOUND_WORDS)[number];

/** What a position can ask for besides what an edition can. */
export const ALLOWED_KINDS = ['object', 'list', 'number', 'boolean', 'space'] as const;
export type AllowedKind = (typeof ALLOWED_KINDS)[number];

/** What is read from outside. */
export type Whole = 'edition' | 'position' | 'record';

export type RowPart = NonNullable<EditionFault['place']>['part'];

/** What is wrong with a saved table apart from its record. */
export type TableFault = Extract<SavedFault, { readonly code: 'notATable' | 'otherTableVersion' | 'badTable' }>;

/** In which lists of a record a fault of replaying can be, by its code: languages have a form for each. */
export type ReplayPath<C extends ReplayFault['code'], F = ReplayFault> = F extends {
  readonly code: infer Codes;
  readonly path: infer P extends string;
}
  ? C extends Codes
    ? P
    : never
  : never;
