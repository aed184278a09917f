/**
 * One game of a session: its recording, the generator that draws its chance, and how far it can be taken back.
 *
 * A game from a position uses a recording whose state is that position; its record would tell another game and is never asked for.
 */
import {
  asked,
  type Barrier,
  CHANCE,
  type Choice,
  describeOutcome,
  drawOutcome,
  type Edition,
  type GameEvent,
  type GameRecord,
  Generator,
  type King,
  type Outcome,
  type Played,
  Recording,
  type State,
  type Switches,
} from '@tabannusi/engine';
import { createWords, type Language, type Words } from '@tabannusi/text';

interface Beginning {
  readonly edition: Edition;
  readonly names: readonly string[];
  readonly switches: Switches;
  /** Of the Bot, against the one person that is named; undefined in all other games. */
  readonly king?: King | undefined;
  readonly seed: string;
  /** How many outcomes of a record did not come from the seed. */
  readonly seedFrom?: number | undefined;
}

/** `steps` are those that can be taken back, `stop` is why not more. */
export type TakenBack = { readonly ok: true } | { readonly ok: false; readonly stop: Barrier | 'nothing'; readonly steps: number };

export class Game {
  readonly names: readonly string[];
  readonly seed: string;
  readonly isFromPosition: boolean;
  /** Aborted when it is closed: nobody thinks about it any more. */
  readonly closing = new AbortController();
  readonly #recording: Recording;
  /** It has drawn all outcomes so far that came from the seed. */
  readonly #generator: Generator;
  readonly #words = new Map<Language, Words>();
  /** Decisions that can be taken back, and what stops it before them. */
  #open = 0;
  #stop: Barrier | 'nothing' = 'nothing';
  /** The decisions before each turn that began here. */
  readonly #turns: number[] = [];
  #active: number;

  /** It waits for what a new game, or the position, asks first: `draw` or `repeat` must follow. */
  constructor({ edition, names, switches, king, seed, seedFrom = 0 }: Beginning, position?: State) {
    this.names = names;
    this.seed = seed;
    this.isFromPosition = position !== undefined;
    this.#recording = new Recording({ edition, names, switches, seed, seedFrom, ...(king === undefined ? {} : { king }) });
    this.#generator = new Generator(seed, 'game');
    if (position !== undefined) this.state.copyFrom(position);
    this.#active = this.state.active;
  }

  /** Always the same object, changed by playing alone. */
  get state(): State {
    return this.#recording.state;
  }

  get decisions(): number {
    return this.#recording.decisions.length;
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
    const played = this.#recording.decide(choice);
    this.#note(played);
    if (played.ok) this.draw();
    this.state.events = null;
    return played.ok ? events : null;
  }

  /** Draws chance until a seat is asked or the game is over. */
  draw(): void {
    while (asked(this.state) === CHANCE) this.#happen(describeOutcome(this.state, drawOutcome(this.state, this.#generator)));
  }

  /** Plays a whole record that has been verified. The generator goes on as if it had drawn what came from the seed. */
  repeat({ decisions, chance, seedFrom = 0 }: GameRecord): void {
    let [decided, happened] = [0, 0];
    for (;;) {
      if (asked(this.state) === CHANCE) {
        const outcome = chance[happened];
        if (outcome === undefined) break;
        if (happened++ >= seedFrom) drawOutcome(this.state, this.#generator);
        this.#happen(outcome);
      } else {
        const choice = decisions[decided++];
        if (choice === undefined) break;
        this.#note(this.#recording.decide(choice));
      }
    }
    this.draw();
  }

  /** Takes so many decisions back, or none of them. */
  undo(steps: number): TakenBack {
    if (steps > this.#open) return { ok: false, stop: this.#stop, steps: this.#open };
    for (let taken = 0; taken < steps; taken++) this.#recording.undo();
    this.#open -= steps;
    while ((this.#turns.at(-1) ?? 0) > this.decisions) this.#turns.pop();
    this.#active = this.state.active;
    return { ok: true };
  }

  /** Decisions since the turn began. */
  get decisionsOfTurn(): number {
    return this.decisions - (this.#turns.at(-1) ?? 0);
  }

  record(): GameRecord {
    return this.#recording.record();
  }

  #happen(outcome: Outcome): void {
    this.#note(this.#recording.happen(outcome));
  }

  #note(played: Played): void {
    if (!played.ok) return;
    if (played.barrier === null) this.#open++;
    else {
      this.#open = 0;
      this.#stop = played.barrier;
    }
    // No player has two turns in a row.
    if (this.state.active === this.#active) return;
    this.#active = this.state.active;
    this.#turns.push(this.decisions);
  }
}
