/** Presence: who is at which table on this node, and who receives its messages. Nothing of it is stored. */
import { type FromServer, type Hosted, type Presence, seatOf } from '@tabannusi/host';
import type { Desk } from '../desk/desk.ts';

/** A socket at a table. */
export interface Guest {
  readonly person: string | null;
  /** The person, or the address if there is no session. Each owner has a limited number of sockets at a table. */
  readonly owner: string;
  readonly isFocused: boolean;
  /** Whether the socket was let in. Until then it counts but receives nothing, because it may be a stranger's. */
  readonly isWelcome: boolean;
  tell(message: FromServer): void;
}

export class Rooms {
  readonly #desk: Desk;
  readonly #rooms = new Map<string, Set<Guest>>();

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  /** Returns false if the owner has too many sockets at this table. */
  enter(table: string, guest: Guest, most: number): boolean {
    const room = this.#rooms.get(table) ?? new Set();
    const others = [...room].filter(({ owner }) => owner === guest.owner);
    if (!room.has(guest) && others.length >= most) return false;
    this.#rooms.set(table, room.add(guest));
    return true;
  }

  leave(table: string, guest: Guest): void {
    const room = this.#rooms.get(table);
    room?.delete(guest);
    if (room?.size === 0) this.#rooms.delete(table);
  }

  /** Tells everybody at the table who is present. */
  async tellPresence(table: string): Promise<void> {
    if (!this.#rooms.has(table)) return;
    const hosted = await this.#desk.look(table);
    if (hosted !== null) this.tell(table, { t: 'presence', ...presenceAt(hosted, this.#rooms.get(table) ?? new Set()) });
  }

  tell(table: string, message: FromServer): void {
    for (const guest of this.#rooms.get(table) ?? []) if (guest.isWelcome) guest.tell(message);
  }
}

function presenceAt(hosted: Hosted, room: ReadonlySet<Guest>): { readonly seats: Presence[]; readonly watching: number } {
  const seats = hosted.seats.map(({ sitter }): Presence => (sitter !== null && 'bot' in sitter ? 'here' : 'gone'));
  let watching = 0;
  for (const { person, isFocused, isWelcome } of room) {
    if (!isWelcome) continue;
    const seat = person === null ? null : seatOf(hosted, person);
    if (seat === null) watching++;
    else if (seats[seat] !== 'here') seats[seat] = isFocused ? 'here' : 'away';
  }
  return { seats, watching };
}
