/** A running game: turns, steps and chance. `properties/undo.test.ts` tests what undo and redo restore. */
import { expect, test } from 'vitest';
import { Generator } from '../../src/chance/generator.ts';
import { REFERENCE_EDITION } from '../../src/edition/reference.ts';
import { KINGS } from '../../src/edition/types.ts';
import { describeChoice, isOver, legal, newGame } from '../../src/engine.ts';
import { type Chance, type ChanceAsked, seeded } from '../../src/game/chance.ts';
import { RunningGame } from '../../src/game/running-game.ts';
import type { GameEvent } from '../../src/model/events.ts';
import { hashText } from '../../src/model/hash.ts';
import { CHANCE, NONE } from '../../src/model/ids.ts';
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

test('where nobody undoes anything a game is the same, and nothing can be undone', () => {
  const [game, onward] = [true, false].map(
    (undoes) => new RunningGame(newGame(new State(SETTINGS[2])), { chance: seeded('onward'), undoes }),
  );
  playOn(game, 'onward', ({ open, decisions }) => open > 0 && decisions.length > 40);
  playOn(onward, 'onward', ({ open, decisions }) => open > 0 && decisions.length > 40);
  expect([onward.decisions, onward.open, hashText(onward.state)]).toEqual([game.decisions, game.open, hashText(game.state)]);
  expect(onward.undo()).toEqual({ ok: false, stop: onward.barrier });
  expect([onward.decisions, hashText(onward.state)]).toEqual([game.decisions, hashText(game.state)]);
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
    // The generator is restored: the next outcome is the one that was drawn before.
    const next = nextAnswer(record, again);
    if (next !== undefined && 'chance' in next) expect(again.due()).toEqual(next);
    retrace(record, again);
    expect(again.record()).toEqual(record);
  }
});

test('an outcome is numbered within its kind, and Barges and dice within their District', () => {
  for (const setting of SETTINGS) {
    const asks: ChanceAsked[] = [];
    const random = new Generator('numbered', 'game');
    const chance: Chance = (each) => {
      asks.push(each);
      return random;
    };
    const { steps } = playOn(new RunningGame(newGame(new State(setting)), { chance, keepsSteps: true }), 'numbered');
    const outcomes = steps?.between(0, steps.count).filter(({ by }) => by === CHANCE) ?? [];
    const numbers = new Map<string, number>();
    for (const [n, { kind, district, number }] of asks.entries()) {
      const told = outcomes[n].events.find(({ event }) => event === 'diceRolled' || event === 'bargeLaid');
      expect([kind, district]).toEqual([kind, told !== undefined && 'district' in told ? told.district : null]);
      expect(number).toBe(numbers.get(`${kind} ${district}`) ?? 0);
      numbers.set(`${kind} ${district}`, number + 1);
    }
    expect(asks.length).toBe(outcomes.length);
    expect([...numbers.keys()].filter((key) => key.startsWith('rollDice')).sort()).toEqual([1, 2, 3, 4, 5].map((n) => `rollDice ${n}`));
    expect(Math.max(...[1, 2, 3, 4, 5].map((n) => numbers.get(`rollDice ${n}`) ?? 0))).toBeGreaterThan(1);
  }
});

test('the dice of a District do not depend on what was drawn elsewhere', () => {
  const chance: Chance = ({ kind, district, number }) => new Generator(`${kind} ${district} ${number}`, 'game');
  const rolls = new Map<string, string>();
  const orders = new Set<string>();
  let again = 0;
  for (let way = 0; way < 10; way++) {
    const { steps } = playOn(new RunningGame(newGame(new State(SETTINGS[1])), { chance, keepsSteps: true }), `way ${way}`);
    const seen: number[] = [];
    for (const event of steps?.between(0, steps.count).flatMap((step) => step.events) ?? []) {
      if (event.event !== 'diceRolled') continue;
      const number = seen.filter((district) => district === event.district).length;
      seen.push(event.district);
      const roll = `${event.district} ${number}, dice: ${event.faces.reduce((sum, dice) => sum + dice)}`;
      const faces = event.faces.join(' ');
      expect(rolls.get(roll) ?? faces, roll).toBe(faces);
      if (number > 0 && rolls.has(roll)) again++;
      rolls.set(roll, faces);
    }
    orders.add(seen.join(' '));
  }
  expect(orders.size).toBeGreaterThan(1);
  expect(again).toBeGreaterThan(0);
});

test('decisions are counted from the beginning of final scoring, too, and undo goes back before it', () => {
  let [finals, undone] = [0, 0];
  for (let seed = 0; seed < 40; seed++) {
    const game = new RunningGame(newGame(new State(SETTINGS[0])), { chance: seeded(`final ${seed}`) });
    const answers = new RandomAnswers('ruleSeeking', `final ${seed}`);
    for (game.draw(); !isOver(game.state); game.draw()) {
      const before = [game.decisionsOfTurn, game.state.active];
      const played = game.decide(describeChoice(game.state, answers.next(game.state)));
      if (game.state.active !== NONE || before[1] === NONE) continue;
      expect(game.decisionsOfTurn).toBe(0);
      finals++;
      if (!played.ok || played.barrier !== null) continue;
      undone++;
      game.undo();
      expect([game.decisionsOfTurn, game.state.active]).toEqual(before);
      game.redo();
      expect(game.decisionsOfTurn).toBe(0);
    }
  }
  expect(finals).toBeGreaterThan(30);
  expect(undone).toBeGreaterThan(0);
});

test('another deal is taken only where nothing can be undone, and nothing is left of the old one', () => {
  const game = playOn(
    new RunningGame(newGame(new State(SETTINGS[0])), { chance: seeded('deal'), keepsSteps: true }),
    'deal',
    ({ open }) => open > 0,
  );
  const other = game.state.clone();
  expect(() => game.assume(other)).toThrow('assume');
  while (game.open > 0) game.undo();
  expect(game.undone.length).toBeGreaterThan(0);
  other.copyFrom(game.state);
  game.assume(other);
  expect(game.undone).toEqual([]);
  expect(game.redo()).toEqual({ ok: false, stop: 'nothing' });
});

test('the seed of a record is where its outcomes come from: no other source is taken beside it', () => {
  const head = { edition: REFERENCE_EDITION, names: ['Adda', 'Beli'] };
  // @ts-expect-error: a seed and a source exclude each other.
  void (() => new Recording({ ...head, seed: 'seed', chance: seeded('other') }));
  expect(new Recording({ ...head, chance: seeded('other') }).record().seed).toBeUndefined();
});

test('chance that was drawn for one deal is drawn again for another', () => {
  // A different generator each time: the pending outcome changes only if it is drawn again.
  let draws = 0;
  const chance: Chance = () => new Generator(`draw ${draws++}`, 'game');
  const game = new RunningGame(newGame(new State(SETTINGS[1])), { chance });
  const first = game.due();
  expect(game.due()).toBe(first);
  expect(draws).toBe(1);
  game.assume(game.state.clone());
  game.due();
  expect(draws).toBe(2);
});

test('decisions that nobody could have taken back are not taken up', () => {
  const game = new RunningGame(newGame(new State(SETTINGS[0])), { chance: seeded('barrier') });
  const answers = new RandomAnswers('ruleSeeking', 'barrier');
  let taken = 0;
  for (game.draw(); !isOver(game.state) && taken < 20; game.draw()) {
    const choice = describeChoice(game.state, answers.next(game.state));
    const before = game.state.clone();
    const played = game.decide(choice);
    if (!played.ok || played.barrier === null) continue;
    taken++;
    expect(new RunningGame(before).takeUp([choice]), JSON.stringify(choice)).toBe(false);
  }
  expect(taken).toBe(20);
});

test('what happens is told to who hears it, with and without steps, and the state is left without a listener', () => {
  const games = [true, false].map(
    (keepsSteps) => new RunningGame(newGame(new State(SETTINGS[1])), { chance: seeded('heard'), keepsSteps }),
  );
  const heard = games.map((game): GameEvent[] => {
    const events: GameEvent[] = [];
    const answers = new RandomAnswers('ruleSeeking', 'heard');
    for (game.draw(events); !isOver(game.state); game.draw(events)) {
      game.decide(describeChoice(game.state, answers.next(game.state)), events);
      expect(game.state.events).toBeNull();
    }
    return events;
  });
  const { steps } = games[0];
  expect(heard[0]).toEqual(steps?.between(0, steps.count).flatMap(({ events }) => events));
  expect(heard[1]).toEqual(heard[0]);
});
