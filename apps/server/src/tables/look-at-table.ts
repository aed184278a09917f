/** A table as a person sees it before sitting down: the seats, and what was agreed. */
import { type Hosted, observerOf, type Sitter, seatOf } from '@tabannusi/host';
import type { Core } from '../core.ts';
import type { Person } from '../identity/people.ts';
import { Problem } from '../problem.ts';
import type { Values } from '../store/statement.ts';
import { gameByCode, gameById, gamesOf } from '../store/statements/game.ts';
import { personById } from '../store/statements/person.ts';
import { seatsAround } from '../store/statements/seat.ts';

/**
 * Throws a `Problem` if there is no such table or the person may not see it. Both have the same code, so that nobody learns of a hidden
 * table.
 */
export async function tableFor({ desk }: Core, table: string, person: Person | null): Promise<Hosted> {
  const hosted = await desk.look(table);
  if (hosted === null || observerOf(hosted, person?.id ?? null) === null) throw new Problem('noTable');
  return hosted;
}

export async function describeTable(core: Core, hosted: Hosted, person: Person | null) {
  const { table, phase, seq, options, commitment, host, seats } = hosted;
  const names = await namesOf(core, hosted);
  const named = (id: string) => ({ person: id, name: names.get(id) ?? '' });
  const shown = (sitter: Sitter | null) => (sitter === null || 'bot' in sitter ? sitter : named(sitter.person));
  const seat = person === null ? null : seatOf(hosted, person.id);
  const isHost = person?.id === host;
  const row = seat !== null || isHost ? await core.store.one(gameById, { game: table }) : undefined;
  return {
    ...{ table, phase, seq, options, commitment, host: named(host), code: row?.code ?? null, you: { seat, host: isHost } },
    ...{ game: describeGame(hosted), proven: hosted.from === null },
    seats: seats.map(({ sitter, invited, ready }) => ({ sitter: shown(sitter), invited: invited === null ? null : named(invited), ready })),
  };
}

function describeGame({ game, setting }: Hosted) {
  const { id, version, title } = setting.edition;
  const edition = { id, version, title, own: 'format' in game.edition };
  return { seats: game.seats, king: game.king ?? null, edition, switches: game.switches };
}

/** Names are added when the table is shown: a person who was deleted has none. */
async function namesOf({ store }: Core, { host, seats }: Hosted): Promise<ReadonlyMap<string, string>> {
  const invited = seats.flatMap((seat) => seat.invited ?? []);
  const seated = seats.flatMap(({ sitter }) => (sitter !== null && 'person' in sitter ? [sitter.person] : []));
  const ids = [...new Set([host, ...invited, ...seated])];
  const people = await Promise.all(ids.map((person) => store.one(personById, { person })));
  return new Map(people.flatMap((found) => (found === undefined ? [] : [[found.id, found.name] as const])));
}

const MOST_LISTED = 100;

/** The tables of a person: first those where it is their move, then those that changed last. */
export async function tablesOf({ store }: Core, { id }: Person) {
  const whose = { person: id, limit: MOST_LISTED };
  const [games, seats] = await Promise.all([store.all(gamesOf, whose), store.all(seatsAround, whose)]);
  const around = Map.groupBy(seats, ({ game }) => game);
  return { tables: games.map((game) => shortly(game, around.get(game.id) ?? [], id)) };
}

type Game = Values<typeof gamesOf.gives>;
type Seat = Values<typeof seatsAround.gives>;

function shortly({ id, state, seq, hostId, changedAt, askedSeat }: Game, seats: readonly Seat[], person: string) {
  const own = seats.find(({ personId }) => personId === person)?.seat ?? null;
  return {
    ...{ table: id, phase: state, seq, host: hostId === person, changedAt },
    ...{ seat: own, isYourMove: own !== null && own === askedSeat, isInvited: seats.some(({ invitedId }) => invitedId === person) },
    seats: seats.map(({ personId, name, invitedId, invitedName, bot }) => ({
      sitter: bot !== null ? { bot } : personId !== null ? { person: personId, name: name ?? '' } : null,
      invited: invitedId !== null ? { person: invitedId, name: invitedName ?? '' } : null,
    })),
  };
}

/** The table with this invitation code; null if there is none. */
export async function tableByCode({ store }: Core, code: string): Promise<string | null> {
  return (await store.one(gameByCode, { code }))?.id ?? null;
}
