/** Undo depends on information alone: it is free between two barriers, and never passes one. */
import { expect, it } from 'vitest';
import { Generator } from '../../src/chance/generator.ts';
import { REFERENCE_EDITION } from '../../src/edition/reference.ts';
import { describeChoice, isOver, legal } from '../../src/engine.ts';
import { hashText } from '../../src/model/hash.ts';
import { Recording } from '../../src/record/recording.ts';
import { overGames } from './games.ts';
import { checkUndo, newTally } from './undo.ts';

it('undo and redo between two barriers restore the game, and none passes a barrier', () => {
  const tally = newTally();
  overGames(12, (name) => checkUndo(name, tally), { start: 'setUp' });
  expect(tally.undone).toBeGreaterThan(2_000);
  expect(Object.values(tally.barriers).every((count) => count >= 12)).toBe(true);
  expect(tally.longest).toBeGreaterThan(10);
});

it('a game with every step taken back and made again is the game without', () => {
  for (const players of [2, 3, 4]) {
    const [plain, undone] = [false, true].map((takesBack) => {
      const names = Array.from({ length: players }, (_, seat) => `P${seat}`);
      const recording = new Recording({ edition: REFERENCE_EDITION, names, seed: 'undo' });
      const lots = new Generator('undo', 'bot');
      const { state } = recording;
      for (recording.draw(); !isOver(state); recording.draw()) {
        recording.decide(describeChoice(state, state.choices[lots.below(legal(state))]));
        if (takesBack && recording.undo().ok) recording.redo();
      }
      return { hash: hashText(state), record: recording.record() };
    });
    expect(undone).toEqual(plain);
    expect(plain?.record.confirmed).toBe(plain?.record.decisions.length);
  }
});

it('a turn in progress is not final in the record', () => {
  const recording = new Recording({ edition: REFERENCE_EDITION, names: ['Adda', 'Beli'], seed: 'tentative' });
  let open = 0;
  for (recording.draw(); open < 2; recording.draw()) {
    const { state } = recording;
    legal(state);
    const played = recording.decide(describeChoice(state, state.choices[0]));
    open = played.ok && played.barrier === null ? open + 1 : 0;
  }
  const { confirmed, decisions } = recording.record();
  expect(decisions.length - confirmed).toBe(2);
});
