/**
 * Statements in the SQL that SQLite and PostgreSQL share, each with the types of what it takes and gives.
 *
 * Both engines know TEXT, INTEGER, BIGINT, `ON CONFLICT`, `RETURNING`, partial indexes and common table expressions that read. Parameters
 * are named (`$game`): SQLite takes them so, PostgreSQL by their place.
 */

/** Kinds of values. With a question mark they may be null. */
export type Kind = 'text' | 'number' | 'text?' | 'number?';
export type Kinds = Readonly<Record<string, Kind>>;
export type Value = string | number | null;

type ValueOf<K extends Kind> = K extends 'text' ? string : K extends 'number' ? number : K extends 'text?' ? string | null : number | null;

/** The values of a statement's parameters, or one row of its result. */
export type Values<K extends Kinds> = { readonly [N in keyof K]: ValueOf<K[N]> };

export interface Statement<Takes extends Kinds = Kinds, Gives extends Kinds = Kinds> {
  /** The same everywhere: threads name it, PostgreSQL keeps its plan under it. */
  readonly name: string;
  readonly text: string;
  readonly takes: Takes;
  /** The columns of its rows; none for a statement that only writes. */
  readonly gives: Gives;
}

/** Declares a statement. It becomes known to the engines in `statements/index.ts`. */
export function statement<const Takes extends Kinds, const Gives extends Kinds = Record<never, never>>(
  name: string,
  takes: Takes,
  text: string,
  gives: Gives = {} as Gives,
): Statement<Takes, Gives> {
  return { name, text, takes, gives };
}

/** A statement with its values, ready to be run. */
export interface Call {
  readonly statement: Statement;
  readonly values: Readonly<Record<string, Value>>;
}

/** A statement with its values, for the stores' transactions. */
export function call<Takes extends Kinds>(statement: Statement<Takes, Kinds>, values: Values<Takes>): Call {
  return { statement, values };
}

/** Whether a statement changes something. Statements that read begin with SELECT or WITH, and we write nothing in a WITH of the shared SQL. */
export const writes = ({ text }: Statement): boolean => !/^\s*(?:SELECT|WITH)\b/.test(text);
