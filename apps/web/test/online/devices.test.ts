/** One person with the same table on two devices: a draft on one appears on the other, and other people's pages are not affected. */
import { idOf, SPECTATOR } from '@tabannusi/engine';
import { VirtualTime } from '@tabannusi/host/virtual-time';
import type { FollowedTable } from '@tabannusi/table';
import { expect, it } from 'vitest';
import { Remote } from '../../src/online/remote.ts';
import { Room, shareOf } from './room.ts';
import { Wire } from './wire.ts';

class House {
  readonly time = new VirtualTime('devices');
  readonly room = new Room(2, this.time.random, () => this.time.now);
  readonly #wire = new Wire(this.time, this.room);
  #ids = 0;

  /** A page of a person, connected. */
  async open(seat: number): Promise<Remote> {
    const remote = new Remote({
      ports: {
        connect: (events) => this.#wire.connect(`p${seat}`, events, () => {}),
        in: (ms, run) => {
          let isWanted = true;
          this.time.in(ms, () => isWanted && run());
          return () => {
            isWanted = false;
          };
        },
        lot: () => 0.5,
        newId: () => String(++this.#ids).padStart(32, '0'),
      },
      person: `p${seat}`,
      seatsOf: ({ seats }) => seats.map((_, n) => ({ kind: 'person', name: `Seat ${n + 1}` })),
    });
    remote.open();
    await this.pass();
    return remote;
  }

  /** Whether there is a network. Without it, all connections break. */
  connect(isThere: boolean): void {
    this.#wire.isDown = !isThere;
    if (!isThere) this.#wire.cutAll();
  }

  /** All messages arrive. */
  pass(): Promise<void> {
    return this.time.until(this.time.now + 2_000);
  }
}

const tableOf = (remote: Remote): FollowedTable => {
  const { table } = remote.get();
  if (table === null) throw new Error('the game has not begun');
  return table;
};

const triedOn = (remote: Remote): string => tableOf(remote).untold.map(idOf).join(' ');

/** Everybody is ready; returns the two pages of the asked seat and a page of the other one. */
async function begun(): Promise<{ house: House; pages: readonly [Remote, Remote, Remote]; seat: number }> {
  const house = new House();
  const remotes = [await house.open(0), await house.open(1)];
  for (const remote of remotes) remote.do({ t: 'ready' });
  await house.pass();
  for (const [seat, remote] of remotes.entries()) remote.do({ t: 'share', share: shareOf(seat) });
  await house.pass();
  const [first, second] = remotes;
  if (first === undefined || second === undefined) throw new Error('two are open');
  const { prompt } = tableOf(first);
  const seat = 'seat' in prompt ? prompt.seat : 0;
  const [own, other] = seat === 0 ? [first, second] : [second, first];
  return { house, seat, pages: [own, await house.open(seat), other] };
}

/** Makes the first choice after which something is left to decide before the next barrier. */
function tryOn(remote: Remote, seat: number): void {
  const table = tableOf(remote);
  for (const choice of table.choices(seat)) {
    table.play(seat, choice);
    if (table.prompt.wait === 'decision' && table.untold.length > 0) return;
    throw new Error(`a barrier after ${idOf(choice)}`);
  }
}

it('has what is tried on one device on the other one, undone too, and on no page of others', async () => {
  const { house, seat, pages } = await begun();
  const [own, second, other] = pages;
  tryOn(own, seat);
  await house.pass();
  expect(triedOn(own)).not.toBe('');
  expect(triedOn(second)).toBe(triedOn(own));
  // The turn continues on the second device, with the draft from the first.
  tableOf(second).undo(seat);
  await house.pass();
  expect([triedOn(own), triedOn(second), triedOn(other)]).toEqual(['', '', '']);
});

it('ends with the same on both where both try at once', async () => {
  const { house, seat, pages } = await begun();
  const [own, second] = pages;
  tryOn(own, seat);
  tryOn(second, seat);
  tableOf(second).undo(seat);
  await house.pass();
  expect(triedOn(second)).toBe(triedOn(own));
});

it('keeps what was undone while the own draft was on its way', async () => {
  const { house, seat, pages } = await begun();
  const [own, second] = pages;
  tryOn(own, seat);
  tableOf(own).undo(seat);
  const shown: string[] = [];
  tableOf(own).subscribe(SPECTATOR, () => shown.push(triedOn(own)));
  await house.pass();
  expect([triedOn(own), triedOn(second), shown]).toEqual(['', '', []]);
});

it('says phrases to everybody who is there, and keeps the last ones', async () => {
  const { house, seat, pages } = await begun();
  const [own, second, other] = pages;
  own.say('hello');
  await house.pass();
  other.say('thanks');
  await house.pass();
  const heard = [
    { n: 1, seat, phrase: 'hello' },
    { n: 2, seat: 1 - seat, phrase: 'thanks' },
  ];
  for (const page of [own, second, other]) expect(page.get().said).toEqual(heard);
  for (let n = 0; n < 10; n++) own.say('oops');
  await house.pass();
  expect(other.get().said.map(({ n }) => n)).toEqual([5, 6, 7, 8, 9, 10, 11, 12]);
});

it('says after 300 ms that a decision is on its way, and not before', async () => {
  const { house, seat, pages } = await begun();
  const [own] = pages;
  const table = tableOf(own);
  house.connect(false);
  for (let choice = table.choices(seat)[0]; choice !== undefined; choice = table.choices(seat)[0]) {
    table.play(seat, choice, { isConfirmed: true });
    if (table.prompt.wait === 'sending') break;
  }
  const sentAt = house.time.now;
  const shown = async (ms: number): Promise<boolean> => {
    await house.time.until(sentAt + ms);
    return own.get().isSending;
  };
  expect([await shown(299), await shown(300)]).toEqual([false, true]);
  house.connect(true);
  expect(await shown(10_000)).toBe(false);
  expect(tableOf(own).untold).toEqual([]);
});
