/** One game of a session: a running game, its words, and what happened in one list for each call. */
import { type Barrier, type Choice, type GameEvent, type GameRecord, Recording, type RunningGame, type State } from '@tabannusi/engine';
import { createWords, type Language, type Words } from '@tabannusi/text';

/** `steps` are those that can be taken back, `stop` is why not more. */
type UndoneSteps = { readonly ok: true } | { readonly ok: false; readonly stop: Barrier | 'nothing'; readonly steps: number };

interface Beginning {
  readonly names: readonly string[];
  readonly seed: string;
  /** A recording, or a game from a position. */
  readonly running: RunningGame;
}

export class Game {
  readonly names: readonly string[];
  readonly seed: string;
  /** Aborted when it is closed: nobody thinks about it any more. */
  readonly closing = new AbortController();
  readonly #running: RunningGame;
  readonly #words = new Map<Language, Words>();

  /** Draws the chance that is asked first. */
  constructor({ names, seed, running }: Beginning) {
    this.names = names;
    this.seed = seed;
    this.#running = running;
    running.draw();
  }

  /** Always the same object, changed by playing alone. */
  get state(): State {
    return this.#running.state;
  }

  get decisions(): number {
    return this.#running.decisions.length;
  }

  /** Decisions since the turn began. */
  get decisionsOfTurn(): number {
    return this.#running.decisionsOfTurn;
  }

  words(language: Language): Words {
    const words = this.#words.get(language) ?? createWords(language, { names: this.names, game: this.state });
    this.#words.set(language, words);
    return words;
  }

  /** Makes a choice, draws what chance then decides, and tells what happened; null where the choice is not legal. */
  decide(choice: Choice): readonly GameEvent[] | null {
    const events: GameEvent[] = [];
    this.state.events = events;
    const { ok } = this.#running.decide(choice);
    if (ok) this.#running.draw();
    this.state.events = null;
    return ok ? events : null;
  }

  /** Takes so many decisions back, or none of them. */
  undo(steps: number): UndoneSteps {
    const { open } = this.#running;
    if (steps > open) return { ok: false, stop: this.#running.barrier, steps: open };
    for (let taken = 0; taken < steps; taken++) this.#running.undo();
    return { ok: true };
  }

  /** Null for a game from a position: it has none. */
  record(): GameRecord | null {
    return this.#running instanceof Recording ? this.#running.record() : null;
  }
}
