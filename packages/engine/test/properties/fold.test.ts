/** Every change of a view is told by an event: folding the events over the view before gives the view after. */
import { expect, test } from 'vitest';
import { KINGS } from '../../src/edition/types.ts';
import { describeQuestion, isOver, newGame, questionKind } from '../../src/engine.ts';
import { SPECTATOR } from '../../src/knowledge/masked.ts';
import type { View } from '../../src/knowledge/view.ts';
import type { EventKind } from '../../src/model/events.ts';
import { State } from '../../src/model/state.ts';
import { FOLDS } from '../fold/fold.ts';
import { type Change, checkFolds, type Folded, folded, followGame, isSame } from './fold.ts';
import { type GameName, overGames, PLAYER_COUNTS, STARTS } from './games.ts';
import { PLAYER_KINDS, RandomAnswers } from './random-answers.ts';
import { soloSetting } from './solo.ts';

test('folding the events over the view before an application gives the view after it, for every seat and a spectator', () => {
  const count: Folded = { games: 0, applications: 0, events: 0 };
  overGames(24, (name) => checkFolds(name, count));
  for (let seed = 0; seed < 6; seed++) checkFolds({ ...gameOf(seed), edition: 'random' }, count);
  expect(count.applications).toBeGreaterThan(4_000);
});

const EVENT_KINDS = Object.keys(FOLDS) as EventKind[];

/** Events that change nothing in a view, with the reason why they exist. */
const TELL_A_STORY: Partial<Record<EventKind, string>> = {
  stepsLost: 'nothing was gained, but its owner wants to know why',
  bonusDeclined: 'nothing was gained, but everybody wants to know',
  extraGardening: 'it heads the parts of the Gardening, which have events of their own',
  scoringBegan: 'it heads the steps of the scoring, which have events of their own',
  botWalked: 'it says how the Bot counted; where its Architect goes is told beside',
  botDieChosen: 'it says why the Bot takes a die',
  botActionRefused: 'it says why the Bot does something else',
  botColourRefused: 'it says why the Bot takes another colour',
  botColourChosen: 'it says among which colours the Bot chose',
  botSpaceChosen: 'it says why the Bot takes a space',
  botShipChosen: 'it says why the Bot marks a Ship',
  botPairChosen: 'it says how the Bot counted in the Port',
  botDecreesRefused: 'it says which Decrees the Bot does not fulfil',
  botLotDrawn: 'it says that chance decided for the Bot',
};

test('an event that is forgotten is missed, whatever its kind', () => {
  const forgotten = new Set(EVENT_KINDS.filter((kind) => TELL_A_STORY[kind] === undefined));
  const heard = new Set<EventKind>();
  const follow = (change: Change, state: State): void => {
    for (const kind of new Set(change.heard.map(({ event }) => event))) {
      heard.add(kind);
      if (forgotten.has(kind) && isMissed(change, state, kind)) forgotten.delete(kind);
      if (TELL_A_STORY[kind] !== undefined) expect(isMissed(change, state, kind)).toBe(false);
    }
  };
  for (let seed = 0; seed < 300 && forgotten.size + EVENT_KINDS.length - heard.size > 0; seed++) {
    followGame(gameOf(seed), follow);
    if (seed % 3 !== 0) continue;
    const state = newGame(new State(soloSetting(KINGS[seed % KINGS.length])));
    followGame(gameOf(seed), follow, { state, answers: new RandomAnswers('uniform', seed, []) });
  }
  expect([...forgotten]).toEqual([]);
  expect(heard.size).toBe(EVENT_KINDS.length);
});

test('the given view stays as it is, and what no event touches is the same object afterwards', () => {
  followGame(gameOf(0), (change, state) => {
    const text = JSON.stringify(change.before);
    const view = folded({ ...change, before: frozen(change.before), heard: frozen(change.heard) }, state);
    expect(JSON.stringify(change.before)).toBe(text);
    const kinds = new Set(change.heard.map(({ event }) => event));
    const stays = (key: keyof View, ...touching: readonly EventKind[]): void => {
      if (touching.every((kind) => !kinds.has(kind))) expect(view[key]).toBe(change.before[key]);
    };
    stays('districts', 'bargeLaid', 'diceRolled', 'dieTaken', 'bargeDieGained', 'actionTileLaid');
    stays('spaces', 'startBuilding', 'projectPlaced', 'built', 'waterLaid', 'gardenPlaced');
    stays('ships', 'shipLaid', 'shipMarked');
    stays('port', 'harbormasterLaid', 'harbormasterGained', 'portCrateLaid', 'portHousePlaced', 'crateGained');
    stays('ziggurat', 'zigguratTileLaid', 'zigguratHousePlaced', 'zigguratClaimed');
    stays('decrees', 'decreeLaid', 'decreeScored');
    stays('urbanDeck', 'urbanCardDrawn', 'urbanCardReturned', 'urbanCardKept');
    for (let seat = 0; seat < state.setting.players; seat++) {
      const touched =
        kinds.has('gameOver') || change.heard.some((event) => event.event !== 'asked' && 'seat' in event && event.seat === seat);
      if (!touched) expect(view.seats[seat]).toBe(change.before.seats[seat]);
    }
  });
});

test('the last event of an application says what is asked, and it is the only one that does', () => {
  overGames(10, (name) => {
    followGame(name, ({ observer, heard }, state) => {
      if (observer !== SPECTATOR) return;
      const told = heard.filter(({ event }) => event === 'asked' || event === 'chanceAsked');
      if (isOver(state)) expect(told).toEqual([]);
      else expect(told).toEqual([heard.at(-1)]);
      const [last] = told;
      if (last?.event === 'asked') expect({ ...last.question, seat: last.seat }).toEqual(describeQuestion(state));
      if (last?.event === 'chanceAsked') expect(last.chance).toBe(questionKind(state));
    });
  });
});

/** Both starts and both sorts of player with two, three and four seats, in turn. */
const gameOf = (seed: number): GameName => ({
  edition: 'reference',
  players: PLAYER_COUNTS[seed % 3],
  player: PLAYER_KINDS[(seed + 1) % 2],
  start: STARTS[(seed >> 1) % 2],
  seed,
});

/**
 * Whether the property fails for an observer who misses events of a kind; events that build on a missed one may even be impossible to
 * apply.
 */
function isMissed(change: Change, state: State, kind: EventKind): boolean {
  try {
    return !isSame(folded(change, state, kind), change.after);
  } catch {
    return true;
  }
}

/** Returns the same object, in which nothing can be changed. */
function frozen<T extends object>(value: T): T {
  for (const part of Object.values(value)) if (typeof part === 'object' && part !== null) frozen(part);
  return Object.freeze(value);
}
