/** The socket, clock and random numbers of a page. */
import { newId } from '../keep/new-id.ts';
import type { Ports } from './connection.ts';

export const pagePorts = (table: string): Ports => ({
  connect({ opened, heard, closed }) {
    const address = new URL(`api/tables/${table}/socket`, location.href);
    address.protocol = address.protocol.replace('http', 'ws');
    const socket = new WebSocket(address);
    socket.addEventListener('open', opened);
    socket.addEventListener('message', ({ data }) => heard(String(data)));
    socket.addEventListener('close', ({ code }) => closed(code));
    return { send: (text) => socket.send(text), close: () => socket.close() };
  },
  in(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
  lot: Math.random,
  newId,
});
