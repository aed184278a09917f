/** One log line for each kind of event, and more where a kind has several. */
import { type GameEvent, NONE } from '@tabannusi/engine';
import { describe, expect, it } from 'vitest';
import { createWords } from '../src/index.ts';
import { reasonOf } from '../src/reasons.ts';
import { createGame, NAMES, playGame } from './games.ts';
import { EVENT_LINES } from './samples/events.ts';

const game = createGame(4);
game.ships.fill(NONE).set([2]);
const words = createWords('en', { names: NAMES, game });

describe.each(Object.entries(EVENT_LINES))('%s', (event, lines) => {
  it.each(lines as readonly [object, string][])('%j', (fields, line) => {
    expect(words.event({ event, ...fields } as GameEvent)).toBe(line);
  });
});

it('refuses too few names', () => {
  expect(() => createWords('en', { names: ['Adda'], game })).toThrow(/names/);
});

it('gives a reason for every gain and payment in random games', () => {
  const needsReason = /Gained$|^paid$|^stepMade$|^crateRefilled$/;
  for (const players of [2, 3, 4]) {
    for (let seed = 0; seed < 40; seed++) {
      playGame(createGame(players), seed, {
        event(event) {
          if (needsReason.test(event.event)) expect(reasonOf(event.rule), `${event.event} by ${event.rule}`).not.toBe('none');
        },
      });
    }
  }
});
