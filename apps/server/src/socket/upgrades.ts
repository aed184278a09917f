/**
 * Lets a server upgrade only requests for the socket of a table. For any other upgrade, Node would hand over a connection that nobody reads
 * or ends; it would stay open for good, and the server could not stop.
 */
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';

type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

const SOCKET = /^\/api\/tables\/[0-9a-f]{32}\/socket(?:\?|$)/;

const NOT_FOUND = ['HTTP/1.1 404 Not Found', 'Connection: close', 'Content-Length: 0', '', ''].join('\r\n');

/** Call it after the server has added its listeners for upgrades. */
export function upgradeOnlySockets(server: Server): void {
  const listeners = server.listeners('upgrade') as Upgrade[];
  server.removeAllListeners('upgrade').on('upgrade', (request, socket, head) => {
    if (SOCKET.test(request.url ?? '')) for (const listener of listeners) listener.call(server, request, socket, head);
    else socket.on('error', () => {}).end(NOT_FOUND, () => socket.destroy());
  });
}
