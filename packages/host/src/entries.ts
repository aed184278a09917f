/**
 * The log of a hosted table. Everything that people do together is an entry, and the table is what its entries make of it (`evolve.ts`).
 *
 * Entries are what is stored. What each observer is told of them is another thing (`feed.ts`).
 */
import type { GameRecord } from '@tabannusi/engine';
import type { Orders } from '@tabannusi/table';

/** Who may look on without a seat: nobody, or whoever has the link. */
export type Watching = 'seats' | 'link';

/** Stated when the table is opened; they never change. */
export interface TableOptions {
  /** Whether players may ask for hints. */
  readonly hints: boolean;
  /** Whether the page may show what the scoring of a District would give. */
  readonly estimate: boolean;
  readonly watching: Watching;
}

/** A person is an id without a meaning: names are joined where they are shown, so that deleting a person leaves the log as it is. */
export type Sitter = { readonly person: string } | { readonly bot: string };

/** A seat at the opening: for anyone, kept for one person, or a bot's. */
export type Place = { readonly invited: string } | { readonly bot: string } | null;

/** Ids of decisions and of outcomes, each in their order and with spaces between them. Which of the two comes next, playing tells. */
export interface Answers {
  readonly decisions: string;
  readonly chance: string;
}

/** A stretch: decisions up to a barrier, then all that happens until a person or a bot is asked. */
export interface Stretch extends Answers {
  /** How many of the decisions, the last ones, were made by standing orders. */
  readonly ordered: number;
}

/** What a game is played with: a record of no decision. */
export type GameStart = Pick<GameRecord, 'rules' | 'edition' | 'switches' | 'king'> & { readonly seats: number };

export type Body =
  | {
      readonly kind: 'opened';
      readonly table: string;
      readonly host: string;
      /** To the secret of the dice. */
      readonly commitment: string;
      readonly options: TableOptions;
      readonly game: GameStart;
      /** Of a local game that goes on here: its dice are not proven. */
      readonly from: Answers | null;
      readonly places: readonly Place[];
    }
  | { readonly kind: 'seated'; readonly seat: number; readonly sitter: Sitter; readonly commitment: string | null }
  /** The seat is free again: who sat there stood up, or the host took the seat back. */
  | { readonly kind: 'stood'; readonly seat: number }
  | { readonly kind: 'ready'; readonly seat: number }
  /** All seats are taken and ready: nothing can be changed from here on, and the dice are made of what stands here. */
  | { readonly kind: 'sealed' }
  /** What a seat had committed itself to. Before the table is sealed it is for nobody else's eyes. */
  | { readonly kind: 'shared'; readonly seat: number; readonly share: string }
  | ({ readonly kind: 'begun' } & Stretch)
  | ({ readonly kind: 'played'; readonly seat: number } & Stretch)
  | { readonly kind: 'orders'; readonly seat: number; readonly orders: Orders }
  /** `over`: by the rules; `ended`: given up. The secret of the dice is revealed. */
  | { readonly kind: 'over'; readonly secret: string }
  | { readonly kind: 'ended'; readonly secret: string }
  /** By the host, before the game. */
  | { readonly kind: 'cancelled'; readonly secret: string }
  | { readonly kind: 'rematch'; readonly table: string };

interface Head {
  /** From 1, without gaps. */
  readonly seq: number;
  /** Of the command that made it, unique at its table; null for what else the command made. */
  readonly id: string | null;
  /** Milliseconds. */
  readonly at: number;
}

export type Entry = Head & Body;
export type EntryOf<Kind extends Body['kind']> = Extract<Entry, { readonly kind: Kind }>;

/** Texts without spaces as one, and back. */
export const joined = (ids: readonly string[]): string => ids.join(' ');
export const split = (ids: string): string[] => (ids === '' ? [] : ids.split(' '));
