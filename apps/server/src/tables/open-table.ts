/** Opens a table: its row, its secret and its first entry. */
import { RULES_VERSION } from '@tabannusi/engine';
import { CHAIN_START, serverCommitment } from '@tabannusi/fair';
import { decide, fairDice, type Hosted, type Place, rematchOf, seatOf, type TableOptions } from '@tabannusi/host';
import type { Core } from '../core.ts';
import type { Person } from '../identity/people.ts';
import { Problem, problemOf } from '../problem.ts';
import { hashOf, newCode, newId, newToken } from '../random-ids.ts';
import { call } from '../store/statement.ts';
import { addGame, dropGame, gameById, openGamesOf } from '../store/statements/game.ts';
import { addSecret } from '../store/statements/secret.ts';
import { StoreError } from '../store/store-error.ts';
import { type GameToPlay, readGame, recordOf } from './game-to-play.ts';

export interface Opening {
  readonly game: GameToPlay;
  readonly options: TableOptions;
  readonly places: readonly Place[];
  /** 128 random bits chosen by the host. */
  readonly id?: string;
}

export interface OpenedTable {
  readonly table: string;
  /** For invited people to type. */
  readonly code: string;
  /** The commitment to the secret of the dice. */
  readonly commitment: string;
}

/** Throws a `Problem` and then changes nothing. */
export async function openTable(core: Core, host: Person, { game, options, places, id }: Opening): Promise<OpenedTable> {
  const table = id === undefined ? newId() : tableOf(host, id);
  const known = id === undefined ? null : await openedBefore(core, table);
  if (known !== null) return known;
  await checkRoom(core, host);
  return openWith(core, host, { table, record: readGame(game), options, places });
}

/** How long opening a table may take. */
const OPENING_MS = 60_000;

/** The same for the same request. Nobody else can guess it, because nobody else knows the request's id. */
const tableOf = (host: Person, id: string): string => hashOf(`${host.id} ${id}`).slice(0, newId().length);

async function openedBefore({ store, desk, now }: Core, table: string): Promise<OpenedTable | null> {
  const row = await store.one(gameById, { game: table });
  if (row === undefined) return null;
  const hosted = await desk.look(table);
  if (hosted === null && now() - row.createdAt < OPENING_MS) throw new Problem('again');
  // The node died while it opened the table.
  if (hosted === null) await store.all(dropGame, { game: table });
  return hosted === null ? null : { table, code: row.code ?? '', commitment: hosted.commitment };
}

/** Opens the next table of people who played together: the first request opens it, later ones get the same table. */
export async function openRematch(core: Core, person: Person, hosted: Hosted): Promise<{ readonly table: string }> {
  const named = hosted.log.find((entry) => entry.kind === 'rematch');
  if (named !== undefined) return { table: named.table };
  if (seatOf(hosted, person.id) === null) throw new Problem('notSeated');
  if (!['over', 'ended', 'cancelled'].includes(hosted.phase)) throw new Problem('notEnded');
  await checkRoom(core, person);
  const { game, options, places } = rematchOf(hosted);
  const { table } = await openWith(core, person, { table: newId(), record: recordOf(game), options, places });
  const answer = await core.desk.send(hosted.table, { do: 'rematch', id: newId(), person: person.id, table });
  if (answer.ok) return { table };
  // The log may name the new table even so; then the table must exist.
  if (answer.code === 'again') throw problemOf(answer);
  await core.store.all(dropGame, { game: table });
  const now = answer.code === 'exists' ? await core.desk.look(hosted.table) : null;
  if (now === null) throw problemOf(answer);
  return openRematch(core, person, now);
}

interface Contents extends Pick<Opening, 'options' | 'places'> {
  readonly table: string;
  readonly record: unknown;
  /** Nobody can guess it. Only a benchmark chooses it, to know the dice. */
  readonly secret?: string;
}

/** Opens a table for a checked record. */
export async function openWith(core: Core, host: Pick<Person, 'id'>, contents: Contents): Promise<OpenedTable> {
  const { store, key, now, desk } = core;
  const { table, record, options, places, secret = newToken() } = contents;
  const code = newCode();
  const commitment = serverCommitment(table, secret);
  const row = { game: table, code, host: host.id, seenBy: options.watching, options: JSON.stringify(options), rules: RULES_VERSION };
  const command = { do: 'open', id: newId(), person: host.id, table, commitment, options, game: record, places } as const;
  // A refused request stores nothing, not even for a moment.
  const decided = decide(null, command, { now: now(), dice: fairDice(secret) });
  if (!decided.ok) throw problemOf(decided);
  const rows = [
    call(addGame, { ...row, players: places.length, chain: CHAIN_START, at: now() }),
    call(addSecret, { game: table, sealed: key.seal(table, secret) }),
  ];
  await store.together(rows).catch((error) => {
    // The same request is already being answered.
    throw error instanceof StoreError && error.code === 'constraint' ? new Problem('again') : error;
  });
  const answer = await desk.send(table, command);
  if (answer.ok) return { table, code, commitment };
  await store.all(dropGame, { game: table });
  throw problemOf(answer);
}

/** So that nobody fills the server with tables without players. */
async function checkRoom({ store, limits, rates, now }: Core, { id }: Person): Promise<void> {
  if (!rates.tables.use(id, now())) throw new Problem('tooFast');
  const open = await store.one(openGamesOf, { person: id });
  if ((open?.count ?? 0) >= limits.openTables) throw new Problem('tooManyTables');
}
