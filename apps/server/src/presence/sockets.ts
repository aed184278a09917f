/** All sockets of a node. */
import type { FromServer } from '@tabannusi/host';

/** A socket, as far as the node goes. */
export interface OpenSocket {
  /** The hash of the cookie that opened it; null without a session. */
  readonly session: string | null;
  tell(message: FromServer): void;
  end(reason: 'notSignedIn' | 'restart'): void;
  /** Asks whether the client is there, and ends the socket of one that does not answer. */
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

  /** A browser has been forgotten: what it was let in with is void. */
  endSession(hash: string): void {
    for (const socket of this.#open) if (socket.session === hash) socket.end('notSignedIn');
  }

  /** Asks every client whether it is there. */
  beat(): void {
    for (const socket of [...this.#open]) socket.ping();
  }

  /** The node stops: clients come back after a while, not all at once. */
  endAll(): void {
    for (const socket of this.#open) {
      socket.tell({ t: 'moved', retry: Math.floor(Math.random() * LATEST_MS) });
      socket.end('restart');
    }
  }
}

const LATEST_MS = 3_000;
