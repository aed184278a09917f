/**
 * A game being played: its state, the answers so far, its turns, and what can be undone. Every answer is checked; accepted answers are
 * kept, frozen and in the engine's own form.
 *
 * A game can start from any state: a new game, a position, or a deal that fits what one seat knows. Decisions since the last barrier can be
 * undone and redone.
 */
import type { Choice, Outcome } from '../choices.ts';
import { deepFreeze } from '../edition/freeze.ts';
import { asked, describeOutcome, drawOutcome } from '../engine.ts';
import type { GameEvent } from '../model/events.ts';
import { hashText } from '../model/hash.ts';
import { CHANCE, NONE } from '../model/ids.ts';
import type { State } from '../model/state.ts';
import { answerOf, type Played, playAnswer, playOutcome, refused } from '../play.ts';
import type { Barrier } from '../undo.ts';
import { type Chance, type ChanceAsked, chanceAsked, handedIn } from './chance.ts';
import { Steps } from './steps.ts';

/** `stop` is the barrier that undo cannot pass, or `nothing` if there is nothing to undo or redo. */
export type TakenBack = { readonly ok: true } | { readonly ok: false; readonly stop: Barrier | 'nothing' };

/** The beginning of a turn. */
export interface Turn {
  readonly seat: number;
  /** The number of decisions before the turn. */
  readonly decisions: number;
  /** The number of decisions and outcomes before the turn. */
  readonly moment: number;
}

export interface RunningOptions {
  /** The source of outcomes; without it, all outcomes are supplied from outside. */
  readonly chance?: Chance | undefined;
  /** Whether to keep steps, with their events and the state at every moment. */
  readonly keepsSteps?: boolean | undefined;
  /** False where nobody undoes anything, as on a server: then no states are kept for it. */
  readonly undoes?: boolean | undefined;
}

export class RunningGame {
  /** Always the same object; only playing changes it. */
  readonly state: State;
  /** Null if no steps are kept. */
  readonly steps: Steps | null;
  readonly #chance: Chance;
  readonly #undoes: boolean;
  readonly #decisions: Choice[] = [];
  readonly #outcomes: Outcome[] = [];
  /** The number of outcomes so far, by kind and District. */
  readonly #numbers = new Map<string, number>();
  /** What was drawn for the pending chance question; undefined if nothing was drawn yet. */
  #due: Outcome | null | undefined;
  readonly #turns: Turn[] = [];
  readonly #hashes: string[] = [];
  /** The number of decisions before final scoring, which belongs to nobody's turn; null until then. */
  #finalScoring: number | null = null;
  #active: number;
  /** The number of decisions since the last barrier. */
  #open = 0;
  #barrier: Barrier | 'nothing' = 'nothing';
  /** Only if no steps are kept: the states before the open decisions, then unused buffers that can be overwritten. */
  readonly #before: { readonly bytes: Uint8Array; depth: number }[] = [];
  /** The undone decisions; the next one to redo is last. */
  #undone: Choice[] = [];

  /** Plays on the given state itself, not on a copy. */
  constructor(state: State, { chance = handedIn, keepsSteps = false, undoes = true }: RunningOptions = {}) {
    this.state = state;
    this.steps = keepsSteps ? new Steps(state) : null;
    this.#chance = chance;
    this.#undoes = undoes;
    this.#active = state.active;
  }

  /** Makes a decision of the asked seat. Undone decisions can no longer be redone. Adds events to `heard`. */
  decide(choice: Choice, heard?: GameEvent[]): Played<Choice> {
    const answer = answerOf(this.state, choice);
    return answer === null ? refused(this.state) : this.decideAnswer(answer, heard);
  }

  /** Like `decide`, with the number that `answerOf` returned for the choice. */
  decideAnswer(answer: number, heard?: GameEvent[]): Played<Choice> {
    this.#undone = [];
    return this.#decide(answer, heard);
  }

  /** Takes an outcome from outside for the pending chance question. The source continues as if it had drawn it. Adds events to `heard`. */
  happen(outcome: Outcome, heard?: GameEvent[]): Played<Outcome> {
    if (asked(this.state) !== CHANCE) return playOutcome(this.state, outcome);
    this.due();
    const of = chanceAsked(this.state);
    const events = this.#listen(heard);
    const played = playOutcome(this.state, outcome);
    if (played.ok) {
      this.#outcomes.push(deepFreeze(played.own));
      this.#numbers.set(keyOf(of), this.#numberOf(of) + 1);
      this.#due = undefined;
    }
    this.#passed(CHANCE, played, events, heard);
    return played;
  }

  /** Returns the source's outcome for the pending chance question; null if it gives none, or no chance is asked. */
  due(): Outcome | null {
    if (asked(this.state) !== CHANCE) return null;
    if (this.#due === undefined) this.#due = this.#draw();
    return this.#due;
  }

  /** Draws chance until a seat is asked, the game is over or an outcome must be supplied. Adds events to `heard`. */
  draw(heard?: GameEvent[]): void {
    for (let outcome = this.due(); outcome !== null; outcome = this.due()) {
      const played = this.happen(outcome, heard);
      if (!played.ok) throw new Error(`draw: chance was refused (${played.code})`);
    }
  }

  /** Undoes the last decision, unless it made a barrier. */
  undo(): TakenBack {
    const decision = this.#undoes && this.#open > 0 ? this.#decisions.pop() : undefined;
    if (decision === undefined) return { ok: false, stop: this.#barrier };
    this.#undone.push(decision);
    this.#open--;
    if (this.steps === null) this.state.restore(this.#before[this.#open]);
    else this.steps.drop(this.state);
    this.#forgetTurn();
    return { ok: true };
  }

  /** Makes the decision again that was undone last. */
  redo(): TakenBack {
    const decision = this.#undone.pop();
    const answer = decision === undefined ? null : answerOf(this.state, decision);
    if (answer === null) return { ok: false, stop: 'nothing' };
    this.#decide(answer);
    return { ok: true };
  }

  /**
   * Sets the decisions that can be redone, the next one last. Returns false if they are not legal. Then drop this game, because some of
   * them may have been made.
   */
  takeUp(undone: readonly Choice[]): boolean {
    for (const choice of undone.toReversed()) {
      const played = this.decide(choice);
      if (!played.ok || played.barrier !== null) return false;
    }
    for (const _ of undone) this.undo();
    return true;
  }

  /**
   * Replaces the state by another that the observer of this game cannot tell from it: hidden cards lie elsewhere. Nothing can be redone,
   * and a pending outcome is drawn again. Throws if a decision can be undone, because undo would restore the old deal.
   */
  assume(state: State): void {
    if (this.#open > 0) throw new Error(`assume: ${this.#open} decisions can still be undone`);
    this.#undone = [];
    this.#due = undefined;
    this.state.copyFrom(state);
    this.steps?.assume(state);
  }

  /** The decisions so far, without undone ones. */
  get decisions(): readonly Choice[] {
    return this.#decisions;
  }

  get outcomes(): readonly Outcome[] {
    return this.#outcomes;
  }

  /** The number of decisions and outcomes so far. */
  get moment(): number {
    return this.#decisions.length + this.#outcomes.length;
  }

  /** The decisions that can be redone, the next one last. */
  get undone(): readonly Choice[] {
    return this.#undone;
  }

  /** The number of decisions that can be undone. */
  get open(): number {
    return this.#open;
  }

  /** What stops undo before the open decisions. */
  get barrier(): Barrier | 'nothing' {
    return this.#barrier;
  }

  get turns(): readonly Turn[] {
    return this.#turns;
  }

  /**
   * The hash of the state at the beginning of each turn. Hidden cards are part of it, so it is for records and must not be shown before the
   * end.
   */
  get hashes(): readonly string[] {
    return this.#hashes;
  }

  /** The number of decisions since the present turn, set-up or final scoring began. */
  get decisionsOfTurn(): number {
    return this.#decisions.length - (this.#finalScoring ?? this.#turns.at(-1)?.decisions ?? 0);
  }

  #decide(answer: number, heard?: GameEvent[]): Played<Choice> {
    const seat = asked(this.state);
    if (this.#undoes && this.steps === null) this.#keepImage();
    const events = this.#listen(heard);
    const played = playAnswer(this.state, answer);
    this.#decisions.push(deepFreeze(played.own));
    this.#open++;
    this.#passed(seat, played, events, heard);
    return played;
  }

  #draw(): Outcome | null {
    const of = chanceAsked(this.state);
    const random = this.#chance({ ...of, number: this.#numberOf(of), outcomes: this.#outcomes.length, state: this.state });
    return random === null ? null : describeOutcome(this.state, drawOutcome(this.state, random));
  }

  #numberOf(of: Pick<ChanceAsked, 'kind' | 'district'>): number {
    return this.#numbers.get(keyOf(of)) ?? 0;
  }

  #keepImage(): void {
    const image = this.#before[this.#open];
    if (image === undefined) this.#before.push({ ...this.state.snapshot() });
    else this.state.snapshotInto(image);
  }

  /** Events cost time, so they are made only if steps are kept or a caller passes `heard`. */
  #listen(heard: GameEvent[] | undefined): GameEvent[] {
    if (this.steps === null && heard === undefined) return NOT_TOLD;
    const events: GameEvent[] = [];
    this.state.events = events;
    return events;
  }

  #passed(by: number, played: Played, events: GameEvent[], heard: GameEvent[] | undefined): void {
    this.state.events = null;
    if (!played.ok) return;
    heard?.push(...events);
    this.steps?.add({ by, answer: played.own, events, barrier: played.barrier, turn: this.#turns.length }, this.state);
    if (played.barrier !== null) {
      this.#barrier = played.barrier;
      this.#open = 0;
    }
    this.#lookForTurn();
  }

  /** A turn begins when another seat becomes active, because no player has two turns in a row. */
  #lookForTurn(): void {
    const { active } = this.state;
    if (active === this.#active) return;
    this.#active = active;
    const decisions = this.#decisions.length;
    if (active === NONE) this.#finalScoring = decisions;
    else {
      this.#turns.push(Object.freeze({ seat: active, decisions, moment: this.moment }));
      this.#hashes.push(hashText(this.state));
    }
  }

  /** Removes the last turn if undo went back before it. Its seat may also have made the last decision of set-up. */
  #forgetTurn(): void {
    const last = this.#turns.at(-1);
    if (last !== undefined && last.decisions > this.#decisions.length) {
      this.#turns.pop();
      this.#hashes.pop();
    }
    this.#active = this.state.active;
    if (this.#active !== NONE) this.#finalScoring = null;
  }
}

const keyOf = ({ kind, district }: Pick<ChanceAsked, 'kind' | 'district'>): string => `${kind} ${district}`;

const NOT_TOLD: GameEvent[] = [];
