/**
 * Random games for properties. A game is named by a few words and a seed, so that one that fails can be played again; once found, it
 * belongs into FIXTURES.
 */
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
/** Where a game begins: with its set-up, or with a turn of the rich position that `mid-game.ts` makes of its seed. */
export const STARTS = ['setUp', 'midGame'] as const;

export interface GameName {
  /** `random`: an edition and switches of its own for every seed. */
  readonly edition: keyof typeof EDITIONS | 'random';
  readonly players: (typeof PLAYER_COUNTS)[number];
  readonly player: PlayerKind;
  readonly start: (typeof STARTS)[number];
  readonly seed: number;
  /** The rule-seeking players remember the games with the seeds from this one on, played before; without it they remember none. */
  readonly since?: number;
}

/** Games that once broke a property; every property that runs over games runs over these, too. */
const FIXTURES: readonly GameName[] = [];

/** The fixtures that agree with what is fixed. */
export const fixturesLike = (fixed: Partial<GameName>): GameName[] =>
  FIXTURES.filter((fixture) => Object.entries(fixed).every(([key, value]) => fixture[key as keyof GameName] === value));

/** The most games of a sample. `npm run test:long` sets FULL_COUNTS and plays them all, with fresh seeds. */
const MOST = process.env['FULL_COUNTS'] === undefined ? 40 : Number.POSITIVE_INFINITY;

/** Checks a property over random games, `runs` of them in the long run. It is not shrunk: no seed is simpler than another. */
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

/** The setting of a game; that of a checked-in edition is made once. */
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

/** The beginning of a game: set-up waits for its first outcome of chance, or the turn in the middle for its first answer. */
export function begin(name: GameName, state: State = new State(settingOf(name))): State {
  if (name.start === 'midGame') state.copyFrom(midGame(state.setting, name.seed));
  else newGame(state);
  return state;
}

/** The players of a game, with what they remember of the games before it. */
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

/** Sees a position, the answer that will be given (-1 at the end) and its number in the game; leaves the state as it was. */
export type Visit = (state: State, answer: number, step: number) => void;

/**
 * Plays a game to its end and calls `visit` at every question, to chance or to a seat, and at the end. What it throws is thrown on with
 * the place in the game.
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
