import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { picture } from '../picture.ts';

it('shows what the program prints today; if not, `npm run picture` draws it anew', () => {
  expect(readFileSync(new URL('../../docs/images/game.svg', import.meta.url), 'utf8')).toBe(picture());
});
