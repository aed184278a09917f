/** Records of games against the Bot. */
import { describe, expect, it } from 'vitest';
import { runCli } from '../run-cli.ts';
import { recorded } from './recorded.ts';
import { temporaryFolder } from './temporary-folder.ts';

const run = (game: object, ...args: string[]) =>
  runCli(['record', ...args], '', { folder: temporaryFolder({ 'game.json': game }), columns: 80 });

const over = recorded({ players: 1, king: 'botmuzi' });
const unfinished = recorded({ players: 1, king: 'botmuzi', decisions: 60 });

describe('a record with a king', () => {
  it('verifies', async () => {
    expect(await run(over, 'verify', 'game.json')).toMatchObject({ code: 0, err: '' });
  });

  it('is shown with both players, who won, and where the VP of both come from', async () => {
    const { out, code } = await run(over, 'show', 'game.json');
    expect(code).toBe(0);
    expect(out).toContain('Players, clockwise: Adda and Botmuzi\n');
    expect(out).toMatch(/(?:Adda|Botmuzi) wins the game/);
    expect(out).toMatch(/^ +Adda +Botmuzi$/m);
  });

  it('tells programs its king, and the scores of two seats', async () => {
    const { king, players, scores } = JSON.parse((await run(over, 'show', 'game.json', '--json')).out);
    expect({ king, players }).toEqual({ king: 'botmuzi', players: ['Adda'] });
    expect(scores).toHaveLength(2);
  });

  it('is shown at a moment with the cards of the Bot', async () => {
    const { out } = await run(unfinished, 'show', 'game.json', '--moment', '80');
    expect(out).toMatch(/^ {2}Botmuzi +left: \d+/m);
    expect(out).toContain('Botmuzi (2):');
  });

  it('becomes text, and a table that opens', async () => {
    const text = await run(over, 'convert', 'game.json', '--to', 'text');
    expect(text.out).toContain('Botmuzi’s first action');
    const table = await run(unfinished, 'convert', 'game.json', '--to', 'table');
    expect((await run(JSON.parse(table.out), 'verify', 'game.json')).code).toBe(0);
  });
});
