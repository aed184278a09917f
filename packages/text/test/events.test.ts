/** One log line for each kind of event, and more where a kind has several. */
import { type BuildingColour, type GameEvent, KINGS, NONE } from '@tabannusi/engine';
import { describe, expect, it } from 'vitest';
import { createWords, LANGUAGES } from '../src/index.ts';
import { isLogged } from '../src/log/logged.ts';
import { reasonOf } from '../src/log/reasons.ts';
import { createGame, createSoloGame, NAMES, namesIn, playGame } from './games.ts';
import { EVENT_LINES } from './samples/events.ts';

const game = createGame(4);
game.ships.fill(NONE).set([2]);
game.zigguratTiles.set([3, 7, 9]);
const words = createWords('en', { names: NAMES, game });

describe.each(Object.entries(EVENT_LINES))('%s', (event, lines) => {
  it.each(lines as readonly [object, string][])('%j', (fields, line) => {
    expect(words.event({ event, ...fields } as GameEvent, 'audience' in fields ? Number(fields.audience) : null)).toBe(line);
  });
});

it('has no line for what is asked', () => {
  const asked: readonly GameEvent[] = [
    { event: 'asked', rule: 'TURN-03', seat: 0, question: { ask: 'die', district: 1 } },
    { event: 'chanceAsked', rule: 'SET-02', chance: 'dealBarge' },
  ];
  for (const event of asked) for (const reader of [0, 1, null]) expect(words.event(event, reader)).toBeNull();
});

it('has no line for what another line tells', () => {
  const untold: readonly GameEvent[] = [
    { event: 'houseTaken', rule: 'KEY-13', seat: 0, row: 'bottom' },
    { event: 'finalScoringBegan', rule: 'END-04' },
    { event: 'actionChosen', rule: 'TURN-09', seat: 0, action: 'project', tile: null, actionsLeft: 1 },
  ];
  for (const event of untold) for (const reader of [0, 1, null]) expect(words.event(event, reader)).toBeNull();
});

describe('where a House comes from is told with the House', () => {
  const from = (event: GameEvent, row: BuildingColour | 'bottom') =>
    words.event(event, null, { event: 'houseTaken', rule: 'KEY-13', seat: 0, row });

  it('if a Building or a section has a House: bottom row', () => {
    const built: GameEvent = { event: 'built', rule: 'ACT-BLD-07', seat: 0, colour: 'white', district: 2, spaces: ['f1'] };
    expect(from(built, 'bottom')).toBe('Adda constructs a white Building on f1 in the Farmers’ District (2) (House: bottom row).');
    expect(from(built, 'white')).toBe('Adda constructs a white Building on f1 in the Farmers’ District (2).');
    const placed: GameEvent = { event: 'zigguratHousePlaced', rule: 'ACT-ZIG-01', seat: 0, section: 'white', space: 3 };
    expect(from(placed, 'bottom')).toMatch(/ \(House: bottom row\)\.$/);
    expect(from(placed, 'white')).toBe(words.event(placed, null));
  });

  it('if the Port has a House from a coloured row', () => {
    const placed: GameEvent = { event: 'portHousePlaced', rule: 'ACT-PORT-04', seat: 0, line: 'row1', side: 'blue' };
    expect(from(placed, 'yellow')).toMatch(/ \(House from the yellow row\)\.$/);
    expect(from(placed, 'bottom')).toBe(words.event(placed, null));
  });
});

it('refuses too few names', () => {
  expect(() => createWords('en', { names: ['Adda'], game })).toThrow(/names/);
});

it('gives a reason for every gain and payment in random games', () => {
  const needsReason = /Gained$|^vpLost$|^paid$|^stepMade$|^crateRefilled$|^houseMoved$|^urbanHouseIgnored$/;
  const games = [...[2, 3, 4].map((players) => () => createGame(players)), ...KINGS.map((king) => () => createSoloGame(king))];
  for (const create of games) {
    for (let seed = 0; seed < 40; seed++) {
      playGame(create(), seed, {
        event(event) {
          if (needsReason.test(event.event)) expect(reasonOf(event.rule).reason, `${event.event} by ${event.rule}`).not.toBe('none');
        },
      });
    }
  }
});

it.each(LANGUAGES)('tells whole games against the Bot in %s', (language) => {
  for (const king of KINGS) {
    const state = createSoloGame(king);
    const spoken = createWords(language, { names: namesIn(state), game: state });
    playGame(state, 'ur', {
      event(event) {
        if (isLogged(event) && !('audience' in event)) expect(spoken.event(event, null)).toMatch(/\S/);
      },
    });
    expect(spoken.board(state).length).toBeGreaterThan(10);
  }
});

describe('secrets', () => {
  it('tells of an Urban card only to who may see it', () => {
    const seen: GameEvent = { event: 'urbanCardSeen', rule: 'SET-20', seat: 1, card: 'U08', audience: 1 };
    expect(words.event(seen, 1)).toContain('U08');
    for (const reader of [0, 2, 3, null]) expect(words.event(seen, reader)).toBeNull();
  });

  it('keeps every Urban card out of the public log until it is revealed', () => {
    const drawn = new Set<string>();
    for (const players of [2, 3, 4]) {
      for (let seed = 0; seed < 20; seed++) {
        const state = createGame(players);
        const spoken = createWords('en', { names: NAMES, game: state });
        const heard: (string | null)[] = [];
        playGame(state, seed, {
          event(event) {
            if (event.event === 'urbanCardSeen') drawn.add(event.card);
            if (isLogged(event) && event.event !== 'urbanCardsRevealed') heard.push(spoken.event(event, null));
          },
        });
        expect(heard).toContain(null);
        expect(heard.filter((line) => line !== null && /\bU\d\d\b|\d\/\d|Houses:/.test(line))).toEqual([]);
      }
    }
    expect(drawn.size).toBeGreaterThan(10);
  });

  it('keeps Urban cards out of what others see of a player until the game is over', () => {
    const state = createGame(2);
    const spoken = createWords('en', { names: NAMES, game: state });
    let looked = 0;
    playGame(state, 'ur', {
      question() {
        const [own, others] = [spoken.seat(state, 1, 1).join(' '), spoken.seat(state, 1, 0).join(' ')];
        expect(own).toMatch(/Urban card U\d\d/);
        expect(others).toMatch(/\d Urban cards?/);
        for (const reader of [0, null]) expect(spoken.seat(state, 1, reader).join(' ')).not.toMatch(/\bU\d\d\b/);
        looked++;
      },
    });
    expect(looked).toBeGreaterThan(50);
    for (const reader of [0, 1, null]) expect(spoken.seat(state, 1, reader).join(' ')).toMatch(/Urban card U\d\d/);
  });
});
