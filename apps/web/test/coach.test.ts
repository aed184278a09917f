/** The coach of a first game: how much it says, what it says once, and what a turn brought. */
import { type Advice, apprentice } from '@tabannusi/ai';
import { SPECTATOR } from '@tabannusi/engine';
import { expect, it } from 'vitest';
import { coachedGame, endCoached, keepCoached } from '../src/coach/coached.ts';
import { cameOf, nextStep, topicOf, voiceIn } from '../src/coach/coaching.ts';
import { firstGame, NEWCOMER } from '../src/coach/first-game.ts';

const NAMES = ['Puabi', 'Ninlil'] as const;

it('is a first game in which the newcomer begins, against the apprentice', () => {
  for (const id of ['a', 'b', 'c', 'd']) {
    const table = firstGame(id, NAMES);
    expect(table.view(SPECTATOR).startSeat).toBe(NEWCOMER);
    expect(table.seats).toMatchObject([{ kind: 'person' }, { kind: 'bot', bot: 'apprentice' }]);
    expect(table.setting.switches.firstGame).toBe(true);
  }
});

it('says less and less', () => {
  const voices = Array.from({ length: 13 }, (_, turns) => voiceIn(turns));
  expect([...new Set(voices)]).toEqual(['setUp', 'plan', 'nudge', 'quiet', 'goodbye']);
});

it('explains a kind of step once, and none that needs no words', () => {
  const advice = (kind: 'project' | 'end'): Advice => ({
    plans: [
      { steps: [{ kind, district: 1, deeds: [], hasChance: false }], now: [], coming: [], prepares: { next: null, sites: [], values: [] } },
    ],
  });
  expect(topicOf(advice('project'), [])).toBe('project');
  expect(topicOf(advice('project'), ['project'])).toBeNull();
  expect(topicOf(advice('end'), [])).toBeNull();
  expect(nextStep(advice('end'))).toBeNull();
});

it('says what the last own turn brought, by the score', async () => {
  const table = firstGame('ur', NAMES);
  expect(cameOf(table, NEWCOMER)).toBeNull();
  while (table.prompt.wait !== 'over' && table.turns.length < 9) {
    const { prompt } = table;
    if (prompt.wait === 'confirm') table.confirm(prompt.seat);
    else if (prompt.wait === 'decision' && prompt.by === 'bot') await table.askBot({ apprentice });
    else table.play(prompt.seat, table.choices(prompt.seat)[0] ?? { choose: 'done' });
  }
  const came = cameOf(table, NEWCOMER);
  const turn = table.turns[came?.turn ?? -1];
  const next = table.turns[(came?.turn ?? -1) + 1];
  expect(turn?.seat).toBe(NEWCOMER);
  const vpAt = (moment: number): number => table.stateFor(NEWCOMER, moment).vp[NEWCOMER] ?? 0;
  expect(came?.vp).toBe(Math.max(0, vpAt(next?.moment ?? 0) - vpAt(turn?.moment ?? 0)));
});

it('is remembered for its own game, and forgotten when it is stopped', () => {
  let value: string | null = null;
  const storage = {
    getItem: () => value,
    setItem: (_: string, next: string) => {
      value = next;
    },
    removeItem: () => {
      value = null;
    },
  };
  keepCoached(storage, { game: 'a', said: ['die'] });
  expect(coachedGame(storage, 'a')).toEqual({ game: 'a', said: ['die'] });
  expect(coachedGame(storage, 'b')).toBeNull();
  endCoached(storage);
  expect(coachedGame(storage, 'a')).toBeNull();
  for (const damaged of ['', '{', 'null', '7', '[]']) {
    value = damaged;
    expect(coachedGame(storage, 'a')).toBeNull();
  }
});
