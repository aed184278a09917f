/** The socket of a table. Guards have looked at the request before it is upgraded. */

import type { FastifyInstance } from 'fastify';
import type { WebSocket } from 'ws';
import type { Core } from '../core.ts';
import { addressOf } from '../http/guards.ts';
import { sessionOf } from '../http/session-cookie.ts';
import { OnTable } from '../schemas.ts';
import { Connection } from './connection.ts';

export function addSocketRoute(app: FastifyInstance, core: Core): void {
  app.route<{ Params: { table: string } }>({
    method: 'GET',
    url: '/api/tables/:table/socket',
    schema: { params: OnTable },
    // Who it is must be known before the first message comes.
    preHandler: async (request) => {
      request.session = await sessionOf(core, request);
    },
    handler: (_, reply) => reply.callNotFound(),
    wsHandler: (socket: WebSocket, request) => {
      const person = request.session?.person.id ?? null;
      const owner = person ?? addressOf(request);
      const connection = new Connection({
        ...{ core, socket, table: request.params.table, person, owner, session: request.session?.hash ?? null },
      });
      core.sockets.add(connection);
      socket.on('close', () => core.sockets.remove(connection));
    },
  });
}
