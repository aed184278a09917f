/**
 * A lesson being played. Where it stands follows from the decisions at its table alone, so undo and redo need no care: the learner may make
 * any legal choice, and one that is not right leads aside until `back`.
 */
import type { Choice, State } from '@tabannusi/engine';
import type { Sight } from '../sight.ts';
import { Table } from '../table.ts';
import { LEARNER, type Lesson, type LessonStep, passes, type Tested } from './lesson.ts';
import { PositionGame } from './position-game.ts';

export interface Progress {
  /** The number of steps that are done; all of them at the end. */
  readonly done: number;
  /** The present step; null at the end. */
  readonly step: LessonStep | null;
  /** What the learner chose instead of a right choice: the id of a response, or `other`; null on the way. */
  readonly aside: string | null;
}

/** `names` has one name for every person of the position, the learner first. */
export interface LessonAt {
  readonly lesson: Lesson;
  readonly state: State;
  readonly names: readonly string[];
}

export class LessonRun {
  readonly lesson: Lesson;
  readonly #state: State;
  readonly #names: readonly string[];
  #game: PositionGame;
  #table: Table;
  /** The number of steps up to the last one that was read. */
  #read = 0;

  constructor({ lesson, state, names }: LessonAt) {
    this.lesson = lesson;
    this.#state = state;
    this.#names = names;
    [this.#game, this.#table] = this.#start([]);
  }

  /** The table, which `back` and `restart` replace. */
  get table(): Sight {
    return this.#table;
  }

  get progress(): Progress {
    const { steps } = this.lesson;
    const made = this.#decisions();
    let done = 0;
    for (const tested of made) {
      // Whoever plays on need not press a button first.
      while (steps[done] !== undefined && steps[done]?.right === undefined) done++;
      const step = steps[done];
      if (step?.right === undefined) break;
      if (!passes(step.right, tested)) return { done, step, aside: step.others?.find(({ when }) => passes(when, tested))?.id ?? 'other' };
      done++;
    }
    while (done < this.#read && steps[done] !== undefined && steps[done]?.right === undefined) done++;
    return { done, step: steps[done] ?? null, aside: null };
  }

  /** The choices that go on now; empty where there is nothing to choose. */
  right(): Choice[] {
    const { step, aside } = this.progress;
    const test = step?.right;
    if (test === undefined || aside !== null) return [];
    const before = this.#table.view(LEARNER);
    return this.#table.choices(LEARNER).filter((choice) => {
      const [, table] = this.#start([...this.#choices(), choice]);
      return passes(test, { choice, before, after: table.view(LEARNER) });
    });
  }

  /** Goes on from a step that is read. */
  next(): void {
    const { done, step } = this.progress;
    if (step !== null && step.right === undefined) this.#read = done + 1;
  }

  /** Returns to the step from which the learner went aside. */
  back(): void {
    const { aside, done } = this.progress;
    if (aside === null) return;
    const played = this.lesson.steps.slice(0, done).filter(({ right }) => right !== undefined).length;
    this.#go(this.#choices().slice(0, played));
  }

  restart(): void {
    this.#read = 0;
    this.#go([]);
  }

  #go(choices: readonly Choice[]): void {
    [this.#game, this.#table] = this.#start(choices);
  }

  #start(choices: readonly Choice[]): [PositionGame, Table] {
    const game = new PositionGame(this.#state, this.lesson.id);
    const seats = this.#names.map((name) => ({ kind: 'person', name }) as const);
    // A lesson says by itself what a choice would waste, and when the turn ends.
    const settings = { confirm: false, warnings: { actionsLeft: false, wastedStep: false, helpsOpponent: false } };
    const table = new Table({ game, seats, own: seats.map(() => ({ settings })) });
    for (const choice of choices) table.play(LEARNER, choice);
    return [game, table];
  }

  #choices(): Choice[] {
    const { steps, moment } = this.#game;
    return steps.between(0, moment).flatMap(({ by, answer }) => (by === LEARNER ? [answer as Choice] : []));
  }

  /** Returns the learner's decisions, each with the views before it and before the next decision. */
  #decisions(): Tested[] {
    const { steps, moment } = this.#game;
    const all = steps.between(0, moment);
    const decided = [...all.keys()].filter((n) => 'choose' in (all[n]?.answer ?? {}));
    return decided.flatMap((n, index): Tested[] => {
      const step = all[n];
      if (step?.by !== LEARNER) return [];
      const end = decided[index + 1] ?? moment;
      return [{ choice: step.answer as Choice, before: this.#table.view(LEARNER, n), after: this.#table.view(LEARNER, end) }];
    });
  }
}
