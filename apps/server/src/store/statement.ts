/**
 * Statements in the SQL that SQLite and PostgreSQL share, with the types of their parameters and columns.
 *
 * Both engines support TEXT, INTEGER, BIGINT, `ON CONFLICT`, `RETURNING`, partial indexes and common table expressions that only read.
 * Parameters are named (`$game`): SQLite accepts the names, and `postgres/numbered.ts` turns them into numbers for PostgreSQL.
 */

/** The type of a value; with a question mark it may be null. */
export type Kind = 'text' | 'number' | 'text?' | 'number?';
export type Kinds = Readonly<Record<string, Kind>>;
export type Value = string | number | null;

type ValueOf<K extends Kind> = K extends 'text' ? string : K extends 'number' ? number : K extends 'text?' ? string | null : number | null;

/** The values of a statement's parameters, or one row of its result. */
export type Values<K extends Kinds> = { readonly [N in keyof K]: ValueOf<K[N]> };

export interface Statement<Takes extends Kinds = Kinds, Gives extends Kinds = Kinds> {
  /** A unique name: the SQLite thread receives it in place of the text, and PostgreSQL keeps the plan under it. */
  readonly name: string;
  readonly text: string;
  readonly takes: Takes;
  /** The columns of its rows; empty for a statement that only writes. */
  readonly gives: Gives;
}

/** Declares a statement. Add it to `statements/index.ts`, so that both engines prepare it. */
export function statement<const Takes extends Kinds, const Gives extends Kinds = Record<never, never>>(
  name: string,
  takes: Takes,
  text: string,
  gives: Gives = {} as Gives,
): Statement<Takes, Gives> {
  return { name, text, takes, gives };
}

/** A statement with its values, ready to run. */
export interface Call {
  readonly statement: Statement;
  readonly values: Readonly<Record<string, Value>>;
}

/** Makes a call for a transaction of the store. */
export function call<Takes extends Kinds>(statement: Statement<Takes, Kinds>, values: Values<Takes>): Call {
  return { statement, values };
}

/** Whether a statement changes something. Reading statements begin with SELECT or WITH; the shared SQL has no WITH that writes. */
export const writes = ({ text }: Statement): boolean => !/^\s*(?:SELECT|WITH)\b/.test(text);
