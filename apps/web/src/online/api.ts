/** The page's requests to its server, apart from play. */
import type { BotName } from '@tabannusi/ai';
import type { GameRecord } from '@tabannusi/engine';
import type { ToldEntry } from '@tabannusi/host/client';
import type { Language } from '@tabannusi/text';
import type { Opening } from './opening.ts';

export interface Me {
  readonly person: string;
  readonly name: string;
}

export type Somebody = { readonly person: string; readonly name: string } | { readonly bot: string } | null;

export interface TableInfo {
  readonly host: Somebody;
  /** Only for the host and the seats, until the game begins. */
  readonly code: string | null;
  readonly you: { readonly seat: number | null; readonly host: boolean };
  readonly game: {
    readonly king: string | null;
    readonly edition: { readonly version: number; readonly title: string; readonly own: boolean };
  };
  /** `invited`: the person for whom the seat is kept. */
  readonly seats: readonly { readonly sitter: Somebody; readonly invited: Somebody }[];
}

/** A table in the list of those that a person hosts, sits at or is invited to. */
export interface ListedTable {
  readonly table: string;
  readonly phase: string;
  readonly changedAt: number;
  /** The reader's own seat. */
  readonly seat: number | null;
  readonly isYourMove: boolean;
  readonly isInvited: boolean;
  readonly seats: readonly { readonly sitter: Somebody; readonly invited: Somebody }[];
}

export interface Network {
  /** The server's address in the network; null while only this machine can reach it. */
  readonly address: string | null;
  /** Whether this browser may let others in: only on the server's own machine. */
  readonly mayLetIn: boolean;
}

/** The server refuses, does not answer (`away`), or its answer cannot be read (`failed`). */
export class Refused extends Error {
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

/** Milliseconds to wait for an answer. */
const PATIENCE_MS = 15_000;

async function ask<Answer>(method: string, path: string, body?: object): Promise<Answer> {
  const given = body === undefined ? {} : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
  const response = await fetch(`api/${path}`, { method, ...given, signal: AbortSignal.timeout(PATIENCE_MS) }).catch(() => null);
  if (response === null) throw new Refused('away');
  const answer = await response.json().catch(() => null);
  if (response.ok && answer !== null) return answer;
  throw new Refused(typeof answer?.code === 'string' ? answer.code : 'failed');
}

/** Null if this browser has no name yet. */
export async function whoAmI(): Promise<Me | null> {
  return ask<Me>('GET', 'me').catch((error) => {
    if (error instanceof Refused && error.code === 'notSignedIn') return null;
    throw error;
  });
}

export const introduce = (name: string, language: Language): Promise<Me> => ask('PUT', 'me', { name, language });

export const myTables = async (): Promise<readonly ListedTable[]> =>
  (await ask<{ readonly tables: readonly ListedTable[] }>('GET', 'me/tables')).tables;

/** The secret of a new personal link. The previous link stops working. */
export const newKey = async (): Promise<string> => (await ask<{ readonly key: string }>('POST', 'me/key')).key;

/** Makes this browser the person that a personal link belongs to. */
export const comeBack = (key: string): Promise<Me> => ask('POST', 'session', { key });

export const openTable = async (opening: Opening): Promise<string> =>
  (await ask<{ readonly table: string }>('POST', 'tables', opening)).table;

export const tableOfCode = async (code: string): Promise<string> =>
  (await ask<{ readonly table: string }>('GET', `codes/${encodeURIComponent(code)}`)).table;

export const lookAt = (table: string): Promise<TableInfo> => ask('GET', `tables/${table}`);

export const sit = (table: string, seat: number, id: string, commitment: string): Promise<object> =>
  ask('PUT', `tables/${table}/seats/${seat}`, { id, commitment });

export const seatBot = (table: string, seat: number, id: string, bot: BotName): Promise<object> =>
  ask('PUT', `tables/${table}/seats/${seat}`, { id, bot });

/** Leaves or declines a seat or, as the host, frees one. */
export const stand = (table: string, seat: number): Promise<object> => ask('DELETE', `tables/${table}/seats/${seat}`);

/** All entries so far, compressed. A socket would send them uncompressed. */
export const entriesOf = async (table: string): Promise<readonly ToldEntry[]> =>
  (await ask<{ readonly entries: readonly ToldEntry[] }>('GET', `tables/${table}/feed`)).entries;

export const rematchOf = async (table: string): Promise<string> =>
  (await ask<{ readonly table: string }>('POST', `tables/${table}/rematch`)).table;

export const recordOf = (table: string): Promise<GameRecord> => ask('GET', `tables/${table}/record`);

export const proofOf = (table: string): Promise<object> => ask('GET', `tables/${table}/proof`);

export const network = (): Promise<Network> => ask('GET', 'network');
export const letOthersIn = (): Promise<Network> => ask('POST', 'network');
