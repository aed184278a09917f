/** Messages are read once. */
import { IntlMessageFormat } from 'intl-messageformat';
import { expect, it, vi } from 'vitest';
import { createWords } from '../src/index.ts';
import { createSpeech } from '../src/speech.ts';
import { createGame, NAMES } from './games.ts';

it('reads a message when it is first said, for all tables together', () => {
  const read = vi.spyOn(IntlMessageFormat as { __parse: NonNullable<typeof IntlMessageFormat.__parse> }, '__parse');
  const question = { ask: 'projectSpace', seat: 0, district: 1, colour: 'white', further: false } as const;
  const tell = (players: number) => {
    const words = createWords('en', { names: NAMES, game: createGame(players) });
    words.question(question);
    for (const space of ['a1', 'b1', 'c1', 'a2', 'b2', 'c2', 'a3', 'b3', 'c3', 'a4']) words.choice(question, { choose: 'space', space });
  };
  tell(2);
  const first = read.mock.calls.length;
  expect(first).toBeGreaterThan(0);
  tell(2);
  tell(2);
  expect(read.mock.calls.length).toBe(first);
  expect(createSpeech('en')).toBe(createSpeech('en'));
});
