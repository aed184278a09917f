/** `tabannusi record show`. */
import { replay } from '@tabannusi/engine';
import { describe, expect, it } from 'vitest';
import { runCli } from '../run-cli.ts';
import { recorded, savedTable } from './recorded.ts';
import { temporaryFolder } from './temporary-folder.ts';

const show = (game: object, options: readonly string[] = [], columns = 80) =>
  runCli(['record', 'show', 'game.json', ...options], '', { folder: temporaryFolder({ 'game.json': game }), columns });

const over = recorded({ players: 3 });
const unfinished = recorded({ players: 3, decisions: 100 });
const lastMoment = unfinished.decisions.length + unfinished.chance.length;

describe('a whole game', () => {
  it('says who played, what was played, who won and where the VP come from', async () => {
    const { code, out, err } = await show(over);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('Players, clockwise: Adda, Beli and Enna\n');
    expect(out).toContain('Edition: Reference edition (reference), version 3, content ');
    expect(out).toContain('Seed: ur\n');
    expect(out).toMatch(/ wins the game\.\n| share the victory\.\n/);
    const replayed = replay(over);
    if (!replayed.ok) throw new Error('the game does not hold');
    expect(out).toMatch(new RegExp(`Total VP +${[...replayed.state.vp].join(' +')}\\n`));
  });

  it('as JSON has the same VP, by source', async () => {
    const { out } = await show(over, ['--json']);
    const { scores, winners, ...rest } = JSON.parse(out);
    expect(rest).toMatchObject({ kind: 'record', over: true, turns: over.turns.length, hasSeed: true });
    for (const { vp, sources } of scores) expect(Object.values<number>(sources).reduce((sum, one) => sum + one, 0)).toBe(vp);
    expect(scores[winners[0]].vp).toBe(Math.max(...scores.map((score: { vp: number }) => score.vp)));
  });

  it('says where an unfinished one stands, and what is played otherwise than usual', async () => {
    const { out } = await show(recorded({ decisions: 20, switches: { refillWithGold: false, firstGame: true, masteryRight: 'minRises' } }));
    expect(out).toMatch(/The game is not over: turn \d, moment \d+\.\n/);
    expect(out.replace(/\s+/g, ' ')).toContain('Gold can’t pay for refilling a Crate (A-23), standard Barge set-up (C-08) and');
  });

  it('is shown of a saved game, too', async () => {
    expect((await show(savedTable())).out).toContain('0 turns, 0 decisions, ');
  });
});

describe('a moment', () => {
  it.each([0, 1, 60, lastMoment])('%i shows the board then', async (moment) => {
    const { code, out } = await show(unfinished, ['--moment', String(moment)]);
    expect(code).toBe(0);
    expect(out).toContain(`Moment ${moment} of ${lastMoment}, `);
    expect(out).toContain('Artisans’ District (1)');
    expect(out).toContain('Adda (1): ');
    for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
  });

  it('may be the beginning of a turn', async () => {
    const { out } = await show(unfinished, ['--turn', '2', '--json']);
    const { view, moment } = JSON.parse(out);
    const [, second] = unfinished.turns;
    expect(view.question).not.toBeNull();
    expect(moment).toBe((second?.decisions ?? 0) + unfinished.chance.length - laterChance(unfinished, second?.decisions ?? 0));
  });

  it('shows secret cards only to their player', async () => {
    const cards = (out: string) => out.match(/Urban card U\d\d/g) ?? [];
    expect(cards((await show(unfinished, ['--moment', String(lastMoment)])).out)).toEqual([]);
    const own = await show(unfinished, ['--seat', '2']);
    expect(cards(own.out).length).toBeGreaterThan(0);
    const { view } = JSON.parse((await show(unfinished, ['--seat', '2', '--json'])).out);
    expect(view.seats.map(({ urbanCards }: { urbanCards: unknown }) => urbanCards !== null)).toEqual([false, true, false]);
  });

  it('is told in sentences where the terminal is too narrow for a picture', async () => {
    const { out } = await show(unfinished, ['--moment', '80'], 40);
    expect(out).not.toMatch(/ \| | {4}\S+ {4}/);
    for (const line of out.split('\n')) expect(line.length, line).toBeLessThanOrEqual(40);
  });
});

describe('refuses', () => {
  it.each([
    [['--moment', String(lastMoment + 1)], `--moment: found ${lastMoment + 1}; allowed: 0–${lastMoment}.\n`],
    [['--turn', '900'], `--turn: found 900; allowed: 1–${unfinished.turns.length}.\n`],
    [['--seat', '4'], '--seat: found 4; allowed: 1–3.\n'],
    [['--turn', '1', '--moment', '1'], 'Name a turn or a moment, not both.\n'],
  ])('%j', async (options, sentence) => {
    expect(await show(unfinished, options)).toEqual({ code: 2, out: '', err: sentence });
  });

  it('a game that does not hold, with all that is wrong', async () => {
    const { code, out, err } = await show({ ...unfinished, confirmed: -1, seats: [] }, ['--json']);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err.trimEnd().split('\n')).toHaveLength(2);
  });
});

/** Returns the number of outcomes of chance after a number of decisions. */
function laterChance(record: typeof unfinished, decisions: number): number {
  const { seats, seed } = record;
  const cut = recorded({ players: seats.length, ...(seed === undefined ? {} : { seed }), decisions });
  return record.chance.length - cut.chance.length;
}
