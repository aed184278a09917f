/** Whole games in the terminal. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openTable } from '@tabannusi/table';
import { expect, test } from 'vitest';
import { runCli } from '../run-cli.ts';
import { expectReadable, randomPerson } from './person.ts';
import { emptyFolder } from './typed.ts';

test('a person plays a whole game against a bot', async () => {
  const { code, out, err } = await runCli(['play', '--seed', 'ur', '--seat', 'person:Ann'], randomPerson('ann'));
  expect([code, err]).toEqual([0, '']);
  expectReadable(out);
  expect(out).toContain('Players, clockwise: Ann (human) and Adda (bot). Seed: ur.');
  expect(out).toContain('The board at the end');
  expect(out).toMatch(/\n(?:Ann|Adda) wins the game\.\nSeed of this game: ur\n$|share the victory\.\nSeed of this game: ur\n$/);
});

test('the same seed and the same answers are the same game', async () => {
  const play = () => runCli(['play', '--seed', 'uruk', '--players', '3'], randomPerson('again'));
  expect((await play()).out).toBe((await play()).out);
});

test('four seats: a person and three bots of two kinds', async () => {
  const seats = ['person:Ann', 'bot:random', 'bot:apprentice', 'bot:random'].flatMap((seat) => ['--seat', seat]);
  const { code, out } = await runCli(['play', '--seed', 'kish', '--no-confirm', ...seats], randomPerson('four'));
  expect(code).toBe(0);
  expectReadable(out);
  expect(out).not.toContain('End the turn?');
});

test('bots alone play to the end, and nobody is asked', async () => {
  const { code, out } = await runCli(['play', '--seed', 'nippur', '--seat', 'bot:random', '--seat', 'bot:random']);
  expect(code).toBe(0);
  expectReadable(out);
  expect(out).not.toContain('>');
  expect(out).toContain('Where the VP come from');
});

test('three persons share the screen: nobody sees a card of another [URB-04]', async () => {
  const folder = emptyFolder();
  const names = ['Ann', 'Bob', 'Cid'];
  const person = randomPerson('three');
  let looker = -1;
  let [handOvers, cardsSeen] = [0, 0];
  let checked = '';
  /** What is below the last cleared screen. */
  let onScreen = '';
  const { code, out } = await runCli(
    ['play', '--seed', 'lagash', '--save', 'game.json', ...names.flatMap((name) => ['--seat', `person:${name}`])],
    (printed) => {
      onScreen = `${onScreen}${printed}`.split('\n'.repeat(40)).at(-1) ?? '';
      const next = /I am (\w+): show my cards \[Enter\]\n$/.exec(printed)?.[1];
      const asked = names.indexOf(/(?:^|\n)(\w+)(?: \[Enter: 1\])?>\n$/.exec(printed)?.[1] ?? '');
      const cards = [...onScreen.matchAll(/\bU\d\d\b/g)].map(([card]) => card);
      if (next !== undefined) {
        expect(cards).toEqual([]);
        looker = names.indexOf(next);
        handOvers++;
      } else if (cards.length > 0) {
        // Another person who is asked on the open board sees no cards.
        if (asked >= 0) expect(asked).toBe(looker);
        cardsSeen++;
        const sight = `${looker} ${cards.join(' ')}`;
        if (sight === checked) return person(printed);
        checked = sight;
        const opened = openTable(JSON.parse(readFileSync(join(folder, 'game.json'), 'utf8')));
        if (!opened.ok) throw new Error('the saved game cannot be opened');
        const view = opened.table.view(looker);
        const own = [...(view.seats[looker]?.urbanCards ?? []), ...view.urbanDeck.bottom.flatMap(({ card }) => card ?? [])];
        for (const card of cards) expect(own).toContain(card);
      }
      return person(printed);
    },
    { folder },
  );
  expect(code).toBe(0);
  expectReadable(out);
  expect(handOvers).toBeGreaterThan(20);
  expect(cardsSeen).toBeGreaterThan(100);
});

test.each([40, 60])('a terminal of %i columns is not exceeded', async (columns) => {
  const typed = ['2', '1', '4', '1', 'help', 'why', 'log', 'score', 'tiles', 'quit', 'y'];
  const { out } = await runCli(['play', '--seed', 'ur', '--seat', 'person:Ann'], `${typed.join('\n')}\n`, { columns });
  // Typed text follows a prompt on the same line, so such lines may be longer.
  expect(out.split('\n').filter((line) => line.length > columns && !line.endsWith('>'))).toEqual([]);
});
