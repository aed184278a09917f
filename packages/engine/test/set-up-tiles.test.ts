/**
 * What set-up deals at random beside Barges, dice and Ships: Harbormasters and Crates of the Port, Action tiles, Ziggurat tiles, Decrees and
 * Urban cards (COMP-*, SET-*). Seeds are fixed, so that what is drawn about equally often is so in every run.
 */
import { describe, expect, it } from 'vitest';
import { Generator } from '../src/chance/generator.ts';
import type { Outcome } from '../src/choices.ts';
import {
  BUILDING_COLOURS,
  DECREE_IDS,
  DECREE_SYMBOLS,
  type DecreeId,
  HARBORMASTER_IDS,
  PORT_LINES,
  RESOURCE_COLOURS,
  ZIGGURAT_TILE_IDS,
} from '../src/edition/types.ts';
import { apply, asked, drawOutcome } from '../src/engine.ts';
import { CHANCE } from '../src/model/ids.ts';
import { playOutcome } from '../src/play.ts';
import { RULES_EDITION } from './support/edition.ts';
import { type Game, newTestGame, PURPLE, RED } from './support/index.ts';
import type { Table } from './support/look.ts';

type Players = 2 | 3 | 4;

const URBAN_IDS = RULES_EDITION.urbanCards.cards.map(({ id }) => id);
const ACTION_TILES = [1, 2, 3, 4, 5, 6];

/** A new game with all chance drawn from a seed, or all until chance is asked this. */
function drawn({ players = 2, seed = 1, until }: { players?: Players; seed?: number; until?: string }): Game {
  const game = newTestGame({ players });
  const random = new Generator(seed);
  while (asked(game.state) === CHANCE && game.asks() !== until) apply(game.state, drawOutcome(game.state, random));
  return game;
}

/** A table after set-up, and the Urban card of each seat. */
type SetUp = Table & { readonly urban: readonly string[] };

const SET_UPS = 1200;
const known = new Map<Players, readonly SetUp[]>();

/** A large number of random set-ups. */
function setUps(players: Players): readonly SetUp[] {
  const found = known.get(players) ?? Array.from({ length: SET_UPS }, (_, seed) => setUpOf(drawn({ players, seed })));
  known.set(players, found);
  return found;
}

const setUpOf = (game: Game): SetUp => ({ ...game.table(), urban: [RED, PURPLE].flatMap((seat) => game.player(seat).urbanCards) });

/** Whether exactly these were drawn, each about equally often: within five standard deviations. */
function expectEven<T>(found: readonly T[], all: readonly T[]): void {
  const mean = found.length / all.length;
  expect([...new Set(found)].sort()).toEqual([...all].sort());
  for (const one of all) expectAbout(found.filter((other) => other === one).length, mean);
}

const expectAbout = (found: number, mean: number): void => expect(Math.abs(found - mean)).toBeLessThan(5 * Math.sqrt(mean));

/** Returns the outcomes that are possible now. */
const possible = (game: Game, outcomes: readonly Outcome[]): Outcome[] =>
  outcomes.filter((outcome) => playOutcome(game.state.clone(), outcome).ok);

/** Hands in outcomes while this kind of chance is asked, and says how often it was. */
function countAsked(game: Game, outcome: (n: number) => Outcome): number {
  const kind = game.asks();
  let times = 0;
  while (game.asks() === kind) game.chance(outcome(times++));
  return times;
}

describe('the Port', () => {
  const harbormaster = (n: number) => ({ chance: 'harbormaster', harbormaster: HARBORMASTER_IDS[n] }) as const;
  const crate = (n: number) => ({ chance: 'crate', colour: RESOURCE_COLOURS[n] }) as const;

  it('[COMP-05] there are nine Harbormasters, B1 to B9', () => {
    const game = drawn({ until: 'dealHarbormaster' });
    expect(game.table().asideHarbormasters).toEqual(['B1', 'B2', 'B3', 'B4', 'B5', 'B6', 'B7', 'B8', 'B9']);
  });

  it('[SET-08] [COMP-05] six of the nine Harbormasters lie at the six lines, each once; three are kept aside', () => {
    const game = drawn({ until: 'dealHarbormaster' });
    game.chance(harbormaster(8));
    expect(possible(game, [harbormaster(8)])).toEqual([]);
    expect(1 + countAsked(game, harbormaster)).toBe(6);
    expect(game.table().harbormasters).toEqual({ row3: 'B9', row2: 'B1', row1: 'B2', column1: 'B3', column2: 'B4', column3: 'B5' });
    expect(game.table().asideHarbormasters).toEqual(['B6', 'B7', 'B8']);
  });

  it('[SET-08] every Harbormaster is as likely at every line', () => {
    for (const line of PORT_LINES) {
      expectEven(
        setUps(2).map(({ harbormasters }) => harbormasters[line]),
        HARBORMASTER_IDS,
      );
    }
    for (const { harbormasters, asideHarbormasters } of setUps(2)) {
      expect([...Object.values(harbormasters), ...asideHarbormasters].sort()).toEqual(HARBORMASTER_IDS);
    }
  });

  it('[SET-09] six of the twenty Crates lie in the Port, one on the red space of each line', () => {
    const game = drawn({ until: 'dealPortCrate' });
    expect([...game.state.crateStock]).toEqual([4, 4, 4, 4, 4]);
    for (let n = 0; n < 4; n++) game.chance(crate(4));
    // A fifth green Crate there is not.
    expect(possible(game, [0, 1, 2, 3, 4].map(crate))).toEqual([0, 1, 2, 3].map(crate));
    expect(4 + countAsked(game, crate)).toBe(6);
    expect(game.table().portCrates).toEqual({
      row3: 'green',
      row2: 'green',
      row1: 'green',
      column1: 'green',
      column2: 'white',
      column3: 'yellow',
    });
    expect([...game.state.crateStock]).toEqual([3, 3, 4, 4, 0]);
  });

  it('[SET-09] every Crate is as likely on every red space', () => {
    for (const line of PORT_LINES) {
      expectEven(
        setUps(2).map(({ portCrates }) => portCrates[line]),
        RESOURCE_COLOURS,
      );
    }
  });

  it('[SET-09] the players’ Crates come from what the Port has left', () => {
    const game = drawn({ until: 'dealPortCrate' });
    for (let n = 0; n < 6; n++) game.chance(crate(n < 4 ? 4 : 3));
    const random = new Generator(1);
    while (game.asks() !== 'dealCrate') apply(game.state, drawOutcome(game.state, random));
    expect(possible(game, [0, 1, 2, 3, 4].map(crate))).toEqual([0, 1, 2, 3].map(crate));
    game.chance(crate(3), crate(3));
    expect([RED, PURPLE].map((seat) => game.player(seat).cratesUp)).toEqual([{ blue: 1 }, { blue: 1 }]);
  });
});

describe('Action tiles', () => {
  const tile = (number: number) => ({ chance: 'actionTile', tile: number }) as const;

  it('[COMP-03] [SET-12] six Action tiles are dealt, each once: one to each of Districts 1 to 4, two to the Ziggurat', () => {
    const game = drawn({ until: 'dealActionTile' });
    expect(possible(game, [0, ...ACTION_TILES, 7].map(tile))).toEqual(ACTION_TILES.map(tile));
    game.chance(tile(4));
    expect(possible(game, ACTION_TILES.map(tile))).toEqual([1, 2, 3, 5, 6].map(tile));
    expect(1 + countAsked(game, (n) => tile([6, 1, 2, 5, 3][n]))).toBe(6);
    expect(game.table().actionTiles).toEqual([[4], [6], [1], [2], [5, 3]]);
    expect(game.events('actionTileLaid').map(({ district }) => district)).toEqual([1, 2, 3, 4, 5, 5]);
  });

  it('[SET-12] every tile is as likely on every Action space', () => {
    for (const space of [0, 1, 2, 3, 4, 5]) {
      expectEven(
        setUps(2).map(({ actionTiles }) => actionTiles.flat()[space]),
        ACTION_TILES,
      );
    }
    for (const { actionTiles } of setUps(2)) expect(actionTiles.flat().sort()).toEqual(ACTION_TILES);
  });
});

describe('Ziggurat tiles', () => {
  const tile = (n: number) => ({ chance: 'zigguratTile', tile: ZIGGURAT_TILE_IDS[n] }) as const;

  it('[COMP-10] there are ten Ziggurat tiles, Z01 to Z10', () => {
    const game = drawn({ until: 'dealZigguratTile' });
    const named = ['Z00', 'Z01', 'Z02', 'Z03', 'Z04', 'Z05', 'Z06', 'Z07', 'Z08', 'Z09', 'Z10', 'Z11'];
    const outcomes = named.map((id) => ({ chance: 'zigguratTile', tile: id }) as Outcome);
    expect(possible(game, outcomes)).toEqual(outcomes.slice(1, -1));
  });

  it('[SET-13] one lies face up in each of the three sections, each once; no other is in the game', () => {
    const game = drawn({ until: 'dealZigguratTile' });
    game.chance(tile(9));
    expect(possible(game, [tile(9)])).toEqual([]);
    expect(1 + countAsked(game, tile)).toBe(3);
    expect(game.table().zigguratTiles).toEqual({ white: 'Z10', yellow: 'Z01', brown: 'Z02' });
    // Everybody is told.
    expect(game.events('zigguratTileLaid')).toEqual([
      { event: 'zigguratTileLaid', rule: 'SET-13', section: 'white', tile: 'Z10' },
      { event: 'zigguratTileLaid', rule: 'SET-13', section: 'yellow', tile: 'Z01' },
      { event: 'zigguratTileLaid', rule: 'SET-13', section: 'brown', tile: 'Z02' },
    ]);
  });

  it('[SET-13] every tile is as likely in every section', () => {
    for (const section of BUILDING_COLOURS) {
      expectEven(
        setUps(2).map(({ zigguratTiles }) => zigguratTiles[section]),
        ZIGGURAT_TILE_IDS,
      );
    }
  });
});

describe('Decrees', () => {
  const card = (decree: DecreeId) => ({ chance: 'decree', decree }) as const;
  const symbolOf = (decree: DecreeId) => RULES_EDITION.decrees.symbols[decree];
  const symbolsOf = (decrees: readonly DecreeId[]) => [...new Set(decrees.map(symbolOf))].sort();
  const withSymbol = (...symbols: string[]) => DECREE_IDS.filter((decree) => symbols.includes(symbolOf(decree)));
  const ALL_SYMBOLS = [...DECREE_SYMBOLS].sort();

  /** Decrees that may come after these. */
  function after(players: Players, ...decrees: readonly DecreeId[]): DecreeId[] {
    const game = drawn({ players, until: 'dealDecree' }).chance(...decrees.map(card));
    return DECREE_IDS.filter((decree) => possible(game, [card(decree)]).length > 0);
  }

  it('[COMP-06] there are sixteen Decrees, D01 to D16, with three kinds of symbol', () => {
    const numbers = Array.from({ length: 16 }, (_, n) => `D${String(n + 1).padStart(2, '0')}`);
    expect([...new Set(setUps(4).flatMap(({ decrees }) => decrees))].sort()).toEqual(numbers);
    expect(possible(drawn({ until: 'dealDecree' }), [{ chance: 'decree', decree: 'D17' } as unknown as Outcome])).toEqual([]);
    expect(symbolsOf(DECREE_IDS)).toHaveLength(3);
  });

  it('[SET-14] [C-07] as many as there are players lie open, each once', () => {
    for (const players of [2, 3, 4] as const) {
      const game = drawn({ players });
      expect(game.table().decrees).toHaveLength(players);
      expect(game.events('decreeLaid').map(({ decree }) => decree)).toEqual(game.table().decrees);
      expect(game.events('decreeLaid').every((event) => !('audience' in event))).toBe(true);
      for (const { decrees } of setUps(players)) expect(new Set(decrees).size).toBe(players);
    }
  });

  it('[SET-15] [C-07] with three and with four players every symbol is present', () => {
    for (const players of [3, 4] as const) {
      for (const { decrees } of setUps(players)) expect(symbolsOf(decrees)).toEqual(ALL_SYMBOLS);
    }
    expect(after(3, 'D08', 'D12')).toEqual(withSymbol('garden'));
    expect(after(4, 'D08', 'D12')).toEqual(withSymbol('garden'));
    // The fourth card can be any.
    expect(after(4, 'D08', 'D12', 'D16')).toEqual(DECREE_IDS.filter((decree) => !['D08', 'D12', 'D16'].includes(decree)));
  });

  it('[SET-15] [C-07] with two players the two cards differ in symbol', () => {
    for (const { decrees } of setUps(2)) expect(symbolsOf(decrees)).toHaveLength(2);
    expect(after(2, 'D05')).toEqual(withSymbol('harbour', 'garden'));
    expect(after(2, 'D10')).toEqual(withSymbol('city', 'garden'));
    expect(after(2, 'D13')).toEqual(withSymbol('city', 'harbour'));
  });

  it('[A-05] two players: every two symbols are as likely, however many cards have them, and every card with a symbol', () => {
    expectEven(
      setUps(2).map(({ decrees }) => symbolsOf(decrees).join(' ')),
      ['city garden', 'city harbour', 'garden harbour'],
    );
    for (const symbol of DECREE_SYMBOLS) {
      const cards = setUps(2)
        .flatMap(({ decrees }) => decrees)
        .filter((decree) => symbolOf(decree) === symbol);
      expectEven(cards, withSymbol(symbol));
    }
  });

  it('[A-05] three players: one random card of each symbol', () => {
    for (const symbol of DECREE_SYMBOLS) {
      const cards = setUps(3)
        .flatMap(({ decrees }) => decrees)
        .filter((decree) => symbolOf(decree) === symbol);
      expect(cards).toHaveLength(SET_UPS);
      expectEven(cards, withSymbol(symbol));
    }
  });

  it('[A-05] four players: the fourth card is any of the thirteen that are left', () => {
    const fourth = setUps(4).map(({ decrees }) => decrees[3]);
    // Eight city cards, four harbour and four garden cards, each with one gone.
    expectAbout(fourth.filter((decree) => symbolOf(decree) === 'city').length, (SET_UPS * 7) / 13);
    expectAbout(fourth.filter((decree) => symbolOf(decree) === 'harbour').length, (SET_UPS * 3) / 13);
    for (const symbol of DECREE_SYMBOLS)
      expectEven(
        fourth.filter((decree) => symbolOf(decree) === symbol),
        withSymbol(symbol),
      );
  });
});

describe('Urban cards', () => {
  const card = (id: string) => ({ chance: 'urbanCard', card: id }) as const;

  it('[COMP-07] [C-01] there are fifteen', () => {
    const numbers = Array.from({ length: 15 }, (_, n) => `U${String(n + 1).padStart(2, '0')}`);
    const game = drawn({ until: 'dealUrbanCard' });
    expect(game.table().urbanDeck).toEqual(numbers);
    expect(possible(game, ['U00', ...numbers, 'U16', 'U32'].map(card))).toEqual(numbers.map(card));
  });

  it('[SET-16] they form one deck, from which each player draws a card that nobody else can draw', () => {
    const game = drawn({ players: 4, until: 'dealUrbanCard' });
    game.chance(card('U09'));
    expect(possible(game, [card('U09')])).toEqual([]);
    expect(1 + countAsked(game, (n) => card(['U02', 'U15', 'U07'][n]))).toBe(4);
    game.chance({ chance: 'startPlayer', seat: 0 });
    expect([0, 1, 2, 3].map((seat) => game.player(seat).urbanCards)).toEqual([['U09'], ['U02'], ['U15'], ['U07']]);
    expect(game.table().urbanDeck).toEqual(URBAN_IDS.filter((id) => !['U09', 'U02', 'U15', 'U07'].includes(id)));
  });

  it('[SET-16] the deck is shuffled: every card is as likely for every player', () => {
    for (const seat of [RED, PURPLE]) {
      expectEven(
        setUps(2).map(({ urban }) => urban[seat]),
        URBAN_IDS,
      );
    }
  });
});

describe('the order of chance', () => {
  const ORDER = [
    'dealBarge',
    'rollDice',
    'dealShip',
    'dealHarbormaster',
    'dealPortCrate',
    'dealSpecialWater',
    'dealActionTile',
    'dealZigguratTile',
    'dealDecree',
    'dealCrate',
    'dealUrbanCard',
    'drawStartPlayer',
  ];

  /** Returns the kinds of chance that set-up asks, in order. */
  function askedOfChance(players: Players, seed: number): string[] {
    const game = newTestGame({ players });
    const random = new Generator(seed);
    const kinds: string[] = [];
    while (asked(game.state) === CHANCE) {
      kinds.push(game.asks());
      apply(game.state, drawOutcome(game.state, random));
    }
    return kinds;
  }

  it('[C-14] is fixed, step by step: Action tiles, then Ziggurat tiles, then Decrees', () => {
    for (const [players, seed] of [
      [2, 1],
      [2, 2],
      [3, 3],
      [4, 4],
    ] as const) {
      const times = [5, 5, 7, 6, 6, 3, 6, 3, players, players, players, 1];
      expect(askedOfChance(players, seed)).toEqual(ORDER.flatMap((kind, step) => Array<string>(times[step]).fill(kind)));
    }
  });

  it('[C-14] a seed gives the same set-up every time, another seed another', () => {
    const { ships, harbormasters, portCrates, actionTiles, zigguratTiles, decrees, barges } = drawn({ seed: 7 }).table();
    expect(drawn({ seed: 7 }).table()).toMatchObject({ ships, harbormasters, portCrates, actionTiles, zigguratTiles, decrees, barges });
    expect(drawn({ seed: 8 }).table()).not.toMatchObject({ harbormasters, portCrates, actionTiles });
  });
});
