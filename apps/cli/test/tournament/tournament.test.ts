/** `tabannusi tournament` as a person runs it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCliWords, LANGUAGES } from '@tabannusi/text';
import { describe, expect, it } from 'vitest';
import { ladderSvg } from '../../src/tournament/ladder-svg.ts';
import { nameOfGame, type Order, seatsIn } from '../../src/tournament/order.ts';
import { reportLines } from '../../src/tournament/report.ts';
import { noResults, type Score, setScore } from '../../src/tournament/results.ts';
import { type Summary, summaryOf } from '../../src/tournament/summary.ts';
import { type Tournament, tournamentText } from '../../src/tournament/tournament-file.ts';
import { playTask } from '../../src/tournament/worker.ts';
import { temporaryFolder } from '../files/temporary-folder.ts';
import { runCli } from '../run-cli.ts';

/** The arguments of the tournament that `quick` plays. */
const QUICK = ['tournament', '--bots', 'apprentice,random', '--games', '4', '--seed', 'ur'];
const quick: Order = { bots: ['apprentice', 'random'], players: 2, games: 4, seed: 'ur', iterations: null, until: null };

/** The same tournament with all its games, played without the command. */
let played: Promise<Tournament> | null = null;
const quickTournament = (): Promise<Tournament> => {
  played ??= playQuick();
  return played;
};
const wholeFile = async (): Promise<string> => tournamentText(await quickTournament());

async function playQuick(): Promise<Tournament> {
  const all = noResults(quick);
  for (const results of all)
    for (let game = 0; game < quick.games; game++) {
      const bots = seatsIn(results.lineUp, game).map((bot) => quick.bots[bot] ?? '');
      setScore(results, game, await playTask({ bots, name: nameOfGame(quick, results.lineUp, game), iterations: null }));
    }
  return { order: quick, all };
}

it.each(['1', '2'])('gives the same file, picture and figures to the last byte with any number of jobs, such as %s', async (jobs) => {
  const folder = temporaryFolder();
  const args = [...QUICK, '--jobs', jobs, '--json', '--file', 'run.json', '--svg', 'ladder.svg'];
  const summary = summaryOf(await quickTournament());
  expect(await runCli(args, '', { folder })).toEqual({ code: 0, out: `${JSON.stringify(summary)}\n`, err: 'ladder.svg: written.\n' });
  expect(readFileSync(join(folder, 'run.json'), 'utf8')).toBe(await wholeFile());
  expect(readFileSync(join(folder, 'ladder.svg'), 'utf8')).toBe(ladderSvg(summary, createCliWords('en')));
});

it('tells ratings with their intervals, and every meeting', async () => {
  const { games, bots, meetings } = summaryOf(await quickTournament());
  expect(games).toBe(4);
  expect(bots.map(({ bot }) => bot)).toEqual(['apprentice', 'random']);
  const [first, second] = bots;
  expect(first?.games).toBe(4);
  expect((first?.wins ?? 0) + (second?.wins ?? 0)).toBe(4);
  expect((first?.rating ?? 0) + (second?.rating ?? 0)).toBeCloseTo(0, 6);
  expect(first?.interval[0]).toBeLessThan(first?.rating ?? 0);
  expect(first?.interval[1]).toBeGreaterThan(first?.rating ?? 0);
  const [meeting] = meetings;
  expect(meeting).toMatchObject({ bots: ['apprentice', 'random'], games: 4, share: first?.winRate });
  expect(meeting?.meanScores[0]).toBe(first?.meanScore);
});

it('seats two bots at a table for four, each in every number', async () => {
  const args = ['--bots', 'apprentice,random', '--players', '4', '--games', '1', '--seed', 'ur', '--json'];
  const { code, out } = await runCli(['tournament', ...args]);
  expect(code).toBe(0);
  const { games, bots, meetings } = JSON.parse(out) as Summary;
  // Three line-ups with four rotations each: one, two or three seats for each bot.
  expect(games).toBe(12);
  expect(bots.map((bot) => bot.games)).toEqual([24, 24]);
  expect(meetings.map((meeting) => meeting.games)).toEqual([12]);
});

it.each(LANGUAGES)('tells a person in %s, within 80 columns, with the names of our bots', async (language) => {
  const order = { ...quick, until: 0.5 };
  const lines = reportLines(summaryOf(await quickTournament()), order, 6, createCliWords(language), 80);
  const names = { en: ['apprentice', 'random'], fr: ['apprenti', 'au hasard'], pl: ['uczeń', 'losowy'], de: ['Lehrling', 'zufällig'] };
  for (const name of names[language]) expect(lines.filter((line) => line.startsWith(`${name} `))).not.toEqual([]);
  expect(lines.filter((line) => line.length > 80)).toEqual([]);
});

it('tells in English what the figures are', () => {
  const order = { ...quick, until: 0.5 };
  const all = noResults(order);
  // The second bot of the order wins three games and shares one.
  const scores: Score[] = [
    [
      [20, 1],
      [90, 2],
    ],
    [
      [80, 0],
      [80, 0],
    ],
    [
      [70, 3],
      [40, 1],
    ],
    [
      [45, 1],
      [95, 0],
    ],
  ];
  for (const [game, score] of scores.entries()) for (const results of all) setScore(results, game, score);
  expect(reportLines(summaryOf({ order, all }), order, 6, createCliWords('en'), 80).join('\n')).toMatchInlineSnapshot(`
    "Tournament of 4 games with 2 players, seed ur
    Interrupted: these results cover the 4 games of 6 that finished.

    Bot         Rating  95% interval  Games  Share  Mean VP
    random        +120   -46 to +379      4  87.5%     83.8
    apprentice    -120   -379 to +46      4  12.5%     46.3

    Against each other   Games  Ahead   95% interval      Mean VP
    random – apprentice      4  87.5%  39.6% – 98.7%  83.8 : 46.3

    apprentice against random: not clear whether it wins 50%.

    Elo ratings, with the mean of all bots at 0, and 95% intervals."
  `);
});

describe('--file', () => {
  it('goes on from games that are there, to the same result', async () => {
    const whole = await wholeFile();
    // As if interrupted with one game missing before a finished one.
    const lines = whole.split('\n');
    lines[3] = 'null,';
    const folder = temporaryFolder({ 'run.json': lines.join('\n') });
    const again = ['tournament', '--json', '--file', 'run.json', '--seed', 'ur', '--games', '3'];
    const { code, out } = await runCli(again, '', { folder });
    expect({ code, out }).toEqual({ code: 0, out: `${JSON.stringify(summaryOf(await quickTournament()))}\n` });
    expect(readFileSync(join(folder, 'run.json'), 'utf8')).toBe(whole);
    expect(readdirSync(folder)).toEqual(['run.json']);
  });

  /** Expects the file to be refused in one sentence and to stay unchanged. */
  async function refused(text: string, ...args: string[]): Promise<string> {
    const folder = temporaryFolder({ 'run.json': text });
    const { code, out, err } = await runCli(['tournament', '--file', 'run.json', ...args], '', { folder });
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/^[^\n]*run\.json[^\n]+\n$/);
    expect(readFileSync(join(folder, 'run.json'), 'utf8')).toBe(text);
    expect(readdirSync(folder)).toEqual(['run.json']);
    return err;
  }

  it.each([
    ['--seed', 'nippur'],
    ['--games', '6'],
    ['--bots', 'random,apprentice'],
    ['--players', '3'],
    ['--iterations', '9'],
    ['--until', '0.5'],
  ])('refuses another %s', async (option, value) => {
    expect(await refused(await wholeFile(), option, value)).toContain(`a different ${option}.`);
  });

  it('refuses games that our bots would not have played', async () => {
    const whole = await wholeFile();
    expect(await refused(whole.replace(/\[\[(\d+),/, (_, vp) => `[[${Number(vp) + 1},`))).toContain('play differently');
  });

  it.each<[string, (whole: string) => string]>([
    ['nothing', () => ''],
    ['half of it', (whole) => whole.slice(0, whole.length / 2)],
    ['something else', () => '{"format":"tabannusi-record"}'],
    ['a list', () => '[]'],
    ['another version of the format', (whole) => whole.replace('"version":1', '"version":2')],
    ['another version of the program', (whole) => whole.replace(/"program":"[^"]+"/, '"program":"9.9.9"')],
    ['no order', (whole) => whole.replace(/"order":\{.*?\}/, '"order":null')],
    ['a stranger', (whole) => whole.replaceAll('apprentice', 'nobody')],
    ['a bot twice', (whole) => whole.replaceAll('apprentice', 'random')],
    ['five players', (whole) => whole.replace('"players":2', '"players":5')],
    ['half a rotation', (whole) => whole.replace('"games":4', '"games":5')],
    ['a seed that is none', (whole) => whole.replace('"seed":"ur"', '"seed":""')],
    ['no iterations', (whole) => whole.replace('"iterations":null', '"iterations":0')],
    ['a bar that is none', (whole) => whole.replace('"until":null', '"until":1.5')],
    ['a game too much', (whole) => whole.replace('"games":4', '"games":2')],
    ['a line-up too much', (whole) => whole.replace('"lineUps":[', '"lineUps":[{},')],
    ['other seats', (whole) => whole.replace('{"bots":["apprentice","random"]', '{"bots":["random","apprentice"]')],
    ['a game of three', (whole) => whole.replace('\n[[', '\n[[1,2],[')],
    ['half a VP', (whole) => whole.replace(/\n\[\[\d+/, '\n[[0.5')],
  ])('refuses a file with %s', async (_, spoil) => {
    const whole = await wholeFile();
    expect(spoil(whole)).not.toBe(whole);
    await refused(spoil(whole));
  });

  it('refuses one that another process has', async () => {
    const folder = temporaryFolder({ 'run.json': await wholeFile(), 'run.json.lock': String(process.ppid) });
    const { code, err } = await runCli(['tournament', '--file', 'run.json'], '', { folder });
    expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining(`process ${process.ppid}`) });
  });

  it('plays nothing where it cannot be written', async () => {
    const ran = await runCli([...QUICK, '--file', 'no/such/run.json'], '', { folder: temporaryFolder() });
    expect(ran).toMatchObject({ code: 2, out: '', err: 'Can’t write the file no/such/run.json (ENOENT).\n' });
  });
});

describe('--svg', () => {
  it('leaves a file as it is, unless it is told otherwise', async () => {
    const folder = temporaryFolder({ 'ladder.svg': 'mine' });
    expect(await runCli([...QUICK, '--svg', 'ladder.svg'], '', { folder })).toMatchObject({ code: 2, out: '' });
    expect(readFileSync(join(folder, 'ladder.svg'), 'utf8')).toBe('mine');
    expect(await runCli([...QUICK, '--svg', 'ladder.svg', '--force'], '', { folder })).toMatchObject({ code: 0 });
    expect(readFileSync(join(folder, 'ladder.svg'), 'utf8')).toMatch(/^<svg /);
  });

  it('plays nothing where its folder is not there', async () => {
    const folder = temporaryFolder();
    expect(await runCli([...QUICK, '--svg', 'no/ladder.svg'], '', { folder })).toMatchObject({ code: 2, out: '' });
    expect(existsSync(join(folder, 'no'))).toBe(false);
  });
});

describe('wrong arguments', () => {
  it.each([
    [['--bots', 'random']],
    [['--bots', 'random,random']],
    [['--bots', 'random,nobody']],
    [['--bots', 'random,greedy']],
    [['--bots', 'random,']],
    [['--players', '1']],
    [['--players', '5']],
    [['--games', '0']],
    [['--games', '10001']],
    [['--jobs', '0']],
    [['--jobs', '10000']],
    [['--seed', '']],
    [['--iterations', '0']],
    [['--until', '0']],
    [['--until', '65']],
    [['--until', 'x']],
    [['--until', '']],
    [['--until', '0.65', '--players', '3']],
    [['--file', '']],
    [['--svg', '']],
    [['nonsense']],
  ])('%j: one line, exit code 2', async (args) => {
    const { code, out, err } = await runCli(['tournament', ...args]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/^[^\n]+\n$/);
  });
});
