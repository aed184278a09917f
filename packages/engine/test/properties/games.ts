/** Random games for properties. A game is named by a few words and a seed, so a failing game can be played again and added to FIXTURES. */
import fc from 'fast-check';
import { REFERENCE_EDITION } from '../../src/edition/reference.ts';
import { apply, isOver, newGame, questionKind } from '../../src/engine.ts';
import { createSetting, type Setting } from '../../src/model/setting.ts';
import { State } from '../../src/model/state.ts';
import { OTHER_EDITION } from '../edition/other-edition.ts';
import { midGame } from './mid-game.ts';
import { type Memory, PLAYER_KINDS, type PlayerKind, RandomAnswers } from './random-answers.ts';
import { randomEdition } from './random-edition.ts';

export const EDITIONS = { reference: REFERENCE_EDITION, other: OTHER_EDITION } as const;
export const PLAYER_COUNTS = [2, 3, 4] as const;
/** Where a game starts: with its set-up, or with a turn of the rich position that `mid-game.ts` makes from its seed. */
export const STARTS = ['setUp', 'midGame'] as const;

export interface GameName {
  /** `random`: a different edition and different switches for every seed. */
  readonly edition: keyof typeof EDITIONS | 'random';
  readonly players: (typeof PLAYER_COUNTS)[number];
  readonly player: PlayerKind;
  readonly start: (typeof STARTS)[number];
  readonly seed: number;
  /** Rule-seeking players remember the games with seeds from this one on, which are played first; without it they remember none. */
  readonly since?: number;
}

/** Games that once broke a property; every property over games also runs over these. */
const FIXTURES: readonly GameName[] = [];

/** Returns the fixtures that fit the given start, players and edition. */
export const fixturesLike = (fixed: Partial<GameName>): GameName[] =>
  FIXTURES.filter((fixture) => Object.entries(fixed).every(([key, value]) => fixture[key as keyof GameName] === value));

/** The most games of a sample. `npm run test:long` sets FULL_COUNTS and plays all of them, with fresh seeds. */
const MOST = process.env['FULL_COUNTS'] === undefined ? 40 : Number.POSITIVE_INFINITY;

/**
 * Checks a property over random games, `runs` of them in the long run. Failures are not shrunk, because no seed is simpler than another.
 */
export function overGames(runs: number, property: (name: GameName) => void, fixed: Partial<GameName> = {}): void {
  const name = fc.record({
    edition: fc.constantFrom(...(fixed.edition ? [fixed.edition] : (Object.keys(EDITIONS) as (keyof typeof EDITIONS)[]))),
    players: fc.constantFrom(...(fixed.players ? [fixed.players] : PLAYER_COUNTS)),
    player: fc.constantFrom(...(fixed.player ? [fixed.player] : PLAYER_KINDS)),
    start: fc.constantFrom(...(fixed.start ? [fixed.start] : STARTS)),
    seed: fc.nat(),
  });
  const examples = fixturesLike(fixed).map((fixture): [GameName] => [fixture]);
  fc.assert(
    fc.property(name, (game) => void property(game)),
    { numRuns: Math.min(runs, MOST) + examples.length, examples, endOnFailure: true },
  );
}

/** Returns the setting of a game; that of a checked-in edition is made once. */
export function settingOf({ edition, players, seed }: Pick<GameName, 'edition' | 'players' | 'seed'>): Setting {
  if (edition === 'random') {
    const [refillWithGold, finalCompensation, firstGame] = [(seed & 1) === 0, (seed & 2) === 0, (seed & 4) === 0];
    const masteryRight = (seed & 8) === 0 ? 'anyLowest' : 'minRises';
    return createSetting(randomEdition(seed), players, { refillWithGold, finalCompensation, firstGame, masteryRight });
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

/** The start of a game: set-up waits for its first random outcome, or the turn for its first answer. */
export function begin(name: GameName, state: State = new State(settingOf(name))): State {
  if (name.start === 'midGame') state.copyFrom(midGame(state.setting, name.seed));
  else newGame(state);
  return state;
}

/** Returns the players of a game, with their memory of the games before it. */
export function answersOf(name: GameName): RandomAnswers {
  const memory: Memory = [];
  const { since = name.seed, ...game } = name;
  for (let seed = since; seed < name.seed; seed++) {
    const answers = new RandomAnswers(name.player, seed, memory);
    const state = begin({ ...game, seed });
    while (!isOver(state)) apply(state, answers.next(state));
  }
  return new RandomAnswers(name.player, name.seed, memory);
}

/** Receives a position, the answer that will be given (-1 at the end) and its number in the game. It must not change the state. */
export type Visit = (state: State, answer: number, step: number) => void;

/**
 * Plays a game to its end and calls `visit` at every question, to chance or to a seat, and at the end. Errors are rethrown with the place
 * in the game.
 */
export function walk(name: GameName, visit: Visit): State {
  const answers = answersOf(name);
  const state = begin(name);
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
