/** A table at a desk with followers, for tests without time and faults. */
import { DEFAULT_SWITCHES, Generator, REFERENCE_EDITION, shippedHash } from '@tabannusi/engine';
import { seatCommitment, serverCommitment } from '@tabannusi/fair';
import { type Command, type FromServer, readStart } from '@tabannusi/host';
import { Follower } from '@tabannusi/host/follower';
import type { Answer, Desk } from '../../src/desk/desk.ts';
import type { Watcher } from '../../src/desk/ports.ts';

export const TABLE = '0123456789abcdef0123456789abcdef';
export const SECRET = 'cd'.repeat(32);
const SHARES = ['01', '02', '03'].map((one) => one.repeat(32));

export interface Listener extends Watcher {
  readonly messages: FromServer[];
  readonly follower: Follower;
  closed: boolean;
}

/** Follows as a seat or as a spectator. */
export function listener(person: string | null, observer: number): Listener {
  const messages: FromServer[] = [];
  const follower = new Follower(observer);
  const made: Listener = {
    person,
    messages,
    follower,
    closed: false,
    send(text) {
      const message = JSON.parse(text) as FromServer;
      messages.push(message);
      if (message.t === 'entries') for (const entry of message.entries) follower.hear(JSON.stringify(entry));
    },
    close() {
      made.closed = true;
    },
  };
  return made;
}

let commands = 0;
const newId = (): string => `command ${++commands}`;

function openCommand(persons: number, bots: number, watching: 'link' | 'seats'): Command {
  const edition = { id: REFERENCE_EDITION.id, version: REFERENCE_EDITION.version, hash: shippedHash(REFERENCE_EDITION) };
  const start = readStart({ rules: 1, edition, switches: DEFAULT_SWITCHES, seats: persons + bots });
  if (!start.ok) throw new Error('the start cannot be read');
  const places = Array.from({ length: persons + bots }, (_, seat) => (seat < persons ? null : { bot: 'random' }));
  const options = { hints: true, estimate: false, watching };
  const commitment = serverCommitment(TABLE, SECRET);
  return { do: 'open', id: newId(), person: 'p0', table: TABLE, commitment, options, game: start.record, places };
}

/** Opens the table and begins the game. */
export async function begin(desk: Desk, persons: number, bots = 0, watching: 'link' | 'seats' = 'link'): Promise<void> {
  await done(desk.send(TABLE, openCommand(persons, bots, watching)));
  const by = (seat: number) => ({ id: newId(), person: `p${seat}` });
  const seats = Array.from({ length: persons }, (_, seat) => seat);
  const share = (seat: number): string => SHARES[seat] ?? '';
  for (const seat of seats)
    await done(desk.send(TABLE, { do: 'sit', ...by(seat), seat, commitment: seatCommitment(TABLE, seat, share(seat)) }));
  for (const seat of seats) await done(desk.send(TABLE, { do: 'ready', ...by(seat) }));
  for (const seat of seats) await done(desk.send(TABLE, { do: 'share', ...by(seat), share: share(seat) }));
}

/** Returns the next stretch of the person who is asked, as that person sees it. */
export function stretch(listeners: readonly Listener[], seed: string): Command & { readonly do: 'commit' } {
  const { follower, person } = listeners.find(({ follower: { asked, observer } }) => asked === observer) ?? {};
  if (follower === undefined || person == null) throw new Error('no person is asked');
  const random = new Generator(`${seed} ${follower.seq}`, 'bot');
  return { do: 'commit', id: newId(), person, at: follower.seq, decisions: follower.stretch(random) };
}

async function done(answer: Promise<Answer>): Promise<void> {
  const found = await answer;
  if (!found.ok) throw new Error(found.code);
}
