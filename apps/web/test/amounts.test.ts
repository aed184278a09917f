/** Every amount of a tile or card is drawn as the engine's tables have it. */
import { ACTION_TILES, BUILDING_COLOURS, DECREE_IDS, HARBORMASTER_IDS, SHIP_IDS, ZIGGURAT_TILE_IDS } from '@tabannusi/engine';
import { type OtherAmounts, withOtherAmounts } from '@tabannusi/engine/other-amounts';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { BonusSign } from '../src/pieces/bonus.tsx';
import { Decree, UrbanCard } from '../src/pieces/cards.tsx';
import { ShipAbility } from '../src/pieces/ship-ability.tsx';
import { ActionTile, Harbormaster, ZigguratTile } from '../src/pieces/small-tiles.tsx';

/** T6 takes something and B7 saves something: both amounts are drawn with a minus. */
const LOSSES = ['T6', 'B7'];

const drawn = withOtherAmounts(drawAll);

describe('a picture has the amounts of the table and no other number', () => {
  it.each(drawn)('$id', ({ numbers, amounts }) => {
    expect(numbers.toSorted()).toEqual([...amounts].toSorted());
  });
});

it('draws as many blue Resources as S09 costs', () => {
  const blue = (picture: string) => picture.split('<rect').length - 1;
  const before = blue(markup(createElement(ShipAbility, { ship: 'S09' })));
  expect(before).toBe(1);
  withOtherAmounts((amounts) => expect([blue(markup(createElement(ShipAbility, { ship: 'S09' })))]).toEqual(amounts['S09']));
});

it('draws the VP and the Houses of an Urban card', () => {
  const picture = markup(createElement(UrbanCard, { card: { id: 'U01', houses: [2, 0, 1, 3], vp: 47 } }));
  expect(numbersIn(picture)).toContain(47);
  const none = markup(createElement(UrbanCard, { card: { id: 'U01', houses: [0, 0, 0, 0], vp: 47 } }));
  const house = markup(createElement(UrbanCard, { card: { id: 'U01', houses: [1, 0, 0, 0], vp: 47 } })).length - none.length;
  expect(picture.length).toBeGreaterThan(none.length + 5 * house);
});

it.each(['au7', 'c7', 'v7'])('draws the amount of a bonus: %s', (code) => {
  expect(numbersIn(markup(createElement(BonusSign, { code })))).toEqual([7]);
});

interface Drawn {
  readonly id: string;
  readonly numbers: readonly number[];
  readonly amounts: readonly number[];
}

function drawAll(amounts: OtherAmounts): Drawn[] {
  const draw = (id: string, picture: ReactNode): Drawn => ({
    id,
    // D08 asks for a marker on each of the three Ziggurat tiles in every edition, so its number is not in the tables.
    numbers: numbersIn(markup(picture)).filter((number) => id !== 'D08' || number !== BUILDING_COLOURS.length),
    amounts: (amounts[id] ?? [])
      .filter(() => id !== 'S09')
      .map((amount) => (LOSSES.includes(id) && amount === amounts[id]?.[0] ? -amount : amount)),
  });
  return [
    ...ACTION_TILES.map((_, index) => draw(`T${index + 1}`, createElement(ActionTile, { tile: index + 1 }))),
    ...SHIP_IDS.map((ship) => draw(ship, createElement(ShipAbility, { ship }))),
    ...HARBORMASTER_IDS.map((id) => draw(id, createElement(Harbormaster, { id }))),
    ...ZIGGURAT_TILE_IDS.map((id) => draw(id, createElement(ZigguratTile, { id, claims: [] }))),
    ...DECREE_IDS.map((id) => draw(id, createElement(Decree, { id, symbol: 'city', name: '', owner: null }))),
  ];
}

function markup(picture: ReactNode): string {
  return renderToStaticMarkup(createElement('svg', null, picture));
}

/** Returns the visible numbers. Printed numbers of tiles begin with a letter and do not count. */
function numbersIn(picture: string): number[] {
  const texts = [...picture.matchAll(/<text[^>]*>(.*?)<\/text>/g)].map(([, text = '']) => text.replace('−', '-'));
  return texts.filter((text) => /^-?\d+$/.test(text)).map(Number);
}
