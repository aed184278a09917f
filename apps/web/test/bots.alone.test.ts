/** A bot of the page is asked with one message, which contains only what its seat may know. */
import { choiceAt, think as thinkThere } from '@tabannusi/ai';
import { Generator, mask, packKnown, REFERENCE_EDITION, redeal, unpackKnown, viewOf } from '@tabannusi/engine';
import { newTable, type Table } from '@tabannusi/table';
import { expect, it, vi } from 'vitest';
import { createBots } from '../src/bots/bots.ts';
import type { BotAnswer, BotQuestion } from '../src/bots/messages.ts';
import { think } from '../src/bots/think.ts';

const asked = vi.hoisted((): BotQuestion[] => []);

/** A worker that thinks in this thread. Messages to it are cloned, as for any other. */
vi.mock('../src/bots/start-worker.ts', () => ({
  startWorker() {
    const listeners: ((event: { readonly data: BotAnswer }) => void)[] = [];
    return {
      addEventListener: (type: string, listener: (event: { readonly data: BotAnswer }) => void) => {
        if (type === 'message') listeners.push(listener);
      },
      async postMessage(message: BotQuestion) {
        const told = structuredClone(message);
        asked.push(told);
        const found = await thinkThere(told.question, { iterations: 50 });
        const advice = typeof found !== 'number' && 'plans' in found ? found : null;
        const answer = typeof found === 'number' ? choiceAt(told.question.known.choices, found) : advice;
        for (const listener of listeners) listener({ data: { questionId: told.questionId, answer } });
      },
      terminate: () => undefined,
    };
  },
}));

const SEATS = ['apprentice', 'random', 'builder'].map((bot) => ({ kind: 'bot', name: bot, bot }) as const);

const seatAsked = ({ prompt }: Table): number => (prompt.wait === 'over' ? -1 : prompt.seat);

/** Expects the mask in the message to be what the seat sees, and to stay the same if other hidden cards are dealt. */
function expectOwn(table: Table, { question: { known } }: BotQuestion, seat: number): void {
  expect([known.seat, known.masked.observer]).toEqual([seat, seat]);
  expect(known.choices).toEqual(table.choices(seat));
  const { masked } = unpackKnown(known);
  const other = mask(redeal(masked, new Generator('other cards', 'redeal')), seat);
  expect(packKnown({ seat, masked: other, choices: known.choices })).toEqual(known);
  const view = viewOf(masked);
  expect(view).toEqual(table.view(seat));
  for (const [other, { urbanCards }] of view.seats.entries()) expect(urbanCards === null).toBe(other !== seat);
}

it('one message a decision, with what the seat knows', async () => {
  const table = newTable({ edition: REFERENCE_EDITION, seats: SEATS, seed: 'messages' });
  const { bots, close } = createBots();
  while (table.prompt.wait !== 'over' && table.turns.length < 12) {
    const [before, seat] = [asked.length, seatAsked(table)];
    const choices = table.choices(seat);
    const { decisions } = table.record();
    const done = table.askBot(bots);
    const told = asked.at(-1);
    expect(asked.length).toBe(before + 1);
    if (told === undefined) throw new Error('no message');
    expect(Object.keys(told.question).sort()).toEqual(['ask', 'bot', 'known', 'lots']);
    expectOwn(table, told, seat);
    expect(await done).toMatchObject({ ok: true, fault: null });
    expect(table.record().decisions.length).toBeGreaterThan(decisions.length);
    expect(choices).toContainEqual(table.record().decisions[decisions.length]);
  }
  expect(asked.length).toBeGreaterThan(50);
  close();
});

it('a hint the same', async () => {
  const table = newTable({
    edition: REFERENCE_EDITION,
    seats: [
      { kind: 'person', name: 'a' },
      { kind: 'person', name: 'b' },
    ],
    seed: 'hint',
  });
  const seat = seatAsked(table);
  const known = { seat, masked: mask(table.stateFor(seat), seat), choices: table.choices(seat) };
  const hint = await new Promise((resolve) => think(known, resolve));
  expect(hint).toMatchObject({ plans: expect.any(Array) });
  const told = asked.at(-1);
  if (told === undefined) throw new Error('no message');
  expect(Object.keys(told.question).sort()).toEqual(['ask', 'known']);
  expectOwn(table, told, seat);
});
