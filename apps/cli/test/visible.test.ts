/** Text from outside cannot steer a terminal, and hides nothing. */
import { expect, it } from 'vitest';
import { visible, visibleLine } from '../src/visible.ts';

it.each([
  ['\u001b[2J', '\\u001b[2J'],
  ['a\u202eb', 'a\\u202eb'],
  ['a\u200bb', 'a\\u200bb'],
  ['\u{e0041}', '\\udb40\\udc41'],
  ['Złoto, œuvre, Größe, 😀', 'Złoto, œuvre, Größe, 😀'],
])('%j', (text, shown) => {
  expect(visible(text)).toBe(shown);
});

it('keeps line breaks, but not in what belongs on one line', () => {
  expect(visible('a\nb')).toBe('a\nb');
  expect(visibleLine('a\nb')).toBe('a\\nb');
});

it('is what JSON reads back', () => {
  const text = 'a\u202e\u{e0041}\u001b';
  expect(JSON.parse(visible(JSON.stringify(text)))).toBe(text);
});
