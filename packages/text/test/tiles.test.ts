/** Tiles and cards: their names, what they do, and what chance deals. */
import { DECREE_IDS, HARBORMASTER_IDS, type Outcome, SHIP_IDS, ZIGGURAT_TILE_IDS } from '@tabannusi/engine';
import { describe, expect, it } from 'vitest';
import { createWords } from '../src/index.ts';
import { ACTION_TILE_IDS } from '../src/names.ts';
import type { TileWords } from '../src/tiles/tiles.ts';
import { createGame, NAMES } from './games.ts';
import { plantEdition } from './plant.ts';
import { OUTCOME_TEXTS } from './samples/outcomes.ts';

const game = createGame(2);
const words = createWords('en', { names: NAMES, game });
const { tiles } = words;

const KINDS: readonly [string, readonly TileWords[]][] = [
  ['Action tiles', ACTION_TILE_IDS.map((_, index) => tiles.actionTile(index + 1))],
  ['Ships', [...SHIP_IDS, 'printed' as const].map(tiles.ship)],
  ['Harbormasters', HARBORMASTER_IDS.map(tiles.harbormaster)],
  ['Ziggurat tiles', ZIGGURAT_TILE_IDS.map(tiles.zigguratTile)],
  ['Decrees', DECREE_IDS.map(tiles.decree)],
  ['Urban cards', game.setting.edition.urbanCards.cards.map(({ id }) => tiles.urbanCard(id))],
];

describe.each(KINDS)('%s', (_, all) => {
  it('have different names and texts', () => {
    for (const part of ['number', 'name', 'text'] as const) expect(new Set(all.map((tile) => tile[part])).size).toBe(all.length);
  });

  it('have names short enough for brackets and texts without a full stop', () => {
    for (const { name, text } of all) {
      expect(name.length, name).toBeLessThanOrEqual(50);
      expect(name).not.toMatch(/[().]/);
      expect(text).not.toMatch(/\.$/);
    }
  });
});

it('counts as many Action tiles as the board has spaces for', () => {
  expect(game.actionTiles).toHaveLength(ACTION_TILE_IDS.length);
});

it('says of a Decree what it asks and what it gives', () => {
  expect(tiles.decree('D06')).toEqual({
    number: 'D06',
    name: '5 yellow, 1 white Buildings/Ziggurat Houses',
    text: '5 yellow Buildings and 1 white one; Houses in the Ziggurat section of a colour count as well. Gives: 1 Claim marker, a claim on any Ziggurat tile without a House, and 10 VP',
    symbol: 'city',
    asks: '5 yellow Buildings and 1 white one; Houses in the Ziggurat section of a colour count as well',
    gives: '1 Claim marker, a claim on any Ziggurat tile without a House, and 10 VP',
  });
});

it('says what an Urban card asks, as its edition has it', () => {
  expect(tiles.urbanCard('U01')).toEqual({
    number: 'U01',
    name: '3/1/1/-',
    text: 'Houses: 3 in District 1, 1 in District 2 and 1 in District 3; 10 VP',
  });
  const edition = plantEdition({
    'urbanCards.cards[0]': { id: 'mine', houses: [0, 0, 0, 5], vp: 7 },
    'urbanCards.cards[1].houses': [0, 0, 0, 0],
  });
  const planted = createWords('en', { names: NAMES, game: createGame(2, edition) }).tiles;
  expect(planted.urbanCard('mine')).toEqual({ number: 'mine', name: '-/-/-/5', text: 'Houses: 5 in the Port; 7 VP' });
  expect(planted.urbanCard('U02').text).toBe('Houses: -/-/-/-; 10 VP');
  expect(() => planted.urbanCard('U01')).toThrow('U01');
});

describe.each(Object.entries(OUTCOME_TEXTS))('the outcome %s', (chance, samples) => {
  it.each(samples as readonly [object, string][])('%j', (fields, text) => {
    expect(words.outcome({ chance, ...fields } as Outcome)).toBe(text);
  });
});
