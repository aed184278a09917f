/**
 * Whole games as drawn: every choice with a place has that place on the board or on the player's own board, and every drawn thing has a
 * valid place.
 */
import { REFERENCE_EDITION } from '@tabannusi/engine';
import type { NewTable } from '@tabannusi/table';
import { loadSpeaker } from '@tabannusi/text';
import type * as React from 'react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { Board } from '../src/board/board.tsx';
import { keyOf, placeFrom } from '../src/places/place.ts';
import { createTablet } from '../src/pointing/tablet-text.ts';
import { type Playing, PlayingContext, PointingContext } from '../src/session/context.ts';
import type { Scene } from '../src/session/scene.ts';
import { type Told, tell } from '../src/session/told.ts';
import { BotArea } from '../src/table/bot-area.tsx';
import { OwnBoard } from '../src/table/own-board.tsx';
import { scenesOf } from './scenes.ts';

// Nothing changes while it is drawn without a page.
vi.mock('react', async (load) => ({
  ...(await load<typeof React>()),
  useSyncExternalStore: <T>(_: unknown, read: () => T): T => read(),
}));
vi.stubGlobal('matchMedia', () => ({ matches: false }));

const english = await loadSpeaker('en');

function drawn(scene: Scene, told: Told): { readonly places: readonly string[]; readonly ends: readonly string[] } {
  const tablet = createTablet();
  // Rendering uses none of the session's functions.
  const playing = { scene, told, tablet, bot: null, sentence: null } as unknown as Playing;
  const { solo } = scene.view;
  const pointing = createElement(
    PointingContext,
    { value: { tablet, explain: () => null } },
    createElement(Board),
    createElement(OwnBoard),
    solo === null ? null : createElement(BotArea, { solo }),
  );
  const markup = renderToStaticMarkup(createElement(PlayingContext, { value: playing }, pointing));
  const valuesOf = (attribute: string): string[] =>
    [...markup.matchAll(new RegExp(`${attribute}="([^"]*)"`, 'g'))].map(([, value = '']) => value);
  return { places: valuesOf('data-place'), ends: valuesOf('data-at') };
}

function expectDrawn(scene: Scene, told: Told, lit: readonly string[]): void {
  const { places, ends } = drawn(scene, told);
  expect(places.length).toBeGreaterThan(100);
  expect(ends.length).toBeGreaterThan(50);
  expect([...places, ...ends].filter((key) => placeFrom(key) === null)).toEqual([]);
  expect(lit.filter((key) => !places.includes(key))).toEqual([]);
}

/** Draws a game whenever a place is lit for the first time, and at every twentieth decision. */
function expectGameDrawn(game: NewTable): void {
  const lit = new Set<string>();
  let n = 0;
  for (const scene of scenesOf(game)) {
    const told = tell(scene, english);
    const places = told.offers.flatMap(({ place }) => (place === null ? [] : [keyOf(place)]));
    if (n++ % 20 === 0 || places.some((key) => !lit.has(key))) expectDrawn(scene, told, places);
    for (const key of places) lit.add(key);
  }
  expect(lit.size).toBeGreaterThan(100);
}

// Both sides of the board, and the Bot.
it('draws the place of every choice in a game of four', () => {
  const seats = ['a', 'b', 'c', 'd'].map((name) => ({ kind: 'person', name }) as const);
  expectGameDrawn({ edition: REFERENCE_EDITION, seats, seed: 'drawn' });
});

it('draws the place of every choice in a game against a king', () => {
  expectGameDrawn({ edition: REFERENCE_EDITION, seats: [{ kind: 'person', name: 'Adda' }], king: 'sarbot', seed: 'drawn' });
});
