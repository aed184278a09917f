/**
 * Two kinds of random player, and chance. The uniform player chooses every legal answer with the same probability; its choices depend only
 * on the seed and the game. The rule-seeking player chooses an answer less often the more its kind was used, so it nearly always takes rare
 * kinds. It remembers a whole run of games if it is given the memory of the earlier ones.
 */
import { Generator } from '../../src/chance/generator.ts';
import { asked, drawOutcome, legal } from '../../src/engine.ts';
import { CHANCE } from '../../src/model/ids.ts';
import type { State } from '../../src/model/state.ts';
import { choiceKind } from './choice-kinds.ts';

export const PLAYER_KINDS = ['uniform', 'ruleSeeking'] as const;
export type PlayerKind = (typeof PLAYER_KINDS)[number];

/** How often each kind of answer has been used, by its number in `choice-kinds.ts`. */
export type Memory = number[];

export class RandomAnswers {
  readonly #player: PlayerKind;
  readonly #chance: Generator;
  readonly #lots: Generator;
  readonly #used: Memory;
  readonly #weights = new Float64Array(1024);

  constructor(player: PlayerKind, seed: number | string, memory: Memory = []) {
    this.#player = player;
    this.#used = memory;
    this.#chance = new Generator(seed, 'game');
    this.#lots = new Generator(seed, 'bot');
  }

  /** Returns an answer for the seat that is asked, or for chance. */
  next(state: State): number {
    if (asked(state) === CHANCE) return drawOutcome(state, this.#chance);
    const count = legal(state);
    if (count === 0) throw new Error('no legal answer');
    if (this.#player === 'uniform') return state.choices[this.#lots.below(count)];
    return this.#seek(state, count);
  }

  #seek(state: State, count: number): number {
    const weights = this.#weights;
    let total = 0;
    for (let i = 0; i < count; i++) {
      weights[i] = 1 / (1 + (this.#used[choiceKind(state, state.choices[i])] ?? 0));
      total += weights[i];
    }
    let lot = (this.#lots.next() / 2 ** 32) * total;
    let i = 0;
    while (i < count - 1 && lot >= weights[i]) lot -= weights[i++];
    const answer = state.choices[i];
    const kind = choiceKind(state, answer);
    this.#used[kind] = (this.#used[kind] ?? 0) + 1;
    return answer;
  }
}
