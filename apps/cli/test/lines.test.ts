import { expect, it } from 'vitest';
import { indent } from '../src/lines.ts';

it('moves a line to the right', () => {
  expect(indent('Adda is the start player.', 2)).toEqual(['    Adda is the start player.']);
  expect(indent('', 2)).toEqual(['']);
});

it('breaks what passes 80 columns at a blank and goes on further right', () => {
  const [first, second, ...rest] = indent(Array.from({ length: 12 }, (_, n) => `tile-${n}-x`).join(' '), 1);
  expect(first).toBe('  tile-0-x tile-1-x tile-2-x tile-3-x tile-4-x tile-5-x tile-6-x tile-7-x');
  expect(second).toBe('    tile-8-x tile-9-x tile-10-x tile-11-x');
  expect(rest).toEqual([]);
});

it('keeps the blanks of pictures', () => {
  expect(indent('  a    b', 1)).toEqual(['    a    b']);
});

it('does not break a word, however long', () => {
  expect(indent('x'.repeat(100), 1)).toEqual([`  ${'x'.repeat(100)}`]);
});
