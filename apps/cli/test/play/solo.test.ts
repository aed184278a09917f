/** Games against the Bot in the terminal. */
import { KINGS } from '@tabannusi/engine';
import { LANGUAGES } from '@tabannusi/text';
import { describe, expect, it } from 'vitest';
import { runCli } from '../run-cli.ts';
import { expectReadable, randomPerson } from './person.ts';
import { emptyFolder, typed } from './typed.ts';

const SOLO = ['play', '--seed', 'ur', '--seat', 'person:Ann', '--solo'];

describe.each(KINGS)('against %s', (king) => {
  it('a person plays a whole game, and the screen is never handed over', async () => {
    const { code, out, err } = await runCli([...SOLO, king], randomPerson(king));
    expect([code, err]).toEqual([0, '']);
    expectReadable(out);
    expect(out).not.toContain('show my cards');
    expect(out).toMatch(/wins the game(?:, because a tie in VP is a win for the\n?\s*Bot)?\.\nSeed of this game: ur\n$/);
  });
});

describe('the Bot’s turn', () => {
  it('is told step by step before the person is asked again [SOLO-36] [SOLO-39]', async () => {
    const { answers, first } = await typed(['1', '1'], ['--solo', 'gilgabot']);
    expect(first).toContain('Players, clockwise: Ann (human) and Gilgabot. Seed: ur.');
    expect(first).toContain('Gilgabot, A: the Bot gains 1 Gold and 2 VP.');
    const told = answers[1] ?? '';
    const steps = [
      'moves onto the right one',
      ' counts ',
      'looks for a',
      'first action',
      'second action',
      'doesn’t meet',
      'Assistant joins',
    ];
    const places = steps.map((step) => told.indexOf(step));
    expect(places.every((place) => place > 0)).toBe(true);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(told.lastIndexOf('Ann')).toBeGreaterThan(places.at(-1) ?? 0);
  });

  it('shows the Bot’s cards and tiles on the board', async () => {
    const { first } = await typed(['1'], ['--solo', 'sarbot']);
    expect(first).toMatch(/^ {2}Sarbot +left: \d+ +right: \d+ +Numbers$/m);
    expect(first).toContain('Markers on Districts 1 to 5 of the Automa Urban card: 1, 0, 1, 1 and 11.');
    expect(first).toMatch(/Automa cards in the deck: 13\./);
  });

  it('can be asked why: every line has the rule that it follows, and what was refused the one that forbids it', async () => {
    const { answers } = await typed(['1', '1', 'bot'], ['--solo', 'bot-baba']);
    const told = answers[2] ?? '';
    expect(told).toContain('Bot~baba, A: a step on the Bot’s highest track.');
    expect(told).toContain('The Bot’s cards and tiles (Bot~baba)');
    expect(told).toMatch(/First action: the topmost possible action of the left Automa card[^[]*\[SOLO-39\]/);
    expect(told).not.toContain('Ann starts with');
    expect(told).not.toContain('Ann’s turn begins');
    expect(told).toMatch(/Then its Architect moves down the ring[^[]*\[SOLO-37\]/);
  });

  it('cannot be taken back: a card was opened', async () => {
    const { answers } = await typed(['1', '1', 'undo'], ['--solo', 'botmuzi']);
    expect(answers[2]).toContain('Can’t undo any further: new information was revealed.');
  });
});

it('areas and scores are those of both', async () => {
  const { answers } = await typed(['1', '1', 'players', 'score'], ['--solo', 'gilgabot']);
  expect(answers[2]).toMatch(/^Ann \(1\):.*^Gilgabot \(2\):/ms);
  expect(answers[3]).toMatch(/^ +Ann +Gilgabot$/m);
  expect(answers[3]).not.toContain('breaks ties');
});

it('a saved game goes on against the same king', async () => {
  const folder = emptyFolder();
  await typed(['1', '1', 'quit'], ['--solo', 'sarbot', '--save', 'solo.json'], folder);
  const { first } = await typed(['bot'], ['--resume', 'solo.json'], folder);
  expect(first).toContain('Continuing the game of Ann (human) and Sarbot from solo.json.');
  const { code, err } = await runCli(['play', '--resume', 'solo.json', '--solo', 'sarbot'], '', { folder });
  expect([code, err]).toEqual([2, '--solo can’t be used with --resume: the saved game already sets it.\n']);
});

it('a bot can play in place of a person', async () => {
  const { code, out } = await runCli(['play', '--seed', 'ur', '--seat', 'bot:random', '--solo', 'botmuzi']);
  expect(code).toBe(0);
  expectReadable(out);
  expect(out).toContain('wins the game');
});

it('is for one: two seats, or --players, are refused', async () => {
  for (const more of [
    ['--players', '2'],
    ['--seat', 'bot:apprentice'],
  ])
    expect(await runCli([...SOLO, 'gilgabot', ...more])).toEqual({
      code: 2,
      out: '',
      err: '--solo is for one player: leave out --players, and give --seat at most once.\n',
    });
});

it('without a king the word says so, and the list of words leaves it out', async () => {
  const { answers } = await typed(['bot', 'help']);
  expect(answers[0]).toContain('This game has no Bot.');
  expect(answers[1]).not.toMatch(/^ {2}bot /m);
});

it.each(LANGUAGES)('is readable in %s', async (language) => {
  const { code, out } = await runCli([...SOLO, 'bot-baba', '--no-confirm', '--lang', language], '1\n1\nbot\n1\n1\n1\n', { language });
  expect(code).toBe(0);
  expectReadable(out);
});
