/** The memory of a node for unused tables: no more after 10,000 games than after 1,000 (B11). */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { DEFAULT_SWITCHES, REFERENCE_EDITION, RULES_VERSION, shippedHash } from '@tabannusi/engine';
import { seatCommitment } from '@tabannusi/fair';
import { expect, test } from 'vitest';
import { createCore } from '../../src/core.ts';
import { LIMITS } from '../../src/limits.ts';
import { hashOf, newId } from '../../src/random-ids.ts';
import { openStore } from '../../src/store/open-store.ts';
import { recordOf } from '../../src/tables/game-to-play.ts';
import { openWith } from '../../src/tables/open-table.ts';
import { folder } from '../store/engines.ts';

const GAMES = Number(process.env['GAMES'] ?? 10_000);
const FIRST = GAMES / 10;
const AT_ONCE = 16;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

const { id, version } = REFERENCE_EDITION;
const edition = { id, version, hash: shippedHash(REFERENCE_EDITION) };
const contents = {
  record: recordOf({ rules: RULES_VERSION, edition, switches: DEFAULT_SWITCHES, seats: 2 }),
  options: { hints: true, estimate: true, watching: 'link' },
  places: [null, null],
} as const;

test(`the memory of a node is flat over ${GAMES} games`, async () => {
  const store = await openStore(`${folder()}/tabannusi.db`);
  const key = new Uint8Array(32).fill(1);
  const core = createCore({
    store,
    key,
    limits: LIMITS,
    now: Date.now,
    report: (error) => expect.unreachable(String(error)),
    publish: () => {},
  });
  const people = await Promise.all(['Ann', 'Ben'].map((name) => core.people.signUp(name, 'en')));
  const persons = people.map(({ person }) => person.id);

  const begin = async (): Promise<void> => {
    const table = newId();
    await openWith(core, { id: persons[0] ?? '' }, { ...contents, table });
    const shares = persons.map((person) => hashOf(`${table} ${person}`));
    const send = async (command: object): Promise<void> => {
      const answer = await core.desk.send(table, { id: newId(), ...command } as never);
      if (!answer.ok) throw new Error(answer.code);
    };
    for (const [seat, person] of persons.entries())
      await send({ do: 'sit', person, seat, commitment: seatCommitment(table, seat, shares[seat] ?? '') });
    for (const person of persons) await send({ do: 'ready', person });
    for (const [seat, person] of persons.entries()) await send({ do: 'share', person, share: shares[seat] });
  };
  const bytesAfter = async (games: number): Promise<number> => {
    for (let n = 0; n < games; n += AT_ONCE) await Promise.all(Array.from({ length: Math.min(AT_ONCE, games - n) }, begin));
    for (let n = 0; n < 4; n++) {
      collect();
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    const { heapUsed, external } = process.memoryUsage();
    return heapUsed + external;
  };

  const first = await bytesAfter(FIRST);
  const last = await bytesAfter(GAMES - FIRST);
  process.stdout.write(`\nmemory: ${JSON.stringify({ [FIRST]: first, [GAMES]: last })}\n`);
  await store.close();
  expect(last).toBeLessThan(1.05 * first);
});
