/**
 * Random complete games, timed. The work is a fixed list of seeds, played in whole passes until the time is over, so that the checksum
 * says what was computed and does not depend on how fast: two measurements compare only if it agrees.
 */
import {
  apply,
  asked,
  CHANCE,
  createSetting,
  drawOutcome,
  Generator,
  hashState,
  isOver,
  legal,
  NONE,
  newGame,
  REFERENCE_EDITION,
  State,
} from '../src/index.ts';

export interface Measurement {
  /** Questions to a seat with two or more legal answers; forced answers and chance do not count. */
  readonly decisions: number;
  readonly games: number;
  readonly seconds: number;
  /** Over the final hashes of one pass, in the order of their seeds. */
  readonly checksum: string;
}

/** Games of one pass. */
const SEEDS = Array.from({ length: 256 }, (_, n) => `bench-${n}`);

/** Plays random games of the reference edition on one core for at least this long. At least one pass is played. */
export function measureGames(players: number, seconds: number): Measurement {
  const state = new State(createSetting(REFERENCE_EDITION, players));
  let decisions = 0;
  let games = 0;
  let checksum = '';
  const start = performance.now();
  let elapsed: number;
  do {
    const sum = new Checksum();
    for (const seed of SEEDS) {
      decisions += playRandomGame(state, seed);
      sum.add(state);
    }
    games += SEEDS.length;
    // A pass that came out differently would mean that something outlives a game.
    if (checksum !== '' && checksum !== sum.text()) throw new Error(`measureGames: ${checksum} became ${sum.text()}`);
    checksum = sum.text();
    elapsed = (performance.now() - start) / 1000;
  } while (elapsed < seconds);
  return { decisions, games, seconds: elapsed, checksum };
}

/** Plays one game in `state` with uniformly random answers and returns its number of decisions. */
export function playRandomGame(state: State, seed: string, atDecision?: (state: State) => void): number {
  const chance = new Generator(seed, 'game');
  const player = new Generator(seed, 'bot');
  let decisions = 0;
  newGame(state);
  for (;;) {
    const who = asked(state);
    if (who === NONE) return decisions;
    if (who === CHANCE) {
      apply(state, drawOutcome(state, chance));
      continue;
    }
    const count = legal(state);
    if (count === 1) {
      apply(state, state.choices[0]);
      continue;
    }
    decisions++;
    atDecision?.(state);
    apply(state, state.choices[player.below(count)]);
  }
}

/** A running combination of final hashes; their order counts. */
class Checksum {
  #high = 0x243f6a88;
  #low = 0x13198a2e;
  readonly #hash = { high: 0, low: 0 };

  add(state: State): void {
    if (!isOver(state)) throw new Error('checksum: the game is not over');
    const { high, low } = hashState(state, this.#hash);
    this.#high = Math.imul(this.#high ^ high, 0x9e3779b1);
    this.#high ^= this.#high >>> 15;
    this.#low = Math.imul(this.#low ^ low, 0x85ebca77);
    this.#low ^= this.#low >>> 13;
  }

  /** Sixteen hexadecimal digits. */
  text(): string {
    return hex(this.#high) + hex(this.#low);
  }
}

const hex = (lane: number): string => (lane >>> 0).toString(16).padStart(8, '0');
