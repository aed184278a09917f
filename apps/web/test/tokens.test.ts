/** Contrast, computed from the tokens: 1.5 : 1 for neighbouring surfaces, 3 : 1 for the ring of legal places, 4.5 : 1 for text. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const CSS = readFileSync(new URL('../src/style/tokens.css', import.meta.url), 'utf8');
const THEMES = ['noon', 'torchlight'] as const;

/** Returns the colours of a theme by name. */
function tokensOf(theme: string): Map<string, string> {
  const block = CSS.split('}').find((text) => text.includes(`[data-theme="${theme}"]`)) ?? '';
  return new Map([...block.matchAll(/--([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name = '', colour = '']) => [name, colour]));
}

/** Relative luminance (WCAG 2.2). */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

const NEIGHBOURS = [
  ['ground', 'plaster'],
  ['ground', 'brick'],
  ['ground', 'river'],
  ['brick', 'sand'],
  ['brick', 'river'],
  ['brick', 'reed'],
  ['brick', 'plaster'],
  ['river', 'reed'],
] as const;

const TEXT = [
  ['bitumen', 'ground'],
  ['bitumen', 'plaster'],
  ['bitumen', 'shade'],
  ['bitumen', 'sand'],
  ['bitumen', 'brick'],
  ['faded', 'plaster'],
  ['faded', 'shade'],
  ['faded', 'ground'],
  ['lapis', 'plaster'],
  ['lapis', 'ground'],
  ['on-lapis', 'lapis'],
  ['on-ask', 'ask'],
  ['refusal', 'plaster'],
  ['refusal', 'shade'],
] as const;

const SURFACES = ['ground', 'plaster', 'shade', 'brick', 'sand', 'river', 'reed', 'white', 'yellow', 'brown', 'blue', 'green'] as const;
const GOODS = ['white', 'yellow', 'brown', 'blue', 'green'] as const;
const PLAYERS = ['purple', 'orange', 'red', 'black'] as const;

describe.each(THEMES)('at %s', (theme) => {
  const tokens = tokensOf(theme);
  const between = (a: string, b: string): number => contrast(tokens.get(a) ?? '', tokens.get(b) ?? '');

  it.each(NEIGHBOURS)('%s and %s are told apart in grey', (a, b) => expect(between(a, b)).toBeGreaterThanOrEqual(1.5));

  it.each(TEXT)('%s can be read on %s', (text, ground) => expect(between(text, ground)).toBeGreaterThanOrEqual(4.5));

  it.each(SURFACES)('one of the two rings of a legal place stands out from %s', (surface) =>
    expect(Math.max(between('ring', surface), between('glow', surface))).toBeGreaterThanOrEqual(3),
  );

  it('has rings that stand out from each other', () => expect(between('ring', 'glow')).toBeGreaterThanOrEqual(3));

  it.each(GOODS)('the mark of %s stands out from its colour', (colour) =>
    expect(between(`${colour}-mark`, colour)).toBeGreaterThanOrEqual(3),
  );

  it.each(PLAYERS)('the shape of %s stands out on its pieces', (colour) =>
    expect(Math.max(between('on-player', colour), between('player-line', colour))).toBeGreaterThanOrEqual(3),
  );
});

it('names the same tokens in both themes', () => {
  expect([...tokensOf('torchlight').keys()]).toEqual([...tokensOf('noon').keys()]);
});
