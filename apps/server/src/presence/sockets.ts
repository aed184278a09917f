/** All sockets of a node. */
import type { FromServer } from '@tabannusi/host';

/** A socket, as far as the node needs it. */
export interface OpenSocket {
  /** The hash of the cookie that opened it; null without a session. */
  readonly session: string | null;
  tell(message: FromServer): void;
  end(reason: 'notSignedIn' | 'restart'): void;
  /** Pings the client, and closes the socket if earlier pings were not answered. */
  ping(): void;
}

export class Sockets {
  readonly #open = new Set<OpenSocket>();

  add(socket: OpenSocket): void {
    this.#open.add(socket);
  }

  remove(socket: OpenSocket): void {
    this.#open.delete(socket);
  }

  /** Closes the sockets of a browser that was forgotten. */
  endSession(hash: string): void {
    for (const socket of this.#open) if (socket.session === hash) socket.end('notSignedIn');
  }

  /** Pings every client. */
  beat(): void {
    for (const socket of [...this.#open]) socket.ping();
  }

  /** Closes all sockets because the node stops. Clients reconnect after different delays. */
  endAll(): void {
    for (const socket of this.#open) {
      socket.tell({ t: 'moved', retry: Math.floor(Math.random() * LATEST_MS) });
      socket.end('restart');
    }
  }
}

const LATEST_MS = 3_000;
