/**
 * Connections between pages and a server in virtual time. Messages on a connection arrive in order; they may be late, arrive twice, or
 * stop.
 */
import type { VirtualTime } from '@tabannusi/host/virtual-time';
import type { Socket, SocketEvents } from '../../src/online/line.ts';
import type { Room, Visitor } from './room.ts';

export class Wire {
  /** Whether faults happen. */
  isStormy = false;
  cuts = 0;
  doubles = 0;
  /** Whether the network or the server is missing. */
  isDown = false;
  /** Milliseconds until a page gave up a dead connection. */
  readonly noticed: number[] = [];
  readonly #time: VirtualTime;
  readonly #room: Room;
  readonly #cuts = new Set<() => void>();

  constructor(time: VirtualTime, room: Room) {
    this.#time = time;
    this.#room = room;
  }

  /** The server restarts: nobody is connected. */
  cutAll(): void {
    for (const cut of [...this.#cuts]) cut();
  }

  connect(person: string, page: SocketEvents, says: (text: string) => void): Socket {
    const time = this.#time;
    const room = this.#room;
    let isOpen = true;
    let deadAt: number | null = null;
    const close = (): void => {
      if (isOpen && deadAt !== null) this.noticed.push(time.now - deadAt);
      isOpen = false;
      this.#cuts.delete(cut);
      room.leave(visitor);
    };
    const cut = (): void => {
      if (!isOpen) return;
      close();
      page.closed(1006);
    };
    const dies = (): void => {
      deadAt ??= time.now;
    };
    const [up, down] = [this.#direction(cut, dies), this.#direction(cut, dies)];
    const visitor: Visitor = { person, send: (text) => down(() => isOpen && page.heard(text)) };
    this.#cuts.add(cut);
    if (this.isDown) time.in(time.between(1, 80), cut);
    else down(() => isOpen && page.opened());
    time.in(0, () => this.isStormy && time.oneIn(6) && cut());
    return {
      send(text) {
        says(text);
        up(() => isOpen && room.hear(visitor, text));
      },
      close,
    };
  }

  /** Delivers messages in order, each after a random delay. */
  #direction(cut: () => void, dies: () => void): (arrive: () => void) => void {
    const time = this.#time;
    let [last, isDead] = [0, false];
    return (arrive) => {
      if (this.isStormy && time.oneIn(40)) {
        this.cuts++;
        isDead = true;
        dies();
        // Nobody is told that a connection is dead.
        if (time.oneIn(2)) time.in(time.between(0, 20_000), cut);
      }
      if (isDead) return;
      const copies = this.isStormy && time.oneIn(12) ? 2 : 1;
      this.doubles += copies - 1;
      for (let copy = 0; copy < copies; copy++) {
        last = Math.max(last, time.now + time.between(1, this.isStormy && time.oneIn(8) ? 3_000 : 80));
        time.in(last - time.now, arrive);
      }
    };
  }
}
