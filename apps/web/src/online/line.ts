/** A socket that is opened again whenever it closes. It knows nothing of what is said over it. */

/** What the page, or a test, has for it. */
export interface LinePorts {
  /** Opens a socket. Nothing is heard of it before this returns, and nothing after `closed`. */
  connect(heard: SocketEvents): Socket;
  /** Runs something in so many milliseconds; the answer prevents it. */
  in(ms: number, run: () => void): () => void;
  /** From 0 to 1, by lot. */
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
  /** False where it must not be opened again. */
  closed(code: number): boolean;
}

/** Milliseconds before it is opened again, by how often that was tried in vain. A server that is restarted is back within seconds. */
const DELAYS = [0, 500, 1_000, 1_000, 1_000, 1_000, 2_000, 4_000];
const LONGEST_MS = 8_000;
/** Milliseconds in which a socket opens. */
const OPENING_MS = 4_000;
/** The code of a socket that nobody closed. */
const ABNORMAL = 1006;

export class Line {
  readonly #ports: LinePorts;
  readonly #events: LineEvents;
  #socket: Socket | null = null;
  #isOpen = false;
  #tries = 0;
  /** Milliseconds that the server asks for. */
  #pause = 0;
  /** Of the next opening, or of the patience with the present one. */
  #cancel: () => void = () => {};

  constructor(ports: LinePorts, events: LineEvents) {
    this.#ports = ports;
    this.#events = events;
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** How often it was opened in vain since it was last known to be good. */
  get tries(): number {
    return this.#tries;
  }

  open(): void {
    this.#cancel();
    // Events of an earlier socket come too late.
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

  /** It answers: the next opening is the first again. */
  isGood(): void {
    this.#tries = 0;
  }

  /** Nothing comes over it any more: another socket is opened. */
  cut(): void {
    this.#socket?.close();
    this.#closed(ABNORMAL);
  }

  /** The next opening waits at least so long. */
  pause(ms: number): void {
    this.#pause = ms;
  }

  /** There may be a network again: it is opened at once. */
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
