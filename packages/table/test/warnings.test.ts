/** Warnings of what is costly and likely a slip. */
import { type Choice, preview, readPosition, SPECTATOR } from '@tabannusi/engine';
import { describe, expect, test } from 'vitest';
import type { Table, Warning } from '../src/index.ts';
import { lotsOf, offered, seatAsked, step, tableOf } from './drive.ts';

/** All warnings of random games with where they were given. */
function* warned(games: number): Generator<{ readonly table: Table; readonly choice: Choice; readonly warnings: readonly Warning[] }> {
  for (let seed = 0; seed < games; seed++) {
    const table = tableOf(2 + (seed % 3), `warned ${seed}`);
    const lots = lotsOf(`warned ${seed}`);
    while (table.prompt.wait !== 'over') {
      for (const { choice, warnings } of preview(table.stateFor(seatAsked(table)))) yield { table, choice, warnings };
      step(table, lots);
    }
  }
}

describe('a warning', () => {
  test('of actions left is given exactly when a turn ends that could go on', () => {
    let [given, silent] = [0, 0];
    for (const { table, choice, warnings } of warned(8)) {
      const { question, actionsLeft } = table.view(SPECTATOR);
      const ends = question?.ask === 'action' && choice.choose === 'done';
      const possible = actionsLeft > 0 && offered(table).some(({ choose }) => choose === 'action' || choose === 'actionTile');
      const found = warnings.find(({ warning }) => warning === 'actionsLeft');
      expect(found).toEqual(ends && possible ? { warning: 'actionsLeft', actions: actionsLeft } : undefined);
      if (ends && possible) given++;
      else if (ends) silent++;
    }
    expect(given).toBeGreaterThan(50);
    expect(silent).toBeGreaterThan(50);
  });

  test('of a wasted step is given where one is declined', () => {
    let declined = 0;
    for (const { table, choice, warnings } of warned(20)) {
      if (table.view(SPECTATOR).question?.ask !== 'stepOfChoice' || choice.choose !== 'decline') continue;
      expect(warnings).toContainEqual({ warning: 'wastedStep' });
      declined++;
    }
    expect(declined).toBeGreaterThan(10);
  });

  test('of a wasted step is given where the marker reaches the top before all steps are made [A-75]', () => {
    const read = readPosition({
      format: 'tabannusi-position',
      version: 1,
      edition: { id: 'reference', version: 1 },
      players: 2,
      seats: [{ pawns: 1, mastery: { white: 8, yellow: 7 } }, { pawns: 2 }],
      pending: [
        { kind: 'turn', seat: 0 },
        { kind: 'action', seat: 0 },
        { kind: 'stepOfChoice', seat: 0, choices: 1, steps: 2, rule: 'ACT-TILE-6' },
      ],
    });
    if (!read.ok) throw new Error(JSON.stringify(read.faults));
    const previews = preview(read.state);
    const of = (colour: string) => previews.find(({ choice }) => choice.choose === 'track' && choice.colour === colour)?.warnings;
    expect([of('white'), of('yellow'), of('brown')]).toEqual([[{ warning: 'wastedStep' }], [], []]);
  });

  test('of a scoring that gives an opponent more is given with the last die of a Barge, and is true', () => {
    let found = 0;
    for (const { table, choice, warnings } of warned(30)) {
      for (const warning of warnings) {
        if (warning.warning !== 'helpsOpponent') continue;
        found++;
        const dice = table.view(SPECTATOR).districts[warning.district - 1]?.dice.reduce((sum, amount) => sum + amount, 0) ?? 0;
        expect(dice).toBeGreaterThan(0);
        expect(warning.opponent).toBeGreaterThan(warning.own);
        expect(warning.seat).not.toBe(seatAsked(table));
        if (choice.choose === 'die') expect(dice).toBe(1);
      }
    }
    expect(found).toBeGreaterThan(20);
  });
});
