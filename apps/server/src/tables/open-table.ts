/** A table is opened: its row, its secret and its first entry. */
import { DEFAULT_SWITCHES, type King, REFERENCE_EDITION, RULES_VERSION, shippedHash } from '@tabannusi/engine';
import { CHAIN_START, serverCommitment } from '@tabannusi/fair';
import { type Place, readStart, type TableOptions } from '@tabannusi/host';
import type { Core } from '../core.ts';
import type { Person } from '../identity/people.ts';
import { Problem } from '../problem.ts';
import { newCode, newId, newToken } from '../random-ids.ts';
import { call } from '../store/statement.ts';
import { addGame, dropGame, gamesOf } from '../store/statements/game.ts';
import { addSecret } from '../store/statements/secret.ts';

export interface Opening {
  readonly game: { readonly seats: number; readonly king?: King } | { readonly record: unknown };
  readonly options: TableOptions;
  readonly places: readonly Place[];
}

export interface OpenedTable {
  readonly table: string;
  /** To be typed by those who are invited. */
  readonly code: string;
  /** To the secret that the dice are made of. */
  readonly commitment: string;
}

export async function openTable(core: Core, host: Person, opening: Opening): Promise<OpenedTable> {
  const { store, key, now, desk } = core;
  await checkRoom(core, host);
  const [table, code, secret] = [newId(), newCode(), newToken()];
  const commitment = serverCommitment(table, secret);
  const { game, options, places } = opening;
  const record = 'record' in game ? game.record : recordOf(game.seats, game.king);
  const row = { game: table, code, host: host.id, seenBy: options.watching, options: JSON.stringify(options), rules: RULES_VERSION };
  await store.together([
    call(addGame, { ...row, players: places.length, chain: CHAIN_START, at: now() }),
    call(addSecret, { game: table, sealed: key.seal(table, secret) }),
  ]);
  const command = { do: 'open', id: newId(), person: host.id, table, commitment, options, game: record, places } as const;
  const answer = await desk.send(table, command);
  if (answer.ok) return { table, code, commitment };
  await store.all(dropGame, { game: table });
  throw new Problem(answer.code);
}

/** So that nobody fills the server with tables at which nobody sits. */
async function checkRoom({ store, limits, rates, now }: Core, { id }: Person): Promise<void> {
  if (!rates.tables.use(id, now())) throw new Problem('tooFast');
  const games = await store.all(gamesOf, { person: id, limit: limits.openTables * 2 });
  const open = games.filter(({ hostId, state }) => hostId === id && state === 'open');
  if (open.length >= limits.openTables) throw new Problem('tooManyTables');
}

const EDITION = { id: REFERENCE_EDITION.id, version: REFERENCE_EDITION.version, hash: shippedHash(REFERENCE_EDITION) };

/** A new game of the reference edition. One that cannot be is refused when the table is opened. */
function recordOf(seats: number, king?: King): unknown {
  const start = { rules: RULES_VERSION, edition: EDITION, switches: DEFAULT_SWITCHES, seats, ...(king === undefined ? {} : { king }) };
  const read = readStart(start);
  if (!read.ok) throw new Problem('badGame');
  return read.record;
}
