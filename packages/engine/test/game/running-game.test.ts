/** The owner of a running game: turns, steps and chance. What undo and redo restore stands in properties/undo.test.ts. */
import { expect, test } from 'vitest';
import { REFERENCE_EDITION } from '../../src/edition/reference.ts';
import { KINGS } from '../../src/edition/types.ts';
import { describeChoice, isOver, legal, newGame } from '../../src/engine.ts';
import { seeded } from '../../src/game/chance.ts';
import { RunningGame } from '../../src/game/running-game.ts';
import { hashText } from '../../src/model/hash.ts';
import { createSetting } from '../../src/model/setting.ts';
import { State } from '../../src/model/state.ts';
import { Recording } from '../../src/record/recording.ts';
import { nextAnswer, retrace } from '../../src/record/replay.ts';
import { RandomAnswers } from '../properties/random-answers.ts';

const SETTINGS = [
  ...[2, 3, 4].map((players) => createSetting(REFERENCE_EDITION, players)),
  ...KINGS.map((king) => createSetting(REFERENCE_EDITION, 1, {}, king)),
];

function playOn(game: RunningGame, seed: string, isDone: (game: RunningGame) => boolean = ({ state }) => isOver(state)): RunningGame {
  const answers = new RandomAnswers('ruleSeeking', seed);
  for (game.draw(); !isDone(game); game.draw()) game.decide(describeChoice(game.state, answers.next(game.state)));
  return game;
}

test('a turn begins where another seat becomes active, and that is where the event says so', () => {
  for (const [n, setting] of SETTINGS.entries()) {
    for (let seed = 0; seed < 5; seed++) {
      const game = new RunningGame(newGame(new State(setting)), { chance: seeded(`${n} ${seed}`), keepsSteps: true });
      const { steps, turns, moment } = playOn(game, `turns ${seed}`);
      const told = (steps?.between(0, moment) ?? []).flatMap(({ events }, at) =>
        events.flatMap((event) => (event.event === 'turnBegan' ? [{ seat: event.seat, moment: at + 1 }] : [])),
      );
      expect(turns.map((turn) => ({ seat: turn.seat, moment: turn.moment }))).toEqual(told);
    }
  }
});

test('with and without steps a game is the same, and each moment can be looked at', () => {
  const [kept, bare] = [true, false].map(
    (keepsSteps) => new RunningGame(newGame(new State(SETTINGS[1])), { chance: seeded('kept'), keepsSteps }),
  );
  const hashes: string[] = [hashText(kept.state)];
  kept.draw();
  for (let moment = 1; moment <= kept.moment; moment++) hashes.push(hashText(kept.steps?.at(moment) ?? kept.state));
  bare.draw();
  const answers = new RandomAnswers('uniform', 'kept');
  while (!isOver(kept.state)) {
    const choice = describeChoice(kept.state, answers.next(kept.state));
    for (const game of [kept, bare]) {
      const played = game.decide(choice);
      if (played.ok && played.barrier === null) {
        expect(game.undo().ok).toBe(true);
        expect(game.redo().ok).toBe(true);
      }
      game.draw();
    }
    expect(hashText(bare.state)).toBe(hashText(kept.state));
  }
  expect(bare.steps).toBeNull();
  expect([bare.decisions, bare.outcomes, bare.turns, bare.hashes]).toEqual([kept.decisions, kept.outcomes, kept.turns, kept.hashes]);
  for (const [moment, hash] of hashes.entries()) expect(hashText(kept.steps?.at(moment) ?? kept.state)).toBe(hash);
});

test('an answer that is refused changes nothing', () => {
  const game = playOn(
    new RunningGame(newGame(new State(SETTINGS[0])), { chance: seeded('refused'), keepsSteps: true }),
    'refused',
    (at) => at.turns.length > 3,
  );
  const before = [hashText(game.state), game.moment, game.open, game.turns.length];
  expect(game.decide({ choose: 'space', space: 'zz9' })).toEqual({ ok: false, code: 'notLegal' });
  expect(game.happen({ chance: 'startPlayer', seat: 0 })).toEqual({ ok: false, code: 'notChance' });
  expect([hashText(game.state), game.moment, game.open, game.turns.length]).toEqual(before);
  expect(legal(game.state)).toBeGreaterThan(0);
});

test('a record is played again up to any moment, and the game goes on from there as it did', () => {
  const names = ['Adda', 'Beli', 'Enna'];
  const whole = new Recording({ edition: REFERENCE_EDITION, names, seed: 'again' });
  playOn(whole, 'again');
  const record = whole.record();
  for (const moment of [0, 7, whole.moment >> 1, whole.moment]) {
    const again = new Recording({ edition: REFERENCE_EDITION, names, seed: 'again' });
    retrace(record, again, moment);
    expect(again.moment).toBe(moment);
    // The generator is where it was: what is drawn next is what was drawn then.
    const next = nextAnswer(record, again);
    if (next !== undefined && 'chance' in next) expect(again.due()).toEqual(next);
    retrace(record, again);
    expect(again.record()).toEqual(record);
  }
});
