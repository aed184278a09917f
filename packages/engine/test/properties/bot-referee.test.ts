/** The Bot agrees with a second implementation of its rules, and the second one finds planted faults. */
import { describe, expect, it } from 'vitest';
import { REFERENCE_EDITION } from '../../src/edition/reference.ts';
import { apply, isOver, newGame } from '../../src/engine.ts';
import { eventsFor } from '../../src/knowledge/events.ts';
import { mask } from '../../src/knowledge/mask.ts';
import { SPECTATOR } from '../../src/knowledge/masked.ts';
import { viewOf } from '../../src/knowledge/view.ts';
import type { EventKind, GameEvent } from '../../src/model/events.ts';
import { State } from '../../src/model/state.ts';
import { Referee } from './bot-referee.ts';
import { BOT, printedOf } from './bot-table.ts';
import { PLAYER_KINDS, RandomAnswers } from './random-answers.ts';
import { overSoloGames, soloSetting } from './solo.ts';

function refereed(
  king: Parameters<typeof soloSetting>[0],
  seed: number,
  change: (event: GameEvent) => GameEvent = (event) => event,
): number {
  const state = newGame(new State(soloSetting(king)));
  const answers = new RandomAnswers(PLAYER_KINDS[seed % 2], seed);
  const referee = new Referee(viewOf(mask(state, SPECTATOR)), state.setting);
  while (!isOver(state)) {
    state.events = [];
    apply(state, answers.next(state));
    referee.follow(eventsFor(state.events, SPECTATOR).map(change));
  }
  return referee.checked;
}

describe('the referee', () => {
  it('finds every choice and gain of the Bot as the rules say', () => {
    let checked = 0;
    overSoloGames(12, (king, seed) => {
      checked += refereed(king, seed);
    });
    expect(checked).toBeGreaterThan(5000);
  });

  const planted: readonly [EventKind, Record<string, unknown>, RegExp][] = [
    ['startBuilding', { space: 'b2' }, /first Building/],
    ['architectMoved', { district: 9 }, /Architect/],
    ['dieTaken', { face: 0 }, /die/],
    ['botActed', { letter: 'E' }, /action/],
    ['projectPlaced', { space: 'z9' }, /space of a Project/],
    ['built', { colour: 'blue' }, /colour of a Building/],
    ['portHousePlaced', { line: 'row9' }, /Port House/],
    ['zigguratHousePlaced', { space: 7 }, /Ziggurat House/],
    ['shipMarked', { shipSpace: 10 }, /Ship/],
    ['gardenPlaced', { space: 'z9' }, /Garden/],
    ['waterLaid', { space: 'z9' }, /Water/],
  ];
  it.each(planted)('finds another one: %s %o', (kind, values, message) => {
    const change = (event: GameEvent): GameEvent =>
      event.event === kind && 'seat' in event && event.seat === BOT ? ({ ...event, ...values } as GameEvent) : event;
    expect(() => overSoloGames(4, (king, seed) => void refereed(king, seed, change))).toThrow(message);
  });

  it('numbers the spaces as the edition says: grid first, then borders, left before right', () => {
    const { numbered, gridSize } = printedOf(REFERENCE_EDITION);
    expect(gridSize).toEqual([16, 16, 16]);
    expect(numbered[1].slice(16)).toEqual(['e1', 'e2', 'e3', 'j2', 'j3', 'j4']);
  });
});
