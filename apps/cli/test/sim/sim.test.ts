/** `tabannusi sim` as a person runs it. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Summary } from '../../src/sim/summary.ts';
import { temporaryFolder } from '../files/temporary-folder.ts';
import { botOf } from '../outside-bot/asking.ts';
import { runCli } from '../run-cli.ts';

type Printed = Summary & { readonly faults: Readonly<Record<string, Readonly<Record<string, number>>>> };

async function simulate(...args: string[]): Promise<Printed> {
  const ran = await runCli(['sim', '--seed', 'ur', '--json', '--jobs', '1', ...args]);
  expect(ran).toMatchObject({ code: 0, err: '' });
  return JSON.parse(ran.out) as Printed;
}

it('gives the same figures to the last byte with one, two and three jobs', async () => {
  const [one, two, three] = await Promise.all(
    ['1', '2', '3'].map((jobs) =>
      runCli(['sim', '--games', '12', '--players', '3', '--seed', 'ur', '--json', '--jobs', jobs, '--bots', 'apprentice,random,random']),
    ),
  );
  expect(one?.out).not.toBe('');
  expect(two).toEqual(one);
  expect(three).toEqual(one);
});

it('gives other figures for another seed', async () => {
  const { bots } = await simulate('--games', '5', '--bots', 'random');
  const other = await runCli(['sim', '--games', '5', '--bots', 'random', '--seed', 'nippur', '--json', '--jobs', '1']);
  expect((JSON.parse(other.out) as Printed).bots).not.toEqual(bots);
});

it('maps each bot to its games, wins, share, interval and mean score', async () => {
  const { games, bots } = await simulate('--games', '8', '--bots', 'apprentice,random');
  expect(games).toBe(8);
  expect(Object.keys(bots)).toEqual(['apprentice', 'random']);
  const { apprentice, random } = bots;
  expect([apprentice?.games, random?.games]).toEqual([8, 8]);
  expect((apprentice?.wins ?? 0) + (random?.wins ?? 0)).toBeCloseTo(8, 12);
  expect(apprentice?.winRate).toBe((apprentice?.wins ?? 0) / 8);
  expect(apprentice?.winRate).toBeGreaterThan(0.6);
  expect(apprentice?.interval[0]).toBeLessThan(apprentice?.winRate ?? 0);
  expect(apprentice?.interval[1]).toBeGreaterThanOrEqual(apprentice?.winRate ?? 1);
  for (const bot of [apprentice, random]) {
    const sum = Object.values(bot?.meanBySource ?? {}).reduce((all, vp) => all + vp, 0);
    expect(sum).toBeCloseTo(bot?.meanScore ?? -1, 9);
  }
});

it('counts what was in play and used', async () => {
  const { use, games } = await simulate('--games', '40', '--bots', 'random');
  for (const group of Object.values(use)) for (const { inPlay } of Object.values(group)) expect(inPlay).toBeLessThanOrEqual(games);
  const total = (group: keyof typeof use, of: 'inPlay' | 'used'): number =>
    Object.values(use[group]).reduce((sum, entry) => sum + (of === 'inPlay' ? entry.inPlay : (entry.used.random ?? 0)), 0);
  // In a game of two: six Action tiles, three Ziggurat tiles, two Decrees and six Harbormasters at the lines of the Port.
  expect([total('actionTiles', 'inPlay'), total('zigguratTiles', 'inPlay')]).toEqual([6 * games, 3 * games]);
  expect([total('decrees', 'inPlay'), total('harbormasters', 'inPlay')]).toEqual([2 * games, 6 * games]);
  expect(total('actionTiles', 'used')).toBe(use.actions.tile?.used.random);
  for (const action of Object.values(use.actions)) expect(action.used.random).toBeGreaterThan(0);
  expect(total('bonuses', 'used')).toBeGreaterThan(0);
  expect(total('ships', 'used')).toBeGreaterThanOrEqual(use.actions.ship?.used.random ?? Number.NaN);
});

it('tells a person everything in words, within 80 columns', async () => {
  const { code, out, err } = await runCli([
    'sim',
    '--games',
    '2',
    '--players',
    '4',
    '--seed',
    'ur',
    '--bots',
    'random,apprentice',
    '--jobs',
    '1',
  ]);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toMatch(/^2 games of 4 players, seed ur\n\nBot +Games +Wins +Share +95% interval +Mean VP +Spread\n/);
  for (const words of ['Urban cards', 'S01: ', 'B9: ', 'D16: ', 'Z10: ', 'T6: ', 'Architect move', 'House in the Port', 'Turns per game: '])
    expect(out).toContain(words);
  for (const line of out.split('\n')) expect(line.length, line).toBeLessThanOrEqual(80);
});

it('draws a seed where none is given, and tells it', async () => {
  const args = ['sim', '--games', '2', '--bots', 'random', '--json', '--jobs', '1'];
  const { seed, ...figures } = JSON.parse((await runCli([...args])).out) as Printed;
  expect(JSON.parse((await runCli([...args, '--seed', seed])).out)).toEqual({ seed, ...figures });
});

describe('--csv', () => {
  it('writes the same file with any number of jobs', async () => {
    const folder = temporaryFolder();
    for (const jobs of ['1', '2'])
      await runCli(['sim', '--games', '20', '--bots', 'random', '--seed', 'ur', '--csv', `${jobs}.csv`, '--jobs', jobs], '', { folder });
    const text = readFileSync(join(folder, '1.csv'), 'utf8');
    expect(text.split('\n')).toHaveLength(1 + 2 * 20 + 1);
    expect(readFileSync(join(folder, '2.csv'), 'utf8')).toBe(text);
  });

  it('leaves a file as it is, unless it is told otherwise', async () => {
    const folder = temporaryFolder({ 'a.csv': 'mine' });
    const args = ['sim', '--games', '1', '--bots', 'random', '--csv', 'a.csv', '--jobs', '1'];
    expect(await runCli(args, '', { folder })).toMatchObject({ code: 2, out: '' });
    expect(readFileSync(join(folder, 'a.csv'), 'utf8')).toBe('mine');
    expect(await runCli([...args, '--force'], '', { folder })).toMatchObject({ code: 0 });
    expect(readFileSync(join(folder, 'a.csv'), 'utf8')).toMatch(/^game,/);
  });

  it('plays nothing where the file cannot be written', async () => {
    const folder = temporaryFolder();
    const { code, out, err } = await runCli(['sim', '--csv', 'no/such/folder.csv'], '', { folder });
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/^[^\n]+ENOENT[^\n]+\n$/);
    expect(existsSync(join(folder, 'no'))).toBe(false);
  });
});

describe('wrong arguments', () => {
  it.each([
    [['--players', '5']],
    [['--players', '1']],
    [['--games', '0']],
    [['--games', '1000001']],
    [['--games', 'many']],
    [['--jobs', '0']],
    [['--seed', '']],
    [['--seed', 'a\nb']],
    [['--seed', 'x'.repeat(101)]],
    [['--bots', 'nobody']],
    [['--bots', 'random,']],
    [['--bots', 'toString']],
    [['--bot', 'cmd:']],
    [['--bot', 'cmd:"bot']],
    [['--bots', 'random,apprentice,random']],
    [['--bot-time', '0']],
    [['--nonsense']],
    [['nonsense']],
  ])('%j: one line, exit code 2', async (args) => {
    const { code, out, err } = await runCli(['sim', ...args]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/^[^\n]+\n$/);
  });
});

it('explains itself', async () => {
  const { code, out, err } = await runCli(['sim', '--help']);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  for (const option of ['--players', '--games', '--seed', '--bots', '--bot', '--jobs', '--csv', '--json', '--bot-time', '--force'])
    expect(out).toContain(option);
});

describe('with programs', () => {
  it('gives the same figures with any number of jobs, even where they die in every game', async () => {
    const args = ['sim', '--games', '2', '--seed', 'ur', '--json', '--bot', botOf('dies', '', 30), '--bot', 'random'];
    const one = await runCli([...args, '--jobs', '1']);
    expect(one.code).toBe(0);
    const { faults } = JSON.parse(one.out) as Printed;
    expect(Object.keys(Object.values(faults)[0] ?? {})).toContain('died');
    expect(await runCli([...args, '--jobs', '2'])).toEqual(one);
  });

  it('goes on without one that does not start, and says so once', async () => {
    const { code, out, err } = await runCli(['sim', '--games', '3', '--seed', 'ur', '--json', '--bots', 'cmd:./no-such-bot,random']);
    expect(code).toBe(0);
    expect((JSON.parse(out) as Printed).faults).toEqual({ 'cmd:./no-such-bot': { notStarted: 1 } });
    expect(err).toMatch(/^cmd:\.\/no-such-bot didn’t start[^\n]+\n[^\n]+ENOENT\n$/);
    // Random replaces it, so the results are those of random.
    const { bots } = JSON.parse(
      (await runCli(['sim', '--games', '3', '--seed', 'ur', '--json', '--bots', 'random', '--jobs', '1'])).out,
    ) as Printed;
    const played = Object.values((JSON.parse(out) as Printed).bots);
    expect(played.reduce((sum, { meanScore }) => sum + meanScore, 0) / 2).toBeCloseTo(bots.random?.meanScore ?? -1, 9);
  });

  it('reports illegal answers with their number', async () => {
    const { code, err } = await runCli(['sim', '--games', '1', '--seed', 'ur', '--bot', botOf('illegal'), '--bot', 'random']);
    expect(code).toBe(0);
    expect(err).toMatch(/answered with something that wasn’t a choice, \d+ times\. A random choice was made each time\.\n$/);
  });
});
