/** The socket of a table. Guards check the request before the upgrade. */

import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
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
    // The person must be known before the first message arrives.
    preHandler: async (request) => {
      request.session = await sessionOf(core, request);
    },
    handler: (_, reply) => reply.callNotFound(),
    wsHandler: (socket: WebSocket, request) => {
      forgetRequest(socket, request.raw.socket);
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

/**
 * A socket may live for hours and would keep its request and response, some 4 KB, in memory: a listener of the plug-in holds one, the
 * stream the other. Neither is used after the upgrade.
 */
function forgetRequest(socket: WebSocket, stream: Socket & { _httpMessage?: ServerResponse }): void {
  socket.removeAllListeners('error');
  stream._httpMessage?.detachSocket(stream);
}
