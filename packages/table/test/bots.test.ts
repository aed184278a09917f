/** Bots receive only what their seat may know, and the game continues whatever they answer. */
import { anyChoice, CHANCE, type Choice, Generator, type Knowledge, REFERENCE_EDITION, State, viewOf } from '@tabannusi/engine';
import { expect, test } from 'vitest';
import { type Bot, newTable, type Table } from '../src/index.ts';
import { first, lots } from './bots.ts';
import { seatAsked } from './drive.ts';
import { textOf } from './reopen.ts';

const BOTS = { lots, first };

const botTable = (bots: readonly string[], seed: string): Table =>
  newTable({ edition: REFERENCE_EDITION, seats: bots.map((bot, seat) => ({ kind: 'bot', name: `Bot ${seat}`, bot })), seed });

async function playGame(table: Table, bots: Readonly<Record<string, Bot>> = BOTS): Promise<number[]> {
  while (table.prompt.wait !== 'over') expect(await table.askBot(bots)).toMatchObject({ ok: true, fault: null });
  return table.view(0).seats.map(({ vp }) => vp);
}

test('bots play whole games, the same from the same seed', async () => {
  for (const bots of [
    ['lots', 'first'],
    ['first', 'first', 'lots'],
    ['first', 'lots', 'lots', 'first'],
  ]) {
    const [a, b] = [botTable(bots, 'same'), botTable(bots, 'same')];
    await playGame(a);
    await playGame(b);
    expect(a.record()).toEqual(b.record());
  }
});

test('a bot is given no state', async () => {
  const table = botTable(['spy', 'lots'], 'spy');
  let looked = 0;
  const spy: Bot = {
    choose(knowledge) {
      const seen = new Set<unknown>();
      const look = (value: unknown): void => {
        if (typeof value !== 'object' || value === null || seen.has(value)) return;
        seen.add(value);
        expect(value).not.toBeInstanceOf(State);
        for (const key of Reflect.ownKeys(value)) look(Reflect.get(value, key));
      };
      look(knowledge);
      looked++;
      return anyChoice(knowledge);
    },
  };
  await playGame(table, { ...BOTS, spy });
  expect(looked).toBeGreaterThan(50);
});

test.each<[string, Bot, string]>([
  ['answers what is not legal', { choose: () => ({ choose: 'district', district: 9 }) }, 'not a legal choice'],
  ['answers nothing', { choose: () => undefined as unknown as Choice }, 'not a legal choice'],
  [
    'throws',
    {
      choose: () => {
        throw new Error('out of order');
      },
    },
    'out of order',
  ],
  ['fails later', { choose: () => Promise.reject(new Error('lost')) }, 'lost'],
])('a bot that %s is reported, and lots are drawn for it', async (_, bot, fault) => {
  const table = botTable(['broken', 'broken'], 'broken');
  const { moment } = table;
  expect(await table.askBot({ broken: bot })).toMatchObject({ ok: true, fault });
  expect(table.moment).toBeGreaterThan(moment);
});

test('a bot that is not there is reported', async () => {
  expect(await botTable(['nobody', 'lots'], 'x').askBot(BOTS)).toMatchObject({ ok: true, fault: expect.stringContaining('nobody') });
});

test('an answer that comes too late is dropped', async () => {
  const table = botTable(['slow', 'slow'], 'late');
  let answer: (choice: Choice) => void = () => undefined;
  const slow: Bot = {
    choose: ({ choices }: Knowledge) =>
      new Promise((resolve) => {
        answer = () => resolve(choices[0] as Choice);
      }),
  };
  const asked = table.askBot({ slow });
  // Meanwhile somebody else answered for it.
  await table.askBot({ slow: lots });
  const { moment } = table;
  answer({ choose: 'done' });
  expect(await asked).toEqual({ ok: false, code: 'late' });
  expect(table.moment).toBe(moment);
});

test('an answer to a position that is gone is dropped, even where another one has the same number', async () => {
  const table = botTable(['slow', 'slow'], 'gone');
  while (table.turns.length === 0 || table.choices(seatAsked(table)).length < 3) await table.askBot({ slow: lots });
  const seat = seatAsked(table);
  const [first, second] = table.choices(seat);
  table.play(seat, first as Choice);
  let answer = (): void => undefined;
  const slow: Bot = { choose: ({ choices }) => new Promise((resolve) => (answer = () => resolve(choices[0] as Choice))) };
  const asked = table.askBot({ slow });
  const { moment } = table;
  expect(table.undo(seat)).toEqual({ ok: true });
  expect(table.play(seat, second as Choice)).toEqual({ ok: true });
  expect(table.moment).toBe(moment);
  answer();
  expect(await asked).toEqual({ ok: false, code: 'late' });
  expect(table.moment).toBe(moment);
});

test('a bot that is asked twice at once decides once, also where it fails', async () => {
  for (const bot of [lots, { choose: () => Promise.reject(new Error('lost')) }]) {
    const table = botTable(['bot', 'bot'], 'twice');
    for (let n = 0; n < 80; n++) {
      const { moment } = table;
      const answers = await Promise.all([table.askBot({ bot }), table.askBot({ bot }), table.askBot({ bot })]);
      expect(answers.map(({ ok }) => ok)).toEqual([true, false, false]);
      const decisions = table.log(0, moment).filter(({ by }) => by !== CHANCE);
      expect(decisions.length).toBe(1);
    }
  }
});

test('what a bot does with what it knows afterwards changes nothing', async () => {
  const table = botTable(['keeper', 'keeper'], 'keeper');
  const kept: Knowledge[] = [];
  const answers: Choice[] = [];
  const keeper: Bot = {
    choose(knowledge) {
      const [choice] = knowledge.choices;
      kept.push(knowledge);
      answers.push(choice as Choice);
      return choice as Choice;
    },
  };
  for (let n = 0; n < 20; n++) await table.askBot({ keeper });
  const before = textOf(table);
  const seen = kept.map(({ masked }) => JSON.stringify(viewOf(masked)));
  for (const answer of answers) Object.assign(answer, { choose: 'nothing' });
  for (const { choices } of kept) (choices as Choice[]).length = 0;
  table.view(0);
  expect(textOf(table)).toBe(before);
  expect(kept.map(({ masked }) => JSON.stringify(viewOf(masked)))).toEqual(seen);
  expect(new Set(seen).size).toBe(seen.length);
});

test('a bot is asked only where it is its turn', async () => {
  const table = newTable({
    edition: REFERENCE_EDITION,
    seats: [
      { kind: 'person', name: 'A' },
      { kind: 'person', name: 'B' },
    ],
    seed: 'p',
  });
  expect(await table.askBot(BOTS)).toEqual({ ok: false, code: 'noBot' });
});

test('what a bot draws depends on the seed and the decision only', async () => {
  const drawn: number[] = [];
  const bot: Bot = {
    choose(knowledge) {
      drawn.push(knowledge.random.below(1000));
      return anyChoice({ ...knowledge, random: new Generator('fixed', 'bot') });
    },
  };
  for (let n = 0; n < 2; n++) for (const table = botTable(['bot', 'bot'], 'draws'); table.turns.length < 3; ) await table.askBot({ bot });
  expect(drawn.slice(0, drawn.length / 2)).toEqual(drawn.slice(drawn.length / 2));
  expect(new Set(drawn).size).toBeGreaterThan(10);
});
