/** Very many games against each king: they end, conserve everything, and nothing lies where it may not; every rule of the Bot is executed often. */
import { expect, it } from 'vitest';
import { KINGS } from '../../src/edition/types.ts';
import { isOver } from '../../src/engine.ts';
import { CAUSES } from '../../src/model/causes.ts';
import type { RuleId } from '../../src/model/rule-ids.ts';
import { checkPosition } from './check-game.ts';
import { playSolo } from './solo.ts';

const GAMES = 20_000;

/** Rules by which events are told: those for which something can be pending or gained, and those of the course of a turn. */
const EXECUTED: readonly RuleId[] = [
  ...CAUSES.filter((rule) => /^(SOLO|KING)-/.test(rule)),
  ...(['SOLO-03', 'SOLO-04', 'SOLO-05', 'SOLO-07', 'SOLO-13', 'SOLO-14', 'SOLO-16', 'SOLO-22', 'SOLO-29', 'SOLO-30'] as const),
  ...(['SOLO-37', 'SOLO-38', 'SOLO-39', 'SOLO-40', 'SOLO-41', 'SOLO-46', 'SOLO-B1', 'SOLO-B2', 'SOLO-C3', 'SOLO-C7'] as const),
  ...(['SOLO-24', 'SOLO-C2', 'SOLO-C5', 'SOLO-C8', 'SOLO-D3'] as const),
  ...(['SOLO-C9', 'SOLO-D2', 'SOLO-E1', 'A-145', 'A-157', 'A-168', 'A-172', 'A-181'] as const),
];
const executed = new Map<RuleId, number>();

it.each(KINGS)('%s', { timeout: 3_600_000 }, (king) => {
  for (let seed = 0; seed < GAMES; seed++) {
    const end = playSolo(king, seed, (state) => {
      checkPosition(state);
      for (const { rule } of state.events ?? []) executed.set(rule, (executed.get(rule) ?? 0) + 1);
      state.events = [];
    });
    expect(isOver(end)).toBe(true);
  }
});

it('every rule of the Bot was executed at least 100 times', () => {
  expect(EXECUTED.filter((rule) => (executed.get(rule) ?? 0) < 100)).toEqual([]);
});
