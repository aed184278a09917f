/** The moves of pieces for events. */
import type { GameEvent, ScoringSource } from '@tabannusi/engine';
import { expect, it } from 'vitest';
import { beatsOf, type Move } from '../src/motion/moves.ts';

const movesOf = (events: readonly GameEvent[]): (readonly Move[])[] => beatsOf(events, 1).map(({ moves }) => moves);

it('a die goes from its Barge to who takes it', () => {
  const events: GameEvent[] = [{ event: 'dieTaken', rule: 'TURN-03', seat: 1, district: 2, colour: 'blue', face: 4 }];
  expect(movesOf(events)).toEqual([
    [{ move: 'go', from: { kind: 'die', district: 2, face: 4 }, to: { kind: 'dice', seat: 1, colour: 'blue' }, drawn: 'from' }],
  ]);
});

it('an Architect who stays does not move', () => {
  expect(movesOf([{ event: 'architectMoved', rule: 'TURN-05', seat: 0, from: 3, district: 3, gold: 0 }])).toEqual([]);
});

it('a bonus comes from the space that gives it, one thing after the other', () => {
  const events: GameEvent[] = [
    { event: 'projectPlaced', rule: 'ACT-PROJ-01', seat: 0, colour: 'white', space: 'b2', district: 1 },
    { event: 'goldGained', rule: 'BON-03', seat: 0, amount: 1 },
    { event: 'vpGained', rule: 'BON-13', seat: 0, amount: 3 },
  ];
  expect(movesOf(events)).toEqual([
    [{ move: 'go', from: { kind: 'stack', colour: 'white' }, to: { kind: 'space', space: 'b2' }, drawn: 'to' }],
    [{ move: 'go', from: { kind: 'space', space: 'b2' }, to: { kind: 'good', seat: 0, good: 'gold' }, drawn: 'to' }],
    [{ move: 'points', from: { kind: 'space', space: 'b2' }, seat: 0, vp: 3 }],
  ]);
});

it('the VP of a scoring fly from where each of them comes from, one source after another', () => {
  const sources: ScoringSource[] = [
    { source: 'building', seat: 0, colour: 'brown', spaces: ['c3', 'd3'], gardens: [], value: 2, vp: 4 },
    { source: 'building', seat: 0, colour: 'white', spaces: ['a1'], gardens: ['a2'], value: 1, vp: 2 },
  ];
  expect(movesOf([{ event: 'districtScored', rule: 'SCORE-09', seat: 0, district: 1, vp: 6, sources }])).toEqual([
    [{ move: 'points', from: { kind: 'space', space: 'c3' }, seat: 0, vp: 4 }],
    [{ move: 'points', from: { kind: 'space', space: 'a1' }, seat: 0, vp: 2 }],
  ]);
});

it('the Bot has its own pace, and the row by which it acts is marked', () => {
  const events: GameEvent[] = [
    { event: 'botWalked', rule: 'SOLO-37', seat: 1, numbers: [1, 0], sum: 1, counted: [2], skipped: [] },
    {
      event: 'botActed',
      rule: 'SOLO-39',
      seat: 1,
      letter: 'B',
      cardRow: 2,
      action: 'project',
      number: 1,
      symbol: 'up',
      actionsLeft: 1,
    },
    { event: 'dieTaken', rule: 'TURN-03', seat: 0, district: 2, colour: 'blue', face: 4 },
  ];
  expect(beatsOf(events, 1).map(({ isBot }) => isBot)).toEqual([true, true, false]);
  expect(movesOf(events)[1]).toEqual([{ move: 'mark', at: { kind: 'automaRow', row: 2 } }]);
});
