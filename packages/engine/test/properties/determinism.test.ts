/** A game is determined by its log: the same seed, record and answers give the same states, whether or not events are collected. */
import { expect, test } from 'vitest';
import type { Choice, Outcome } from '../../src/choices.ts';
import { apply, asked, describeChoice, describeOutcome, isOver } from '../../src/engine.ts';
import { hashText } from '../../src/model/hash.ts';
import { CHANCE } from '../../src/model/ids.ts';
import { play, playOutcome } from '../../src/play.ts';
import { answersOf, begin, type GameName, overGames, walk } from './games.ts';
import { type Memory, RandomAnswers } from './random-answers.ts';

test('the same seed gives the same game', () => {
  overGames(40, (name) => expect(hashes(name)).toEqual(hashes(name)));
});

test('different seeds give different games', () => {
  const ends = new Set(
    Array.from({ length: 100 }, (_, seed) => hashes({ edition: 'reference', players: 2, player: 'uniform', start: 'setUp', seed }).at(-1)),
  );
  expect(ends.size).toBe(100);
});

test('a game of a run, whose players remember the games before, is played again by its name', () => {
  overGames(
    10,
    ({ edition, players, start, seed }) => {
      const memory: Memory = [];
      for (let n = 0; n < 5; n++) {
        const name: GameName = { edition, players, start, player: 'ruleSeeking', seed: seed + n, since: seed };
        const answers = new RandomAnswers(name.player, name.seed, memory);
        const state = begin(name);
        while (!isOver(state)) apply(state, answers.next(state));
        expect(hashText(state)).toBe(hashes(name).at(-1));
      }
    },
    { player: 'ruleSeeking' },
  );
});

test('a record of answers and outcomes replays without a generator', () => {
  overGames(60, (name) => {
    const record: string[] = [];
    const expected: string[] = [];
    walk(name, (state, answer) => {
      expected.push(hashText(state));
      if (isOver(state)) return;
      record.push(JSON.stringify(asked(state) === CHANCE ? describeOutcome(state, answer) : describeChoice(state, answer)));
    });
    const replay = begin(name);
    const found = [hashText(replay)];
    for (const line of record) {
      const entry = JSON.parse(line) as Choice | Outcome;
      expect('chance' in entry ? playOutcome(replay, entry) : play(replay, entry)).toMatchObject({ ok: true });
      found.push(hashText(replay));
    }
    expect(isOver(replay)).toBe(true);
    expect(found).toEqual(expected);
  });
});

test('events make no difference', () => {
  overGames(60, (name) => {
    const answers = answersOf(name);
    const heard = begin(name);
    heard.events = [];
    const found: string[] = [];
    for (;;) {
      found.push(hashText(heard));
      if (isOver(heard)) break;
      apply(heard, answers.next(heard));
    }
    expect(found).toEqual(hashes(name));
    expect(heard.events.length).toBeGreaterThan(found.length / 4);
  });
});

/** Returns the hash of every position of a game. */
function hashes(name: GameName): string[] {
  const found: string[] = [];
  walk(name, (state) => {
    found.push(hashText(state));
  });
  return found;
}
