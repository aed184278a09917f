/**
 * The course of a game: its recording and its steps, which always agree. Chance is drawn here, from the game's seed; who sits there and who may do
 * what is the table's business.
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
  readRecord,
  type State,
  type Switches,
  type TakenBack,
} from '@tabannusi/engine';
import { Steps } from './steps.ts';

export interface Game {
  readonly edition: Edition;
  readonly names: readonly string[];
  readonly switches?: Partial<Switches>;
  /** Of the Bot that plays against the one person or bot that is named; undefined where none does. */
  readonly king?: King | undefined;
  readonly seed: string;
  /** Of a branch: how many outcomes did not come from the seed. */
  readonly seedFrom?: number;
}

export class Course {
  readonly seed: string;
  readonly steps: Steps;
  readonly #recording: Recording;
  /** It has drawn all outcomes so far that came from the seed. */
  readonly #generator: Generator;
  readonly #seedFrom: number;
  #outcomes = 0;

  /** Throws where the record of the game could not be read again: a name or a seed that is too long, say. */
  constructor({ seed, seedFrom = 0, king, ...game }: Game) {
    this.#recording = new Recording({ ...game, seed, seedFrom, ...(king === undefined ? {} : { king }) });
    const read = readRecord(this.#recording.record());
    if (!read.ok) throw new RangeError(`game: ${read.faults.map(({ code, path }) => `${path} ${code}`).join(', ')}`);
    this.seed = seed;
    this.#seedFrom = seedFrom;
    this.#generator = new Generator(seed, 'game');
    this.steps = new Steps(this.state);
  }

  /** Changed by playing alone. */
  get state(): State {
    return this.#recording.state;
  }

  get decisions(): readonly Choice[] {
    return this.#recording.decisions;
  }

  /** What was taken back and can be made again, the next one last. */
  get undone(): readonly Choice[] {
    return this.#recording.undone;
  }

  record(): GameRecord {
    return this.#recording.record();
  }

  decide(choice: Choice, ordered: boolean): Played {
    return this.#make(() => this.#recording.decide(choice), ordered);
  }

  /** An outcome that is known already. The generator goes on as if it had drawn it. */
  happen(outcome: Outcome): Played {
    if (this.#outcomes >= this.#seedFrom) drawOutcome(this.state, this.#generator);
    return this.#happen(outcome);
  }

  /** Draws chance until a seat is asked or the game is over. */
  draw(): void {
    const { state } = this;
    while (asked(state) === CHANCE) {
      const played = this.#happen(describeOutcome(state, drawOutcome(state, this.#generator)));
      if (!played.ok) throw new Error(`course: chance was refused (${played.code})`);
    }
  }

  /** Takes the last decision back. */
  undo(): TakenBack {
    const back = this.#recording.undo();
    if (back.ok) this.steps.drop();
    return back;
  }

  /** Makes the decision again that was taken back last. Whoever makes it again decides: no order does. */
  redo(): TakenBack {
    const seat = asked(this.state);
    const events = this.#listen();
    const back = this.#recording.redo();
    const [choice] = this.decisions.slice(-1);
    // What could be taken back makes no barrier.
    if (back.ok && choice !== undefined) this.#add(seat, choice, null, events, false);
    return back;
  }

  /**
   * Decisions that can be made again, the next one last. The game and its steps stay as they are; where the answer is false, these cannot be made,
   * and the course is of no use.
   */
  takeUp(undone: readonly Choice[]): boolean {
    this.state.events = null;
    let made = 0;
    for (const choice of undone.toReversed()) {
      const played = this.#recording.decide(choice);
      if (!played.ok || played.barrier !== null) return false;
      made++;
    }
    for (; made > 0; made--) this.#recording.undo();
    return true;
  }

  #happen(outcome: Outcome): Played {
    this.#outcomes++;
    return this.#make(() => this.#recording.happen(outcome), false);
  }

  #make(play: () => Played, ordered: boolean): Played {
    const by = asked(this.state);
    const events = this.#listen();
    const played = play();
    if (played.ok) this.#add(by, played.own, played.barrier, events, ordered);
    return played;
  }

  #listen(): readonly GameEvent[] {
    const events: GameEvent[] = [];
    this.state.events = events;
    return events;
  }

  #add(by: number, answer: Choice | Outcome, barrier: Barrier | null, events: readonly GameEvent[], ordered: boolean): void {
    this.steps.add({ by, answer, ordered, events, barrier }, this.state);
  }
}
