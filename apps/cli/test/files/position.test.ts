/** `tabannusi position`. */
import { describe, expect, it } from 'vitest';
import { runCli } from '../run-cli.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** The worked scoring example, as a person writes it. */
const POSITION = {
  format: 'tabannusi-position',
  version: 1,
  edition: { id: 'reference', version: 1 },
  players: 2,
  buildings: [{ colour: 'yellow', seat: 0, spaces: ['n1'] }],
  water: ['n2'],
  gardens: [{ seat: 1, spaces: ['n2'] }],
};

const run = (command: string, value: object, ...options: string[]) =>
  runCli(['position', command, 'p.json', ...options], '', { folder: temporaryFolder({ 'p.json': value }) });

describe('show', () => {
  it('draws the board and says what is asked', async () => {
    const { code, out, err } = await run('show', POSITION);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('[Y1]');
    expect(out).toContain('Player 2 (2): 10 VP');
    expect(out).toMatch(/Player 1: .*\n$/);
  });

  it('shows the cards of one player', async () => {
    expect((await run('show', POSITION)).out).not.toMatch(/Urban card U/);
    expect((await run('show', POSITION, '--seat', '2')).out.match(/Urban card U\d\d/g)).toEqual(['Urban card U02']);
    expect(JSON.parse((await run('show', POSITION, '--seat', '1', '--json')).out).observer).toBe(0);
  });

  it('refuses a player who does not play, and a position with faults', async () => {
    expect(await run('show', POSITION, '--seat', '3')).toEqual({ code: 2, out: '', err: '--seat: found 3; allowed: 1–2.\n' });
    expect(await run('show', { ...POSITION, water: [] })).toMatchObject({ code: 1, out: '' });
  });
});

describe('check', () => {
  it('says that a position holds', async () => {
    expect(await run('check', POSITION)).toEqual({ code: 0, out: 'p.json: the position is valid.\n', err: '' });
    expect(JSON.parse((await run('check', POSITION, '--json')).out)).toEqual({ ok: true });
  });

  it('tells all faults, each with its place', async () => {
    const wrong = { ...POSITION, buildings: [{ colour: 'blue', seat: 5, spaces: ['z9'] }], timeGold: 99 };
    const { code, out, err } = await run('check', wrong);
    expect({ code, err }).toEqual({ code: 1, err: '' });
    const [heading, ...sentences] = out.trimEnd().split('\n');
    expect(heading).toBe(`p.json: ${sentences.length} faults in the position.`);
    for (const place of ['buildings[0].colour', 'buildings[0].seat', 'buildings[0].spaces[0]', 'timeGold']) expect(out).toContain(place);
    const { ok, faults } = JSON.parse((await run('check', wrong, '--json')).out);
    expect(ok).toBe(false);
    expect(faults.map(({ sentence }: { sentence: string }) => `  ${sentence}`)).toEqual(sentences);
  });

  it.each([
    ['another format', { format: 'tabannusi-record' }],
    ['another version', { ...POSITION, version: 9 }],
    ['a list', []],
  ])('cannot judge %s', async (_, value) => {
    expect(await run('check', value)).toMatchObject({ code: 2, err: '' });
  });

  it('prints nothing that would steer a terminal', async () => {
    const { out } = await run('check', { ...POSITION, 'a\u001b[2J\u009bb': 1, edition: { id: '\u0007', version: 1 } });
    expect(out).not.toMatch(/[^\P{Cc}\n]/u);
    const json = await run('check', { ...POSITION, '\u009b': 1 }, '--json');
    expect(json.out).not.toMatch(/[^\P{Cc}\n]/u);
    expect(JSON.parse(json.out).faults[0].path).toContain('\u009b');
    expect((await runCli(['position', 'check', '\u001b[2J\n'])).err).toBe('There is no file \\u001b[2J\\n.\n');
  });
});
