/** `tabannusi record play`. */
import { expect, it } from 'vitest';
import { runCli } from '../run-cli.ts';
import { recorded } from './recorded.ts';
import { temporaryFolder } from './temporary-folder.ts';

const game = recorded({ seed: 'uruk' });
const { turns } = game;

const play = (options: readonly string[], typed = '', environment = {}) =>
  runCli(['record', 'play', 'game.json', ...options], typed, { folder: temporaryFolder({ 'game.json': game }), ...environment });

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

it('tells the whole game, every turn, with the board after scorings and at the end', async () => {
  const { code, out, err } = await play([]);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out.startsWith('Set-up\n')).toBe(true);
  expect(count(out, /^ {2}\S+’s turn begins\.$/gm)).toBe(turns.length);
  expect(count(out, /^The board after the scoring$/gm)).toBeGreaterThan(2);
  expect(count(out, /^The board at the end$/gm)).toBe(1);
  expect(out).toContain('Total VP');
  for (const line of out.split('\n')) expect(line.length, line).toBeLessThanOrEqual(80);
});

it('names no Urban card before the cards are revealed', async () => {
  const { out } = await play([]);
  expect(out.slice(0, out.indexOf('Final Scoring of'))).not.toMatch(/\bU\d\d\b/);
});

it('begins with a turn', async () => {
  const all = await play([]);
  const last = await play(['--from', String(turns.length)]);
  expect(count(last.out, /’s turn begins\.$/gm)).toBe(1);
  expect(all.out.endsWith(last.out)).toBe(true);
  expect(await play(['--from', '999'])).toEqual({ code: 2, out: '', err: `--from: found 999; allowed: 1–${turns.length}.\n` });
});

it('waits for Enter after each page at a terminal, until q', async () => {
  const plain = await play([]);
  const asks = '(Enter: continue; q and Enter: stop)';
  const paged = await play([], '\n'.repeat(turns.length), { isTerminal: true });
  expect(paged.code).toBe(0);
  expect(paged.out.replaceAll(asks, '')).toBe(plain.out);
  expect(count(paged.out, /\(Enter: continue/g)).toBe(turns.length);
  const stopped = await play([], '\n\nq\n\n\n', { isTerminal: true });
  expect(count(stopped.out, /’s turn begins\.$/gm)).toBe(2);
  const left = await play([], '\n', { isTerminal: true });
  expect({ code: left.code, turns: count(left.out, /’s turn begins\.$/gm) }).toEqual({ code: 0, turns: 1 });
});

it('goes at a speed at a terminal', async () => {
  const plain = await play(['--from', String(turns.length)]);
  expect(await play(['--from', String(turns.length), '--speed', '1000'], '', { isTerminal: true })).toEqual(plain);
});
