/** Whole printed games. */
import { describe, expect, it } from 'vitest';
import { gameLines } from '../src/print-game.ts';

const SEEDS = ['ur', 'uruk', 'eridu', 'lagash', 'nippur', 'kish'];
const PLAYERS = [2, 3, 4];

describe.each(PLAYERS)('a game of %i players', (players) => {
  it.each(SEEDS)('is printed from the header to the winners (seed %s)', (seed) => {
    const lines = [...gameLines({ seed, players })];
    expect(lines[0]).toBe('Tabannusi: Builders of Ur');
    expect(lines).toContain(`To repeat this game: npm run demo -- --seed ${seed} --players ${players}`);
    expect(lines.filter((line) => line.startsWith('The board after the scoring')).length).toBeGreaterThanOrEqual(3);
    expect(lines.at(-1)).toMatch(/ wins the game\.$| share the victory\.$/);
    for (const line of lines) {
      expect(line.length, line).toBeLessThanOrEqual(80);
      expect(line).toBe(line.trimEnd());
      expect(line).not.toMatch(/undefined|NaN|[{}]|\[object/);
    }
  });

  it.each(SEEDS)('has scores that add up (seed %s)', (seed) => {
    const lines = [...gameLines({ seed, players })];
    const table = lines.slice(lines.indexOf('Where the VP come from') + 2, -2);
    const rows = table.map((line) => line.match(/-?\d+/g)?.slice(-players).map(Number) ?? []);
    const total = rows.at(-2);
    expect(table.at(-2)).toMatch(/^ {2}Total VP/);
    for (let seat = 0; seat < players; seat++) {
      const sum = rows.slice(0, -2).reduce((all, row) => all + (row[seat] ?? 0), 0);
      expect(sum).toBe(total?.[seat]);
    }
    // SET-22: every score starts at 10, so the table is complete.
    expect(rows[0]).toEqual(Array.from({ length: players }, () => 10));
  });
});

/** The first line of Final Scoring. */
const FINAL_SCORING = '  Final Scoring of the Artisans’ District (1).';

it('prints the same game for the same seed, byte for byte, and another one for another seed', () => {
  const print = (seed: string) => [...gameLines({ seed, players: 3 })].join('\n');
  expect(print('ur')).toBe(print('ur'));
  expect(print('ur')).not.toBe(print('uruk'));
});

it('sets what a new part of the log begins with apart', () => {
  const lines = [...gameLines({ seed: 'ur', players: 3 })];
  for (const part of ['The final round begins.', FINAL_SCORING]) expect(lines[lines.indexOf(part) - 1]).toBe('');
});

it('says what the tiles and cards do once, after set-up', () => {
  const lines = [...gameLines({ seed: 'ur', players: 3 })];
  const at = lines.indexOf('The tiles and cards of this game');
  expect(at).toBeGreaterThan(lines.indexOf('The board after set-up'));
  expect(at).toBeLessThan(lines.indexOf('Round 1'));
  expect(lines.lastIndexOf('The tiles and cards of this game')).toBe(at);
});

it('names no Urban card before the cards are revealed', () => {
  for (const players of PLAYERS) {
    const lines = [...gameLines({ seed: 'eridu', players })];
    const revealed = lines.findIndex((line) => / reveals Urban card/.test(line));
    expect(revealed).toBeGreaterThan(lines.indexOf(FINAL_SCORING));
    expect(lines.slice(0, revealed).filter((line) => /\bU\d\d\b/.test(line))).toEqual([]);
  }
});
