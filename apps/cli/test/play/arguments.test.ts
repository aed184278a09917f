/** The arguments of `play`. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { REFERENCE_EDITION } from '@tabannusi/engine';
import { expect, test } from 'vitest';
import { runCli } from '../run-cli.ts';
import { emptyFolder } from './typed.ts';

const seats = (...given: readonly string[]): string[] => given.flatMap((seat) => ['--seat', seat]);

test.each([
  [[], 'Adda (human) and Beli (bot)'],
  [['--players', '4'], 'Adda (human), Beli (bot), Enna (bot) and Zuzu (bot)'],
  [seats('bot:apprentice', 'person:Beli', 'person'), 'Adda (bot), Beli (human) and Enna (human)'],
  [['--bot', 'random', '--bot', 'apprentice'], 'Adda (human), Beli (bot) and Enna (bot)'],
  [['--players', '3', ...seats('person:Zoë')], 'Zoë (human), Adda (bot) and Beli (bot)'],
])('%j: %s', async (args, players) => {
  const { code, out } = await runCli(['play', '--seed', 'ur', ...args]);
  expect(code).toBe(0);
  expect(out.replace(/\n +/g, ' ')).toContain(`Players, clockwise: ${players}.`);
});

test.each([
  [['--players', '5'], /--players: found "5"; allowed: 2–4/],
  [
    seats('robot'),
    /--seat: found "robot"; allowed: person, person:Name or bot: with a bot \(random, apprentice, brickmaker, mason, builder, architect, vizier or sage, or cmd: and a command\)/,
  ],
  [seats('bot:clever'), /--seat: found "bot:clever"/],
  [seats('person:'), /a name of 1 to 10 letters/],
  [seats('person:Nebuchadnezzar'), /a name of 1 to 10 letters/],
  [seats('person:\u001b[2J'), /--seat: found "person:\\u001b\[2J"/],
  [seats('person:Ann', 'person:Ann'), /^Two players are called Ann/],
  [['--players', '2', ...seats('person', 'person', 'person')], /^3 seats are given with --seat and --bot, but --players is 2\./],
  [seats('person', 'person', 'person', 'person', 'person'), /^5 seats are given/],
  [
    ['--bot', 'clever'],
    /--bot: found "clever"; allowed: random, apprentice, brickmaker, mason, builder, architect, vizier or sage, or cmd: and a command/,
  ],
  [['--bot', 'cmd:'], /--bot: found "cmd:"/],
  [seats('bot:cmd:"python3'), /--seat: found "bot:cmd:/],
  [['--bot', `cmd:${'x'.repeat(1000)}`], /allowed: a command of up to 1,000 characters/],
  [['--players', '2', '--bot', 'random', '--bot', 'random'], /^3 seats are given/],
  [['--resume', '-'], /^--resume: standard input is already used for your commands\./],
  [['--edition', '-'], /^--edition: standard input is already used for your commands\./],
  [['--seed', 'two words'], /--seed: found "two words"/],
  [['--edition', 'nothing.json'], /^There is no file nothing\.json\./],
  [['--resume', 'a.json', '--seed', 'ur'], /^--seed can’t be used with --resume/],
  [['--resume', 'a.json', '--first-game'], /^--first-game can’t be used with --resume/],
  [['--save', 'no/such/folder.json'], /^Can’t write the file no\/such\/folder\.json \(ENOENT\)\./],
])('%j is refused in one sentence', async (args, sentence) => {
  const { code, out, err } = await runCli(['play', ...args]);
  expect([code, out]).toEqual([2, '']);
  expect(err).toMatch(sentence);
  expect(err.trimEnd()).not.toContain('\n');
});

test('a first game has the Barges as printed', async () => {
  const { out } = await runCli(['play', '--seed', 'ur', '--first-game']);
  const found = [...out.matchAll(/\(\d\) +(white|yellow|brown|blue|green): /g)].map(([, colour]) => colour);
  expect(found).toEqual(REFERENCE_EDITION.districts.firstGameBarges);
});

test('an edition of one’s own is played, and one with faults is not', async () => {
  const folder = emptyFolder();
  const districts = { ...REFERENCE_EDITION.districts, names: ['Artisans', 'Farmers', 'Potters', 'Port', 'Ziggurat'] };
  writeFileSync(join(folder, 'own.json'), JSON.stringify({ ...REFERENCE_EDITION, id: 'own', districts }));
  expect((await runCli(['play', '--edition', 'own.json'], '', { folder })).out).toContain('District of the Potters');
  writeFileSync(join(folder, 'bad.json'), JSON.stringify({ ...REFERENCE_EDITION, districts: 7 }));
  const { code, err } = await runCli(['play', '--edition', 'bad.json'], '', { folder });
  expect([code, err]).toEqual([2, expect.stringMatching(/^The edition in bad\.json can’t be used\. districts/)]);
});

test('an edition with comments is played, as `edition new` writes it', async () => {
  const folder = emptyFolder();
  await runCli(['edition', 'new', 'mine.jsonc'], '', { folder });
  expect(await runCli(['play', '--edition', 'mine.jsonc', '--seed', 'ur'], '', { folder })).toEqual(
    await runCli(['play', '--seed', 'ur'], '', { folder }),
  );
});
