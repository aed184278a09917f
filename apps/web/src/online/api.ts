/** What the page asks of its server besides play. */
import type { GameRecord } from '@tabannusi/engine';
import type { ToldEntry } from '@tabannusi/host/client';
import type { Language } from '@tabannusi/text';

export interface Me {
  readonly person: string;
  readonly name: string;
}

export interface TableInfo {
  /** Only for the host and the seats, until the game begins. */
  readonly code: string | null;
  readonly seats: readonly { readonly sitter: { readonly person: string; readonly name: string } | { readonly bot: string } | null }[];
}

/** The server refuses, or does not answer (`failed`). */
export class Refused extends Error {
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

async function ask<Answer>(method: string, path: string, body?: object): Promise<Answer> {
  const given = body === undefined ? {} : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
  const response = await fetch(`api/${path}`, { method, ...given }).catch(() => null);
  const answer = await response?.json().catch(() => null);
  if (response?.ok === true) return answer;
  throw new Refused(answer?.code ?? 'failed');
}

/** Null if this browser has no name here yet. */
export async function whoAmI(): Promise<Me | null> {
  return ask<Me>('GET', 'me').catch((error) => {
    if (error instanceof Refused && error.code === 'notSignedIn') return null;
    throw error;
  });
}

export const introduce = (name: string, language: Language): Promise<Me> => ask('PUT', 'me', { name, language });

export async function openTable(seats: number): Promise<string> {
  const options = { hints: true, estimate: true, watching: 'link' };
  const places = Array.from({ length: seats }, () => null);
  return (await ask<{ readonly table: string }>('POST', 'tables', { game: { seats }, options, places })).table;
}

export const tableOfCode = async (code: string): Promise<string> =>
  (await ask<{ readonly table: string }>('GET', `codes/${encodeURIComponent(code)}`)).table;

export const lookAt = (table: string): Promise<TableInfo> => ask('GET', `tables/${table}`);

export const sit = (table: string, seat: number, id: string, commitment: string): Promise<object> =>
  ask('PUT', `tables/${table}/seats/${seat}`, { id, commitment });

export const stand = (table: string, seat: number): Promise<object> => ask('DELETE', `tables/${table}/seats/${seat}`);

/** All entries so far. They come compressed, which those of a socket do not. */
export const entriesOf = async (table: string): Promise<readonly ToldEntry[]> =>
  (await ask<{ readonly entries: readonly ToldEntry[] }>('GET', `tables/${table}/feed`)).entries;

export const rematchOf = async (table: string): Promise<string> =>
  (await ask<{ readonly table: string }>('POST', `tables/${table}/rematch`)).table;

export const recordOf = (table: string): Promise<GameRecord> => ask('GET', `tables/${table}/record`);

export const proofOf = (table: string): Promise<object> => ask('GET', `tables/${table}/proof`);
