/**
 * The messages between a client and the server of a hosted table, one JSON object each. Clients import only these types.
 *
 * Steps are ids (`idOf` of the engine), null if the observer may not know them. Codes are stable.
 */
import type { Choice, GameRecord } from '@tabannusi/engine';
import type { Proof } from '@tabannusi/fair';
import type { Orders } from '@tabannusi/table';
import type { GameStart, Place, Sitter, TableOptions } from './entries.ts';
import type { RefusalCode } from './refusals.ts';

export const PROTOCOL_VERSION = 1;

/** A step: who made it, and its id. */
export type ToldStep = readonly [by: number | 'chance', id: string | null];

export interface ToldStretch {
  readonly steps: readonly ToldStep[];
  /** The number of decisions at the end that standing orders made. */
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
      /** False if a local game continues here, whose dice are not proven. */
      readonly proven: boolean;
    }
  | { readonly kind: 'seated'; readonly seat: number; readonly sitter: Sitter; readonly commitment: string | null }
  | { readonly kind: 'stood' | 'ready'; readonly seat: number }
  /** The dice depend on the seal (decision 0036). */
  | { readonly kind: 'sealed'; readonly seal: string }
  | { readonly kind: 'shared'; readonly seat: number; readonly early: boolean }
  | ({ readonly kind: 'begun'; readonly shares: readonly (string | null)[] } & ToldStretch)
  | ({ readonly kind: 'played'; readonly seat: number } & ToldStretch)
  /** Null for everybody except the seat itself. */
  | { readonly kind: 'orders'; readonly seat: number; readonly orders: Orders | null }
  | { readonly kind: 'over' | 'ended' | 'cancelled'; readonly secret: string }
  | { readonly kind: 'rematch'; readonly table: string };

/** An entry of the log, as one observer is told it. */
export type ToldEntry = ToldBody & {
  readonly seq: number;
  readonly at: number;
  /** The hash chain over all entries up to this one, as a spectator is told them. */
  readonly chain: string;
  /** The hash of what a spectator knows after the steps; only in entries with steps. */
  readonly mask?: string;
  /** The hash of what this seat knows after the steps; only if one of them was hidden from somebody. */
  readonly own?: string;
  /**
   * Only in the entry that ends a game: the ids of all hidden steps in order, the whole record, and the proof of the dice without the
   * record.
   */
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
      /** The versions of the rules and of the layout of a state. Nobody can follow other rules, and hashes of another layout differ. */
      readonly rules: number;
      readonly layout: number;
      readonly seq: number;
      /** Null for a spectator. */
      readonly seat: number | null;
      /** Whether the entries that follow start at the first one, because the client's chain is not the one of this table. */
      readonly anew: boolean;
      /** The tentative decisions of this seat. */
      readonly draft: { readonly at: number; readonly decisions: readonly string[] } | null;
      readonly now: number;
    }
  | { readonly t: 'entries'; readonly entries: readonly ToldEntry[] }
  /** A repeated command gets the same answer. */
  | { readonly t: 'did'; readonly id: string; readonly seq: number }
  | ({ readonly t: 'refused'; readonly id: string | null } & Refusal)
  | { readonly t: 'draft'; readonly seat: number; readonly at: number; readonly decisions: readonly (string | null)[] }
  | { readonly t: 'presence'; readonly seats: readonly Presence[]; readonly watching: number }
  | { readonly t: 'said'; readonly seat: number; readonly phrase: string }
  | { readonly t: 'pong'; readonly n: number; readonly now: number }
  /** This node shuts down; the client reconnects after `retry` milliseconds. */
  | { readonly t: 'moved'; readonly retry: number }
  /** The server has other rules or another protocol than the client. */
  | { readonly t: 'reload' };

export interface Refusal {
  /**
   * `again`: it is not known whether anything was stored, and the same command may be sent again. `store`: the server cannot store it until
   * its operator mends what `fault` names. `log`: the table cannot be read. `tooFast`: a phrase follows too many others.
   */
  readonly code: RefusalCode | 'again' | 'store' | 'log' | 'tooFast';
  readonly fault?: string;
  /** The index of the refused decision, from 0. */
  readonly index?: number;
}
