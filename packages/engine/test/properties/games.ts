/**
 * Random games for properties. A game is named by a few words and a seed, so that one that fails can be played again; once found, it
 * belongs into FIXTURES.
 */
import fc from 'fast-check';
import { REFERENCE_EDITION } from '../../src/edition/reference.ts';
import { apply, isOver, newGame, questionKind } from '../../src/engine.ts';
import { NONE } from '../../src/model/ids.ts';
import { createSetting, type Setting } from '../../src/model/setting.ts';
import { State } from '../../src/model/state.ts';
import { OTHER_EDITION } from '../edition/other-edition.ts';
import { PLAYER_KINDS, type PlayerKind, RandomAnswers } from './random-answers.ts';
import { randomEdition } from './random-edition.ts';
import { enrich } from './riches.ts';

export const EDITIONS = { reference: REFERENCE_EDITION, other: OTHER_EDITION } as const;
export const PLAYER_COUNTS = [2, 3, 4] as const;

export interface GameName {
  /** `random`: an edition and switches of its own for every seed. */
  readonly edition: keyof typeof EDITIONS | 'random';
  readonly players: (typeof PLAYER_COUNTS)[number];
  readonly player: PlayerKind;
  /** Whether the players are made rich at the first turn, see `riches.ts`. */
  readonly rich: boolean;
  readonly seed: number;
}

/** Games that once broke a property; every property that runs over games runs over these, too. */
const FIXTURES: readonly GameName[] = [
  // A refill before the first part of a Gardening took what its only possible part would have cost.
  { edition: 'reference', players: 2, player: 'uniform', rich: false, seed: 404 },
  { edition: 'reference', players: 2, player: 'uniform', rich: false, seed: 471 },
  // The same left one refill as the only answer, which the engine then gave by itself as if it were a part of the Gardening.
  { edition: 'reference', players: 2, player: 'uniform', rich: true, seed: 82 },
  { edition: 'reference', players: 2, player: 'ruleSeeking', rich: true, seed: 220 },
];

/** The fixtures that agree with what is fixed. */
export const fixturesLike = (fixed: Partial<GameName>): GameName[] =>
  FIXTURES.filter((fixture) => Object.entries(fixed).every(([key, value]) => fixture[key as keyof GameName] === value));

/** Checks a property over random games, `runs` of them. It is not shrunk: no seed is simpler than another. */
export function overGames(runs: number, property: (name: GameName) => void, fixed: Partial<GameName> = {}): void {
  const name = fc.record({
    edition: fc.constantFrom(...(fixed.edition ? [fixed.edition] : (Object.keys(EDITIONS) as (keyof typeof EDITIONS)[]))),
    players: fc.constantFrom(...(fixed.players ? [fixed.players] : PLAYER_COUNTS)),
    player: fc.constantFrom(...(fixed.player ? [fixed.player] : PLAYER_KINDS)),
    rich: fc.constantFrom(...(fixed.rich === undefined ? [false, false, true] : [fixed.rich])),
    seed: fc.nat(),
  });
  const examples = fixturesLike(fixed).map((fixture): [GameName] => [fixture]);
  fc.assert(
    fc.property(name, (game) => void property(game)),
    { numRuns: runs + examples.length, examples, endOnFailure: true },
  );
}

/** The setting of a game; that of a checked-in edition is made once. */
export function settingOf({ edition, players, seed }: Pick<GameName, 'edition' | 'players' | 'seed'>): Setting {
  if (edition === 'random') {
    const [refillWithGold, finalCompensation, firstGame] = [(seed & 1) === 0, (seed & 2) === 0, (seed & 4) === 0];
    return createSetting(randomEdition(seed), players, { refillWithGold, finalCompensation, firstGame });
  }
  const key = `${edition} ${players}`;
  let setting = settings.get(key);
  if (setting === undefined) {
    setting = createSetting(EDITIONS[edition], players);
    settings.set(key, setting);
  }
  return setting;
}

const settings = new Map<string, Setting>();

/** The beginning of a game: set-up waits for its first outcome of chance, or the first turn of rich players for their first answer. */
export function begin(name: GameName, answers: RandomAnswers, state: State = new State(settingOf(name))): State {
  newGame(state);
  if (name.rich) {
    while (state.active === NONE) apply(state, answers.next(state));
    enrich(state, name.seed);
  }
  return state;
}

/** Sees a position, the answer that will be given (-1 at the end) and its number in the game; leaves the state as it was. */
export type Visit = (state: State, answer: number, step: number) => void;

/**
 * Plays a game to its end and calls `visit` at every question, to chance or to a seat, and at the end. What it throws is thrown on with
 * the place in the game.
 */
export function walk(name: GameName, visit: Visit): State {
  const answers = new RandomAnswers(name.player, name.seed);
  const state = begin(name, answers);
  for (let step = 0; ; step++) {
    const kind = questionKind(state);
    try {
      const answer = isOver(state) ? -1 : answers.next(state);
      visit(state, answer, step);
      if (isOver(state)) return state;
      apply(state, answer);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      throw new Error(`step ${step}, question ${kind}: ${message}`, { cause: error });
    }
  }
}
