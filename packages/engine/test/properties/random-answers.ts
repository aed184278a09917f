/**
 * Two sorts of random player, and chance beside them. Both depend on the seed and the game alone.
 *
 * The uniform one takes every legal answer with the same probability. The rule-seeking one prefers the kinds of answer that it has used
 * least in this game: a rarely offered kind is taken nearly whenever it is offered.
 */
import { Generator } from '../../src/chance/generator.ts';
import { asked, drawOutcome, legal } from '../../src/engine.ts';
import { CHANCE } from '../../src/model/ids.ts';
import type { State } from '../../src/model/state.ts';
import { choiceKind } from './choice-kinds.ts';

export const PLAYER_KINDS = ['uniform', 'ruleSeeking'] as const;
export type PlayerKind = (typeof PLAYER_KINDS)[number];

export class RandomAnswers {
  readonly #player: PlayerKind;
  readonly #chance: Generator;
  readonly #lots: Generator;
  /** How often each kind of answer has been used. */
  readonly #used: number[] = [];
  readonly #weights = new Float64Array(1024);

  constructor(player: PlayerKind, seed: number | string) {
    this.#player = player;
    this.#chance = new Generator(seed, 'game');
    this.#lots = new Generator(seed, 'bot');
  }

  /** An answer of whoever is asked, a seat or chance. */
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
      const used = this.#used[choiceKind(state, state.choices[i])] ?? 0;
      weights[i] = 1 / ((1 + used) * (1 + used));
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
