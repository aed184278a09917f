/** Opening a finished game of four: the bytes that are transferred, and the time to follow it. */
import { gzipSync } from 'node:zlib';
import { SPECTATOR } from '@tabannusi/engine';
import { feedFor, type ToldEntry } from '@tabannusi/host';
import { expect, it } from 'vitest';
import { Remote } from '../../src/online/remote.ts';
import type { Room } from './room.ts';
import { simulate } from './simulation.ts';

const KB = 1024;
const OWN = 1;

/** Opens the game as the page of a seat does. Returns milliseconds of processor time. */
function open(feed: string): number {
  const ports = {
    connect: () => ({ send: () => {}, close: () => {} }),
    in: () => () => {},
    lot: () => 0,
    newId: () => '',
  };
  const seatsOf = ({ seats }: { readonly seats: readonly unknown[] }) =>
    seats.map((_, n) => ({ kind: 'person', name: `Seat ${n + 1}` }) as const);
  const before = process.cpuUsage();
  const remote = new Remote({ ports, person: `p${OWN}`, seatsOf });
  remote.open((JSON.parse(feed) as { readonly entries: readonly ToldEntry[] }).entries);
  const { table } = remote.get();
  if (table?.prompt.wait !== 'over') throw new Error('the game is not over');
  table.view(table.observer);
  table.log(SPECTATOR);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

it('comes over the wire in 12 KB, and is followed within 60 ms', async () => {
  const rooms: Room[] = [];
  const whole = { seed: 'four', persons: 4, tabs: 1, enough: 1_000, storm: 0, calm: 1_000_000 };
  const { over } = await simulate({ ...whole, plant: (room) => void rooms.push(room) });
  expect(over).toBe(1);
  const feed = `{"entries":[${rooms[0]?.feeds.map((each) => feedFor(each, OWN)).join(',')}]}`;
  const times = [open(feed), open(feed), open(feed)];
  const wire = gzipSync(feed).length;
  expect(wire).toBeGreaterThan(4 * KB);
  expect(wire).toBeLessThanOrEqual(11 * KB);
  expect(Math.min(...times), `${times}`).toBeLessThanOrEqual(60);
});
