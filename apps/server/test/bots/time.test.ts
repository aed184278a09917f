/** What bots do when their time is up: they play the best plan found so far, or `builder`'s first one, and never a random choice. */
import { BOTS, type Bot } from '@tabannusi/ai';
import { asked, choiceOf, choicesOf, mask, packKnown, RunningGame, readPosition, type State } from '@tabannusi/engine';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { stretch } from '../../src/bots/stretch.ts';
import { Thinking } from '../../src/bots/thinking.ts';

const open: Thinking[] = [];
afterAll(async () => {
  for (const one of open) await one.close();
});

afterEach(() => {
  vi.useRealTimers();
});

function thinking(file: string, thinkMs: number, limitMs: number): Thinking {
  const one = new Thinking({ thinkMs, limitMs, module: new URL(file, import.meta.url) });
  open.push(one);
  return one;
}

/** The last turn of seat 0, which can construct on a group of three Projects. Nothing else gains as much. */
function lastTurn(): State {
  const read = readPosition({
    format: 'tabannusi-position',
    version: 1,
    edition: { id: 'reference', version: 1 },
    players: 2,
    ending: 'lastRound',
    timeGold: 0,
    startSeat: 1,
    projects: [{ colour: 'white', seat: 1, spaces: ['a1', 'b1', 'c1'] }],
    seats: [{ pawns: 1, gold: 3, mastery: { white: 4 } }, { pawns: 1 }],
    actionsLeft: 1,
    pending: [
      { kind: 'turn', seat: 0 },
      { kind: 'action', seat: 0 },
    ],
  });
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  return read.state;
}

const knownIn = (state: State) => packKnown({ seat: asked(state), masked: mask(state, asked(state)), choices: choicesOf(state) });

/** The stretch can be played, and its last decision makes a barrier. */
function expectWhole(decisions: readonly string[]): void {
  const game = new RunningGame(lastTurn());
  const barriers = decisions.map((id) => {
    const choice = choiceOf(id);
    const played = choice === null ? null : game.decide(choice);
    return played?.ok ? played.barrier !== null : null;
  });
  expect(barriers).toEqual(decisions.map((_, n) => n === decisions.length - 1));
}

const asks = (bot: string) => ({ seat: 0, bot, at: 1, known: knownIn(lastTurn()) });

test('a bot that never has enough is in time, with a plan', async () => {
  // The limit is never reached, so the bot's own plan is played.
  const one = thinking('./slow.ts', 600, 240_000);
  for (let game = 0; game < 3; game++) {
    const begun = performance.now();
    const decisions = await one.stretch(asks('architect'));
    expect(performance.now() - begun).toBeGreaterThan(300);
    expect(decisions[0]).toBe('action:construct');
    expectWhole(decisions);
  }
});

test('a bot that hangs is ended, and its turn is a plan all the same', async () => {
  const one = thinking('./hanging.ts', 50, 1_000);
  for (let game = 0; game < 2; game++) {
    const decisions = await one.stretch(asks('vizier'));
    expect(decisions[0]).toBe('action:construct');
    expectWhole(decisions);
  }
});

test('what a bot had decided before it hung is played, and a plan for the rest', async () => {
  const decisions = await thinking('./hanging-later.ts', 50, 1_500).stretch(asks('architect'));
  expect(decisions[0]).toBe('action:project');
  expect(decisions.length).toBeGreaterThan(1);
  expectWhole(decisions);
});

test('a decision that takes all its time leaves half of it to those that follow', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const given: number[] = [];
  const greedy: Bot = {
    choose: (knowledge, { isOver = () => true } = {}) => {
      let took = 0;
      for (; !isOver(); took++) vi.advanceTimersByTime(1);
      given.push(took);
      return BOTS.builder.choose(knowledge, { iterations: 60 });
    },
  };
  await stretch({ bot: 'architect', known: knownIn(lastTurn()), seed: 'x', milliseconds: 800 }, { ...BOTS, architect: greedy });
  expect(given.slice(0, 3)).toEqual([400, 200, 100]);
});
