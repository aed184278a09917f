/**
 * The messages on what is wrong with data from outside, keyed by the unions of the engine and of the table.
 *
 * They are no part of the catalogues: a page loads them when something is wrong.
 */
import type { EditionFault, EditionWarning, PositionFaultCode, RecordFault, ReplayFault } from '@tabannusi/engine';
import type { SavedFault } from '@tabannusi/table';
import type { Messages } from './messages.ts';

export interface FaultMessages {
  /** What is wrong with an edition or a record; values `where`, `found`, `allowed` with its own values, and `count`: the number that was found. */
  readonly fault: Messages<RecordFault['code']>;
  readonly warning: Messages<EditionWarning['code']>;
  readonly moreFaults: string;
  /** What would be right; the values are those of `Allowed` in the engine, with `exact` (`yes`, `no`) where there is a range. */
  readonly allowed: Messages<EditionFault['allowed']['is'] | AllowedKind | 'atMost'>;
  /** What stands for no bonus, among the allowed codes. */
  readonly emptyText: string;
  /** Kinds of value that a fault has found. */
  readonly found: Messages<FoundWord>;
  /** Where: the whole, a `path` in it, a `part` of a row of the grid there, or the code at a `position` in that. */
  readonly where: Messages<Whole | 'path' | 'part' | 'cell'>;
  readonly rowPart: Messages<RowPart>;

  /**
   * What is wrong with a position; values `where`, `found`, `count`; `allowed` if `allows` is `yes`; `rule`, an ID, if `cites` is `yes`. Of a
   * bad edition `count` is the number of its faults and `first` the sentence of the first one.
   */
  readonly positionFault: Messages<PositionFaultCode>;
  /**
   * What was found by playing a record: `number` in the list of the `path`, from 1, and the `turn`, 0 in set-up. `found` and `allowed` are
   * numbers of decisions in `otherTurn` and `confirmed` (there `min` and `max`), else values in no language.
   */
  readonly replayFault: Messages<ReplayFault['code']>;
  /** Of a record that was played without comparing its hashes. */
  readonly hashesNotCompared: string;
  /** What is wrong with a saved table; value `where`. */
  readonly tableFault: Messages<TableFault['code']>;
}

/** The kinds of value that a fault names instead of showing the value. */
export const FOUND_WORDS = ['undefined', 'object', 'list', 'function', 'symbol', 'bigint'] as const;
type FoundWord = (typeof FOUND_WORDS)[number];

/** What a position can ask for besides what an edition can. */
export const ALLOWED_KINDS = ['object', 'list', 'number', 'boolean', 'space'] as const;
type AllowedKind = (typeof ALLOWED_KINDS)[number];

/** What is read from outside. */
export type Whole = 'edition' | 'position' | 'record';

export type RowPart = NonNullable<EditionFault['place']>['part'];

/** What is wrong with a saved table apart from its record. */
export type TableFault = Extract<SavedFault, { readonly code: 'notATable' | 'otherTableVersion' | 'badTable' }>;
