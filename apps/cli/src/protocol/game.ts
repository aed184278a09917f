/** One game of a session: a running game, its words, and the events of each call. */
import {
  asked,
  type Barrier,
  CHANCE,
  type Choice,
  describeOutcome,
  drawOutcome,
  type GameEvent,
  type GameRecord,
  Generator,
  type Outcome,
  type RunningGame,
  type State,
} from '@tabannusi/engine';
import { createWords, type Language, type Words } from '@tabannusi/text';

/** `steps` is the number that can be undone, and `stop` is why no more can be. */
type UndoneSteps = { readonly ok: true } | { readonly ok: false; readonly stop: Barrier | 'nothing'; readonly steps: number };

interface Beginning {
  readonly names: readonly string[];
  readonly seed: string;
  readonly running: RunningGame;
  /** Null for a game that began from a position. */
  readonly record: (() => GameRecord) | null;
  /** Whether the caller chooses the outcomes of chance. */
  readonly waitsForChance: boolean;
}

export class Game {
  readonly names: readonly string[];
  readonly seed: string;
  readonly record: Beginning['record'];
  /** Aborted when the game is closed, to stop all thinking about it. */
  readonly closing = new AbortController();
  readonly #running: RunningGame;
  readonly #words = new Map<Language, Words>();
  /** Draws the outcomes that the caller leaves to the seed; null if the caller never chooses any. */
  readonly #lots: Generator | null;

  /** Draws the first chance, unless the caller chooses it. */
  constructor({ names, seed, running, record, waitsForChance }: Beginning) {
    this.names = names;
    this.seed = seed;
    this.record = record;
    this.#running = running;
    this.#lots = waitsForChance ? new Generator(seed, 'game') : null;
    running.draw();
  }

  /** Always the same object; only play changes it. */
  get state(): State {
    return this.#running.state;
  }

  get decisions(): number {
    return this.#running.decisions.length;
  }

  /** The number of decisions since the turn began. */
  get decisionsOfTurn(): number {
    return this.#running.decisionsOfTurn;
  }

  words(language: Language): Words {
    const words = this.#words.get(language) ?? createWords(language, { names: this.names, game: this.state });
    this.#words.set(language, words);
    return words;
  }

  /** Whether the caller must give an outcome before the game can go on. */
  get isChanceAsked(): boolean {
    return asked(this.state) === CHANCE;
  }

  /** Makes a choice, draws the chance that follows, and returns the events; null if the choice is not legal. */
  decide(choice: Choice): readonly GameEvent[] | null {
    return this.#told((heard) => this.#running.decide(choice, heard).ok);
  }

  /** Applies an outcome, or draws one if it is null, and returns the events; null if the outcome is not possible. */
  happen(outcome: Outcome | null): readonly GameEvent[] | null {
    return this.#told((heard) => this.#running.happen(outcome ?? this.#draw(), heard).ok);
  }

  #draw(): Outcome {
    if (this.#lots === null) throw new Error('draw: the game draws its chance by itself');
    return describeOutcome(this.state, drawOutcome(this.state, this.#lots));
  }

  #told(play: (heard: GameEvent[]) => boolean): readonly GameEvent[] | null {
    const heard: GameEvent[] = [];
    if (!play(heard)) return null;
    this.#running.draw(heard);
    return heard;
  }

  /** Undoes that many decisions, or none. */
  undo(steps: number): UndoneSteps {
    const { open } = this.#running;
    if (steps > open) return { ok: false, stop: this.#running.barrier, steps: open };
    for (let taken = 0; taken < steps; taken++) this.#running.undo();
    return { ok: true };
  }
}
