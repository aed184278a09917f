/** A socket that is reopened whenever it closes. It does not interpret its messages. */

/** What the page or a test hands in. */
export interface LinePorts {
  /** Opens a socket. Its events come only after this returns, and none after `closed`. */
  connect(heard: SocketEvents): Socket;
  /** Runs something after this many milliseconds. The returned function cancels it. */
  in(ms: number, run: () => void): () => void;
  /** A random number from 0 to 1. */
  lot(): number;
}

export interface SocketEvents {
  opened(): void;
  heard(text: string): void;
  closed(code: number): void;
}

export interface Socket {
  send(text: string): void;
  close(): void;
}

interface LineEvents {
  opened(): void;
  heard(text: string): void;
  /** False if it must not be reopened. */
  closed(code: number): boolean;
}

/** Milliseconds before the next attempt, by the number of failed ones. A restarted server is back within seconds. */
const DELAYS = [0, 500, 1_000, 1_000, 1_000, 1_000, 2_000, 4_000];
const LONGEST_MS = 8_000;
/** How long opening a socket may take, in milliseconds. */
const OPENING_MS = 4_000;
/** The close code of a socket that nobody closed. */
const ABNORMAL = 1006;

export class Line {
  readonly #ports: LinePorts;
  readonly #events: LineEvents;
  #socket: Socket | null = null;
  #isOpen = false;
  #tries = 0;
  /** The delay that the server has asked for, in milliseconds. */
  #pause = 0;
  /** Cancels the next attempt, or the time limit of the present one. */
  #cancel: () => void = () => {};

  constructor(ports: LinePorts, events: LineEvents) {
    this.#ports = ports;
    this.#events = events;
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** The number of failed attempts since the line was last known to be good. */
  get tries(): number {
    return this.#tries;
  }

  open(): void {
    this.#cancel();
    // Events of an earlier socket are ignored.
    const isPresent = (): boolean => this.#socket === socket;
    const socket: Socket = this.#ports.connect({
      opened: () => {
        if (!isPresent()) return;
        this.#cancel();
        this.#isOpen = true;
        this.#events.opened();
      },
      heard: (text) => isPresent() && this.#events.heard(text),
      closed: (code) => isPresent() && this.#closed(code),
    });
    this.#socket = socket;
    this.#cancel = this.#ports.in(OPENING_MS, () => this.cut());
  }

  send(text: string): void {
    if (this.#isOpen) this.#socket?.send(text);
  }

  /** The server answers, so failed attempts are forgotten. */
  isGood(): void {
    this.#tries = 0;
  }

  /** The socket has gone silent: another one is opened. */
  cut(): void {
    this.#socket?.close();
    this.#closed(ABNORMAL);
  }

  /** The next attempt waits at least this long. */
  pause(ms: number): void {
    this.#pause = ms;
  }

  /** A network may be available again, so it tries at once. */
  wake(): void {
    if (this.#isOpen) return;
    this.#socket?.close();
    this.open();
  }

  close(): void {
    this.#cancel();
    this.#socket?.close();
    this.#socket = null;
    this.#isOpen = false;
  }

  #closed(code: number): void {
    this.#cancel();
    this.#socket = null;
    this.#isOpen = false;
    const delay = (DELAYS[this.#tries] ?? LONGEST_MS) * (0.75 + this.#ports.lot() / 2);
    this.#tries++;
    this.#cancel = this.#ports.in(Math.max(delay, this.#pause), () => this.open());
    this.#pause = 0;
    if (!this.#events.closed(code)) this.close();
  }
}
