/** What people and bots want to do at a hosted table. Ids are 128 random bits, unique at a table; their form is checked by the server. */
import type { Choice } from '@tabannusi/engine';
import type { Orders } from '@tabannusi/table';
import type { Place, TableOptions } from './entries.ts';
import type { RefusalCode } from './refusals.ts';

/** In outside form or as ids: both are read. */
export type Decisions = readonly (string | Choice)[];

interface ByPerson {
  readonly id: string;
  readonly person: string;
}

export type Command =
  | (ByPerson & {
      readonly do: 'open';
      readonly table: string;
      readonly commitment: string;
      readonly options: TableOptions;
      /** A record from outside: of no decision, or of a local game that goes on here. */
      readonly game: unknown;
      readonly places: readonly Place[];
    })
  | (ByPerson & { readonly do: 'sit'; readonly seat: number; readonly commitment: string })
  /** By the host. */
  | (ByPerson & { readonly do: 'seatBot'; readonly seat: number; readonly bot: string })
  /** By who sits there, or the host. */
  | (ByPerson & { readonly do: 'stand'; readonly seat: number })
  | (ByPerson & { readonly do: 'ready' })
  | (ByPerson & { readonly do: 'share'; readonly share: string })
  | (ByPerson & { readonly do: 'commit'; readonly at: number; readonly decisions: Decisions })
  | (ByPerson & { readonly do: 'orders'; readonly orders: Orders })
  /** Before the game by the host; after it has begun by a person who plays alone. */
  | (ByPerson & { readonly do: 'end' })
  | (ByPerson & { readonly do: 'rematch'; readonly table: string })
  /** By the node that asked the bot. */
  | { readonly do: 'botPlays'; readonly id: string; readonly seat: number; readonly at: number; readonly decisions: Decisions };

export type CommandOf<Word extends Command['do']> = Extract<Command, { readonly do: Word }>;

export interface Refused {
  readonly ok: false;
  readonly code: RefusalCode;
  readonly index?: number;
}

export const refuse = (code: RefusalCode, index?: number): Refused => ({ ok: false, code, ...(index === undefined ? {} : { index }) });
