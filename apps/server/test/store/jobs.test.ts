import { beforeEach, expect, test } from 'vitest';
import { claim, dead, fail, finish, giveBack, type Job, LEASE_MS, MOST_TRIES, nextDue } from '../../src/store/jobs.ts';
import { call } from '../../src/store/statement.ts';
import { dropJob, putJob } from '../../src/store/statements/job.ts';
import type { Store } from '../../src/store/store.ts';
import { onBoth, opening } from './engines.ts';
import { NOW } from './sample.ts';

const HOUR = 3_600_000;

onBoth((engine) => {
  const open = opening();
  let address = '';
  let store: Store;

  beforeEach(async () => {
    address = await engine.ready();
    store = await open(address);
  });

  const put = (key: string, dueAt = NOW, id = key) => store.together([call(putJob, { id, kind: 'bot', key, dueAt, body: '' })]);

  async function claimOne(now: number): Promise<Job> {
    const [job] = await claim(store, now);
    if (!job) throw new Error('no job is due');
    return job;
  }

  test('a job is lent to one at a time, when it is due, the oldest first', async () => {
    await put('late', NOW + 5);
    await put('early', NOW);
    expect(await nextDue(store)).toBe(NOW);
    expect(await claim(store, NOW - 1)).toEqual([]);
    expect((await claim(store, NOW + 5)).map(({ key, tries }) => [key, tries])).toEqual([
      ['early', 1],
      ['late', 1],
    ]);
    expect(await claim(store, NOW + 5)).toEqual([]);
    expect(await nextDue(store)).toBe(NOW + 5 + LEASE_MS);
  });

  test('a lease that runs out ends: another takes the job, and the first can neither finish nor put it off', async () => {
    await put('a');
    const first = await claimOne(NOW);
    const second = await claimOne(NOW + LEASE_MS);
    expect(second).toMatchObject({ id: first.id, tries: 2 });
    expect([await finish(store, first), await fail(store, first, NOW), await giveBack(store, first)]).toEqual([false, false, false]);
    expect(await finish(store, second)).toBe(true);
    expect(await nextDue(store)).toBeNull();
  });

  test('a job that was replaced is no longer the business of who held the old one', async () => {
    await put('a');
    const old = await claimOne(NOW);
    await put('a', NOW + 1, 'anew');
    expect(await finish(store, old)).toBe(false);
    expect(await claimOne(NOW + 1)).toMatchObject({ id: 'anew', tries: 1 });
    await store.together([call(dropJob, { kind: 'bot', key: 'a' })]);
    expect(await nextDue(store)).toBeNull();
  });

  test('what fails comes again after 5 s, twice as long each time, an hour at most, and is dead after twelve tries', async () => {
    await put('a');
    const delays: number[] = [];
    let now = NOW;
    for (let tries = 1; tries < MOST_TRIES; tries++) {
      await fail(store, await claimOne(now), now);
      const next = (await nextDue(store)) ?? 0;
      delays.push(next - now);
      now = next;
    }
    expect(delays.slice(0, 3)).toEqual([5_000, 10_000, 20_000]);
    expect(delays.at(-1)).toBe(HOUR);
    expect(await dead(store, now)).toEqual([]);
    await fail(store, await claimOne(now), now);
    expect(await claim(store, now + 2 * HOUR)).toEqual([]);
    expect(await dead(store, now)).toMatchObject([{ key: 'a', tries: MOST_TRIES }]);
    await put('a', NOW, 'revived');
    expect(await claimOne(NOW)).toMatchObject({ tries: 1 });
  });

  test('a job whose holders die is dead after twelve leases, too', async () => {
    await put('a');
    for (let tries = 0; tries < MOST_TRIES; tries++) await claimOne(NOW + tries * LEASE_MS);
    const last = NOW + MOST_TRIES * LEASE_MS;
    expect(await dead(store, last - 1)).toEqual([]);
    expect(await claim(store, last)).toEqual([]);
    expect(await dead(store, last)).toHaveLength(1);
  });

  test('a job that is given back was not tried', async () => {
    await put('a');
    expect(await giveBack(store, await claimOne(NOW))).toBe(true);
    expect(await claimOne(NOW)).toMatchObject({ tries: 1 });
  });

  test('where it is given back, an earlier holder whose lease ran out has it no more', async () => {
    await put('a');
    const first = await claimOne(NOW);
    await giveBack(store, await claimOne(NOW + LEASE_MS));
    expect([await finish(store, first), await fail(store, first, NOW), await giveBack(store, first)]).toEqual([false, false, false]);
    const third = await claimOne(NOW + LEASE_MS);
    expect(await finish(store, first)).toBe(false);
    expect(await finish(store, third)).toBe(true);
  });

  test('nodes whose clocks differ by half a minute do not take from each other what a bot is at', async () => {
    await put('a');
    const [behind, ahead, work] = [NOW - 15_000, NOW + 15_000, 20_000];
    await put('a', behind);
    const job = await claimOne(behind);
    expect(await claim(store, ahead + work)).toEqual([]);
    expect(await finish(store, job)).toBe(true);
  });

  test('of many who claim at once each gets other jobs', async () => {
    const count = 200;
    await store.together(
      Array.from({ length: count }, (_, n) => call(putJob, { id: `j${n}`, kind: 'bot', key: `${n}`, dueAt: NOW + n, body: '' })),
    );
    const claimed: string[] = [];
    while (claimed.length < count) {
      const rounds = await Promise.all(Array.from({ length: 8 }, () => claim(store, NOW + count, 20)));
      const keys = rounds.flat().map(({ key }) => key);
      if (keys.length === 0) break;
      claimed.push(...keys);
    }
    expect(claimed).toHaveLength(count);
    expect(new Set(claimed).size).toBe(count);
  });
});
