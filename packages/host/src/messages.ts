/**
 * What is said between a client and the server of a hosted table: one JSON object a message. Clients import these types alone.
 *
 * Steps are ids (`idOf` of the engine), null where the observer may not know them. Codes are stable.
 */
import type { Choice, GameRecord } from '@tabannusi/engine';
import type { Proof } from '@tabannusi/fair';
import type { Orders } from '@tabannusi/table';
import type { GameStart, Place, Sitter, TableOptions } from './entries.ts';
import type { RefusalCode } from './refusals.ts';

export const PROTOCOL_VERSION = 1;

/** Who made it, and what it was. */
export type ToldStep = readonly [by: number | 'chance', id: string | null];

export interface ToldStretch {
  readonly steps: readonly ToldStep[];
  /** How many of its decisions, the last ones, were made by standing orders. */
  readonly ordered: number;
}

export type ToldBody =
  | {
      readonly kind: 'opened';
      readonly table: string;
      readonly host: string;
      readonly commitment: string;
      readonly options: TableOptions;
      readonly game: GameStart;
      readonly places: readonly Place[];
      /** False where a local game goes on: its dice are not proven. */
      readonly proven: boolean;
    }
  | { readonly kind: 'seated'; readonly seat: number; readonly sitter: Sitter; readonly commitment: string | null }
  | { readonly kind: 'stood' | 'ready'; readonly seat: number }
  /** The dice are made of this, too (decision 0036). */
  | { readonly kind: 'sealed'; readonly seal: string }
  | { readonly kind: 'shared'; readonly seat: number; readonly early: boolean }
  | ({ readonly kind: 'begun'; readonly shares: readonly (string | null)[] } & ToldStretch)
  | ({ readonly kind: 'played'; readonly seat: number } & ToldStretch)
  /** Null for all but the seat itself. */
  | { readonly kind: 'orders'; readonly seat: number; readonly orders: Orders | null }
  | { readonly kind: 'over' | 'ended' | 'cancelled'; readonly secret: string }
  | { readonly kind: 'rematch'; readonly table: string };

/** An entry of the log, as an observer is told it. */
export type ToldEntry = ToldBody & {
  readonly seq: number;
  readonly at: number;
  /** The hash over all entries up to this one, as a spectator is told them. */
  readonly chain: string;
  /** After steps: the hash of what a spectator knows. */
  readonly mask?: string;
  /** After steps of which one was hidden from somebody: the hash of what the seat knows. */
  readonly own?: string;
  /** In the entry that ends a game: the steps that were hidden from somebody, in their order, the whole record, and beside it the proof of the dice. */
  readonly hidden?: readonly string[];
  readonly record?: GameRecord;
  readonly proof?: Omit<Proof, 'record' | 'chain'>;
};

export type Presence = 'here' | 'away' | 'gone';

export type FromClient =
  | { readonly t: 'hello'; readonly v: number; readonly after: number; readonly chain: string }
  | { readonly t: 'commit'; readonly id: string; readonly at: number; readonly decisions: readonly (string | Choice)[] }
  | { readonly t: 'draft'; readonly at: number; readonly decisions: readonly (string | Choice)[] }
  | { readonly t: 'ready'; readonly id: string }
  | { readonly t: 'share'; readonly id: string; readonly share: string }
  | { readonly t: 'orders'; readonly id: string; readonly orders: Orders }
  | { readonly t: 'end'; readonly id: string }
  | { readonly t: 'say'; readonly id: string; readonly phrase: string }
  /** Whether the table is in sight. */
  | { readonly t: 'focus'; readonly on: boolean }
  | { readonly t: 'ping'; readonly n: number };

export type FromServer =
  | {
      readonly t: 'welcome';
      readonly v: number;
      readonly seq: number;
      /** Null for who looks on. */
      readonly seat: number | null;
      /** Whether what follows begins with the first entry, because the chain of the client is not that of the table. */
      readonly anew: boolean;
      /** What the own seat had last tried. */
      readonly draft: { readonly at: number; readonly decisions: readonly string[] } | null;
      readonly now: number;
    }
  | { readonly t: 'entries'; readonly entries: readonly ToldEntry[] }
  /** Also for an id that is known: the same answer. */
  | { readonly t: 'did'; readonly id: string; readonly seq: number }
  | ({ readonly t: 'refused'; readonly id: string | null } & Refusal)
  | { readonly t: 'draft'; readonly seat: number; readonly at: number; readonly decisions: readonly (string | null)[] }
  | { readonly t: 'presence'; readonly seats: readonly Presence[]; readonly watching: number }
  | { readonly t: 'said'; readonly seat: number; readonly phrase: string }
  | { readonly t: 'pong'; readonly n: number; readonly now: number }
  /** This node stops: the client comes back after so many milliseconds. */
  | { readonly t: 'moved'; readonly retry: number }
  /** Other rules or another protocol. */
  | { readonly t: 'reload' };

export interface Refusal {
  /** `again`: nothing is known to be stored, and the same command may be sent again. */
  readonly code: RefusalCode | 'again';
  /** Of the decision that is refused, from 0. */
  readonly index?: number;
}
