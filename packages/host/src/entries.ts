/**
 * The log of a hosted table. Whatever changes the table is an entry, and the table follows from its entries alone (`evolve.ts`).
 *
 * Entries are the stored form. `feed.ts` makes what each observer is told of them.
 */
import type { GameRecord } from '@tabannusi/engine';
import type { Orders } from '@tabannusi/table';

/** Who may watch without a seat: nobody, or anyone who has the link. */
export type Watching = 'seats' | 'link';

/** Chosen when the table is opened; they never change. */
export interface TableOptions {
  /** Whether players may ask for hints. */
  readonly hints: boolean;
  /** Whether the page may show the current scoring of a District. */
  readonly estimate: boolean;
  readonly watching: Watching;
}

/**
 * The person or bot in a seat. A person is a meaningless id; names are added only for display, so deleting a person leaves the log
 * unchanged.
 */
export type Sitter = { readonly person: string } | { readonly bot: string };

/** A seat when the table is opened: kept for one person, taken by a bot, or (null) free for anyone. */
export type Place = { readonly invited: string } | { readonly bot: string } | null;

/** The ids of decisions and of outcomes, each in order and separated by spaces. Replaying tells which of the two comes next. */
export interface Answers {
  readonly decisions: string;
  readonly chance: string;
}

/** A stretch: decisions up to a barrier, then everything that happens until a person or a bot is asked. */
export interface Stretch extends Answers {
  /** The number of decisions at the end that standing orders made. */
  readonly ordered: number;
}

/** The game to play: the members of its record that hold before any decision. */
export type GameStart = Pick<GameRecord, 'rules' | 'edition' | 'switches' | 'king'> & { readonly seats: number };

export type Body =
  | {
      readonly kind: 'opened';
      readonly table: string;
      readonly host: string;
      /** The server's commitment to the secret of its dice. */
      readonly commitment: string;
      readonly options: TableOptions;
      readonly game: GameStart;
      /** The answers of a local game that continues here, whose dice are not proven; null for a new game. */
      readonly from: Answers | null;
      readonly places: readonly Place[];
    }
  | { readonly kind: 'seated'; readonly seat: number; readonly sitter: Sitter; readonly commitment: string | null }
  /**
   * The seat is free again: its person stood up, the host freed it, or its share did not come. A table that was sealed is open again, with
   * the people who stay.
   */
  | { readonly kind: 'stood'; readonly seat: number }
  | { readonly kind: 'ready'; readonly seat: number }
  /** All seats are taken and ready. Nothing changes any more unless somebody leaves; the dice depend on everything that was agreed. */
  | { readonly kind: 'sealed' }
  /** The share that a seat had committed to. Until the table is sealed, nobody else is told it. */
  | { readonly kind: 'shared'; readonly seat: number; readonly share: string }
  | ({ readonly kind: 'begun' } & Stretch)
  | ({ readonly kind: 'played'; readonly seat: number } & Stretch)
  | { readonly kind: 'orders'; readonly seat: number; readonly orders: Orders }
  /** `over`: by the rules. `ended`: given up. The entry reveals the secret of the dice. */
  | { readonly kind: 'over'; readonly secret: string }
  | { readonly kind: 'ended'; readonly secret: string }
  /** The host cancelled the table before the game. */
  | { readonly kind: 'cancelled'; readonly secret: string }
  | { readonly kind: 'rematch'; readonly table: string };

interface Head {
  /** Counts from 1, without gaps. */
  readonly seq: number;
  /** The id of the command that made the entry, unique at its table; null for further entries of the same command. */
  readonly id: string | null;
  /** The time in milliseconds. */
  readonly at: number;
}

export type Entry = Head & Body;
export type EntryOf<Kind extends Body['kind']> = Extract<Entry, { readonly kind: Kind }>;

/** Returns the ids as one text; `split` reverses it. Ids contain no spaces. */
export const joined = (ids: readonly string[]): string => ids.join(' ');
export const split = (ids: string): string[] => (ids === '' ? [] : ids.split(' '));
