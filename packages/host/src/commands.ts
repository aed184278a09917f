/** Commands of people and bots at a hosted table. A person's id has 128 random bits and is unique at its table; the server checks its form. */
import type { Choice } from '@tabannusi/engine';
import type { Orders } from '@tabannusi/table';
import type { Place, TableOptions } from './entries.ts';
import type { RefusalCode } from './refusals.ts';

/** Choices of the engine, or their ids. */
export type Decisions = readonly (string | Choice)[];

interface ByPerson {
  readonly id: string;
  readonly person: string;
}

export type PersonCommand =
  | (ByPerson & {
      readonly do: 'open';
      readonly table: string;
      readonly commitment: string;
      readonly options: TableOptions;
      /** A record from outside: with no decisions for a new game, or of a local game that continues here. */
      readonly game: unknown;
      readonly places: readonly Place[];
    })
  | (ByPerson & { readonly do: 'sit'; readonly seat: number; readonly commitment: string })
  /** Sent by the host. */
  | (ByPerson & { readonly do: 'seatBot'; readonly seat: number; readonly bot: string })
  /** Sent by the person in the seat, by whoever it is kept for, by the host, or by the others if its share does not come. */
  | (ByPerson & { readonly do: 'stand'; readonly seat: number })
  | (ByPerson & { readonly do: 'ready' })
  | (ByPerson & { readonly do: 'share'; readonly share: string })
  | (ByPerson & { readonly do: 'commit'; readonly at: number; readonly decisions: Decisions })
  | (ByPerson & { readonly do: 'orders'; readonly orders: Orders })
  /** Sent by the host before the game, or by a person who plays alone after it has begun. */
  | (ByPerson & { readonly do: 'end' })
  | (ByPerson & { readonly do: 'rematch'; readonly table: string });

export type Command =
  | PersonCommand
  /** Sent by the node that asked the bot. */
  | { readonly do: 'botPlays'; readonly seat: number; readonly at: number; readonly decisions: Decisions };

export type CommandOf<Word extends Command['do']> = Extract<Command, { readonly do: Word }>;

export interface Refused {
  readonly ok: false;
  readonly code: RefusalCode;
  readonly index?: number;
}

export const refuse = (code: RefusalCode, index?: number): Refused => ({ ok: false, code, ...(index === undefined ? {} : { index }) });
