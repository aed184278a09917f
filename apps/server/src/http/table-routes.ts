/**
 * Tables over HTTP: everything before a person sits at a table, and the first load of its history. The game itself goes over the socket.
 */
import { feedFor, type Hosted, observerOf, retell } from '@tabannusi/host';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Core } from '../core.ts';
import type { Answer } from '../desk/desk.ts';
import type { Person } from '../identity/people.ts';
import { Problem, problemOf } from '../problem.ts';
import { newId, readCode } from '../random-ids.ts';
import { After, Done, Feed, File, Found, OnSeat, OnTable, Opened, OpenTable, Table, TakeSeat, WithCode, WithId } from '../schemas.ts';
import { proofAt, recordAt } from '../tables/ended-table.ts';
import { describeTable, tableByCode, tableFor } from '../tables/look-at-table.ts';
import { openRematch, openTable } from '../tables/open-table.ts';
import { addressOf } from './guards.ts';
import { type RouteData, route } from './route.ts';
import { personOf, sessionOf } from './session-cookie.ts';

export const tableRoutes = (core: Core): RouteData[] => [...openRoutes(core), ...seatRoutes(core), ...endedRoutes(core)];

const openRoutes = (core: Core): RouteData[] => [
  route(
    {
      ...{ method: 'POST', url: '/api/tables', summary: 'Opens a table. Whoever opens it is its host.', status: 201 },
      ...{ body: OpenTable, answer: Opened, bodyLimit: core.limits.gameBytes },
    },
    async ({ request, reply, body }) => {
      const person = await personOf(core, request, reply);
      limitTables(core, request);
      reply.code(201);
      return openTable(core, person, body);
    },
  ),
  route(
    {
      method: 'GET',
      url: '/api/codes/:code',
      summary: 'The table that an invitation code belongs to.',
      params: WithCode,
      answer: Found,
      status: 200,
    },
    async ({ request, params }) => {
      const address = addressOf(request);
      if (!core.rates.wrongCodes.use(address, core.now())) throw new Problem('tooFast');
      const table = await tableByCode(core, readCode(params.code));
      if (table === null) throw new Problem('noCode');
      core.rates.wrongCodes.giveBack(address);
      return { table };
    },
  ),
  route(
    {
      method: 'GET',
      url: '/api/tables/:table',
      summary: 'Who sits at a table, and what was agreed.',
      params: OnTable,
      answer: Table,
      status: 200,
    },
    async ({ request, reply, params }) => {
      const person = (await sessionOf(core, request, reply))?.person ?? null;
      return describeTable(core, await tableFor(core, params.table, person), person);
    },
  ),
  route(
    {
      ...{ method: 'GET', url: '/api/tables/:table/feed', summary: 'The entries after a number, as the asker is told them.', status: 200 },
      ...{ params: OnTable, querystring: After, answer: Feed },
    },
    async ({ request, reply, params, query }) => {
      const person = (await sessionOf(core, request, reply))?.person ?? null;
      const hosted = await tableFor(core, params.table, person);
      const observer = observerOf(hosted, person?.id ?? null);
      if (observer === null) throw new Problem('noTable');
      const after = Number(query.after ?? 0);
      const missed = retell(hosted, after);
      const anew = after > hosted.seq || (query.chain !== undefined && missed.chain !== query.chain);
      const { feeds } = anew ? retell(hosted, 0) : missed;
      return { seq: hosted.seq, anew, entries: feeds.map((feed): unknown => JSON.parse(feedFor(feed, observer))) };
    },
  ),
];

const seatRoutes = (core: Core): RouteData[] => [
  route(
    {
      ...{
        method: 'POST',
        url: '/api/tables/:table/rematch',
        summary: 'The next table of those who played here; the first who asks opens it.',
      },
      ...{ params: OnTable, answer: Found, status: 200 },
    },
    async ({ request, reply, params }) => {
      const person = await personOf(core, request, reply);
      const hosted = await tableFor(core, params.table, person);
      limitTables(core, request);
      return openRematch(core, person, hosted);
    },
  ),
  route(
    {
      ...{ method: 'PUT', url: '/api/tables/:table/seats/:seat', summary: 'Sits down, or, by the host, puts a bot there.', status: 200 },
      ...{ params: OnSeat, body: TakeSeat, answer: Done },
    },
    async ({ request, reply, params, body }) => {
      const { id: person } = await sitterAt(core, params.table, request, reply);
      const by = { id: body.id, person, seat: Number(params.seat) };
      const sits =
        'bot' in body ? ({ do: 'seatBot', ...by, bot: body.bot } as const) : ({ do: 'sit', ...by, commitment: body.commitment } as const);
      return done(await core.desk.send(params.table, sits), core, params.table);
    },
  ),
  route(
    {
      ...{
        method: 'DELETE',
        url: '/api/tables/:table/seats/:seat',
        summary: 'Stands up or declines, or, by the host, frees a seat.',
        status: 200,
      },
      ...{ params: OnSeat, querystring: WithId, answer: Done },
    },
    async ({ request, reply, params, query: { id = newId() } }) => {
      const { id: person } = await sitterAt(core, params.table, request, reply);
      const answer = await core.desk.send(params.table, { do: 'stand', id, person, seat: Number(params.seat) });
      return done(answer, core, params.table);
    },
  ),
];

const endedRoutes = (core: Core): RouteData[] => {
  const ended = async (table: string, request: FastifyRequest, reply: FastifyReply): Promise<Hosted> =>
    tableFor(core, table, (await sessionOf(core, request, reply))?.person ?? null);
  return [
    route(
      {
        ...{ method: 'GET', url: '/api/tables/:table/record', summary: 'The record of a game that has ended.' },
        ...{ params: OnTable, answer: File, status: 200 },
      },
      async ({ request, reply, params }) => recordAt(await ended(params.table, request, reply)),
    ),
    route(
      {
        ...{ method: 'GET', url: '/api/tables/:table/proof', summary: 'The proof of the dice of a game that has ended.' },
        ...{ params: OnTable, answer: File, status: 200 },
      },
      async ({ request, reply, params }) => proofAt(await ended(params.table, request, reply)),
    ),
  ];
};

function limitTables({ rates, now }: Core, request: FastifyRequest): void {
  if (!rates.tablesOfAddress.use(addressOf(request), now())) throw new Problem('tooFast');
}

/** The person who asks, if that person may see the table. */
async function sitterAt(core: Core, table: string, request: FastifyRequest, reply: FastifyReply): Promise<Person> {
  const person = await personOf(core, request, reply);
  await tableFor(core, table, person);
  return person;
}

function done(answer: Answer, { rooms }: Core, table: string): { readonly seq: number } {
  if (!answer.ok) throw problemOf(answer);
  void rooms.tellPresence(table).catch(() => {});
  return { seq: answer.seq };
}
