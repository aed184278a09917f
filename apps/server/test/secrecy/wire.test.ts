/** No byte that a real node sends before the end contains anything hidden (B18). */
import { hashText, SPECTATOR, State } from '@tabannusi/engine';
import { type Hosted, recordOf } from '@tabannusi/host';
import { playFirst } from '@tabannusi/host/secrecy';
import { expect, test } from 'vitest';
import type { Core } from '../../src/core.ts';
import { checkWire, type WireLeak, type WireParts } from './wire.ts';

const GAMES: readonly WireParts[] = [
  { seed: 'wire two', persons: 2 },
  { seed: 'wire with a bot', persons: 2, bots: 1, stretches: 15 },
];

test('twin games with other hidden cards are the same bytes to every observer', async () => {
  const sum = { twins: 0, exchanged: 0, bytes: 0 };
  for (const parts of GAMES)
    for (const { observer, differs, exchanged, bytes } of await checkWire(parts)) {
      expect([parts.seed, observer, differs]).not.toEqual([parts.seed, observer, true]);
      sum.twins += differs === false ? 1 : 0;
      sum.exchanged += exchanged;
      sum.bytes += bytes;
    }
  expect(sum.twins).toBeGreaterThan(3);
  expect(sum.exchanged).toBeGreaterThan(6);
  expect(sum.bytes).toBeGreaterThan(500_000);
});

/** The last card that was hidden. */
const lastCard = (hosted: Hosted | null): string => (hosted === null ? '' : (recordOf(hosted)?.hidden.at(-1) ?? ''));
const lastNumber = (hosted: Hosted | null): number => Number(lastCard(hosted).replace(/\D/g, ''));

function stateHash({ setting, course }: Hosted): string {
  const state = new State(setting);
  if (course !== null) state.restore(course.image);
  return hashText(state);
}

/** Changes the messages that follow a command. */
const after =
  (run: (core: Core, hosted: Hosted) => void): WireLeak =>
  (core, table) => {
    const send = core.desk.send.bind(core.desk);
    core.desk.send = async (...given) => {
      const answer = await send(...given);
      const hosted = await core.desk.look(table);
      if (hosted !== null && answer.ok) run(core, hosted);
      return answer;
    };
  };

const LEAKS: Readonly<Record<string, WireLeak>> = {
  'a hash over the whole state': after(({ rooms }, hosted) => rooms.tell(hosted.table, { t: 'said', seat: 0, phrase: stateHash(hosted) })),
  'an error that names a card': ({ desk }, table) => {
    const send = desk.send.bind(desk);
    desk.send = async (...given) => {
      const answer = await send(...given);
      return answer.ok ? answer : ({ ...answer, fault: lastCard(await desk.look(table)) } as never);
    };
  },
  'a draft told to others as it was tried': ({ desk, rooms }, table) => {
    const draft = desk.draft.bind(desk);
    desk.draft = async (id, person, at, decisions) => {
      const refused = await draft(id, person, at, decisions);
      if (refused === null) rooms.tell(table, { t: 'draft', seat: 0, at, decisions: decisions.map(String) });
      return refused;
    };
  },
  'a text of another length': after(({ rooms }, hosted) =>
    rooms.tell(hosted.table, { t: 'said', seat: 0, phrase: '.'.repeat(lastNumber(hosted)) }),
  ),
  'a close code that depends on a card': ({ desk, rooms }, table) => {
    const enter = rooms.enter.bind(rooms);
    let last = 0;
    const send = desk.send.bind(desk);
    desk.send = async (...given) => {
      const answer = await send(...given);
      last = lastNumber(await desk.look(table));
      return answer;
    };
    rooms.enter = (id, guest, most) => (id === table || last % 2 === 0 ? enter(id, guest, most) : false);
  },
  'a refusal over HTTP that depends on a card': ({ desk, rates }, table) => {
    const use = rates.requests.use.bind(rates.requests);
    const send = desk.send.bind(desk);
    let last = 0;
    desk.send = async (...given) => {
      const answer = await send(...given);
      last = lastNumber(await desk.look(table));
      return answer;
    };
    rates.requests.use = (...given) => use(...given) && last % 2 === 0;
  },
};

/** A game in which a seat soon tries a stretch that begins with one of its cards: only then does a draft hide something. */
function revealingGame(): WireParts {
  for (let n = 0; ; n++) {
    const parts = { seed: `wire leak ${n}`, persons: 2, stretches: 30 };
    const deeds = playFirst(parts).deeds.slice(0, parts.stretches);
    if (deeds.some(({ place, draft }) => place !== null && draft.length > 0)) return parts;
  }
}

const GAME = revealingGame();

test.each(Object.entries({ 'none, which is no leak': undefined, ...LEAKS }))('a planted leak is found: %s', async (_, leak) => {
  let isFound = false;
  for (const observer of [SPECTATOR, 0, 1]) {
    if (!isFound) isFound = (await checkWire(GAME, [observer], leak)).some(({ differs }) => differs);
  }
  expect(isFound).toBe(leak !== undefined);
});
