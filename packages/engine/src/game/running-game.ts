/**
 * A game that is being played: its state, the answers in force, its turns, and what can be taken back. Every answer goes through the checked doors,
 * and what they accept is kept, frozen and in the engine's own form.
 *
 * It goes on from any state: a new game, a position, or what one seat knows, dealt anew. Decisions since the last barrier can be taken back and made
 * again.
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

/** `nothing`: nothing has been decided, or nothing was taken back; else the barrier that undo cannot pass. */
export type TakenBack = { readonly ok: true } | { readonly ok: false; readonly stop: Barrier | 'nothing' };

/** Where a turn began. */
export interface Turn {
  readonly seat: number;
  /** How many decisions came before it. */
  readonly decisions: number;
  /** How many decisions and outcomes came before it. */
  readonly moment: number;
}

export interface RunningOptions {
  /** Without it all outcomes are handed in. */
  readonly chance?: Chance | undefined;
  /** Whether steps are kept, with their events and the state at every moment. */
  readonly keepsSteps?: boolean | undefined;
}

export class RunningGame {
  /** Always the same object, changed by playing alone. */
  readonly state: State;
  /** Null where none are kept. */
  readonly steps: Steps | null;
  readonly #chance: Chance;
  readonly #decisions: Choice[] = [];
  readonly #outcomes: Outcome[] = [];
  /** How many outcomes there were of each kind and District. */
  readonly #numbers = new Map<string, number>();
  /** What was drawn for the chance that is asked; undefined where nothing has been drawn for it yet. */
  #due: Outcome | null | undefined;
  readonly #turns: Turn[] = [];
  readonly #hashes: string[] = [];
  /** How many decisions came before final scoring, in which nobody has a turn; null before it. */
  #finalScoring: number | null = null;
  #active: number;
  /** Decisions since the last barrier. */
  #open = 0;
  #barrier: Barrier | 'nothing' = 'nothing';
  /** Where no steps are kept: the states before the open decisions, then older images to overwrite. */
  readonly #before: { readonly bytes: Uint8Array; depth: number }[] = [];
  /** What was taken back, the next to be made again last. */
  #undone: Choice[] = [];

  /** It plays on the given state itself. */
  constructor(state: State, { chance = handedIn, keepsSteps = false }: RunningOptions = {}) {
    this.state = state;
    this.steps = keepsSteps ? new Steps(state) : null;
    this.#chance = chance;
    this.#active = state.active;
  }

  /** A decision of the seat that is asked. What was taken back before it cannot be made again. What happens is added to `heard`. */
  decide(choice: Choice, heard?: GameEvent[]): Played<Choice> {
    const answer = answerOf(this.state, choice);
    return answer === null ? refused(this.state) : this.decideAnswer(answer, heard);
  }

  /** The same by the number that `answerOf` found for the choice. */
  decideAnswer(answer: number, heard?: GameEvent[]): Played<Choice> {
    this.#undone = [];
    return this.#decide(answer, heard);
  }

  /** An outcome of the chance that is asked, handed in. The source goes on as if it had drawn it. What happens is added to `heard`. */
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

  /** The outcome that the source gives for the chance that is asked; null where it gives none, or no chance is asked. */
  due(): Outcome | null {
    if (asked(this.state) !== CHANCE) return null;
    if (this.#due === undefined) this.#due = this.#draw();
    return this.#due;
  }

  /** Draws chance until a seat is asked, the game is over or an outcome has to be handed in. What happens is added to `heard`. */
  draw(heard?: GameEvent[]): void {
    for (let outcome = this.due(); outcome !== null; outcome = this.due()) {
      const played = this.happen(outcome, heard);
      if (!played.ok) throw new Error(`draw: chance was refused (${played.code})`);
    }
  }

  /** Takes the last decision back, unless it made a barrier. */
  undo(): TakenBack {
    const decision = this.#open > 0 ? this.#decisions.pop() : undefined;
    if (decision === undefined) return { ok: false, stop: this.#barrier };
    this.#undone.push(decision);
    this.#open--;
    if (this.steps === null) this.state.restore(this.#before[this.#open]);
    else this.steps.drop(this.state);
    this.#forgetTurn();
    return { ok: true };
  }

  /** Makes the decision again that was taken back last. */
  redo(): TakenBack {
    const decision = this.#undone.pop();
    const answer = decision === undefined ? null : answerOf(this.state, decision);
    if (answer === null) return { ok: false, stop: 'nothing' };
    this.#decide(answer);
    return { ok: true };
  }

  /**
   * Sets the decisions that can be made again, the next one last. Returns false if they cannot be made and undone: drop the game then, because some
   * of them may have been made.
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
   * Goes on from another state that nobody who follows this game can tell from the present one: hidden cards lie elsewhere. Nothing can be redone,
   * and an outcome that is asked is drawn again. Throws if a decision can be undone, because undo would restore the other deal.
   */
  assume(state: State): void {
    if (this.#open > 0) throw new Error(`assume: ${this.#open} decisions can still be undone`);
    this.#undone = [];
    this.#due = undefined;
    this.state.copyFrom(state);
    this.steps?.assume(state);
  }

  /** The decisions in force. */
  get decisions(): readonly Choice[] {
    return this.#decisions;
  }

  get outcomes(): readonly Outcome[] {
    return this.#outcomes;
  }

  /** How many decisions and outcomes there are. */
  get moment(): number {
    return this.#decisions.length + this.#outcomes.length;
  }

  /** The decisions that were taken back and can be made again, the next one last. */
  get undone(): readonly Choice[] {
    return this.#undone;
  }

  /** How many decisions can be taken back. */
  get open(): number {
    return this.#open;
  }

  /** What stops undo before them. */
  get barrier(): Barrier | 'nothing' {
    return this.#barrier;
  }

  get turns(): readonly Turn[] {
    return this.#turns;
  }

  /** Of the state at the beginning of each turn. Hidden cards are in it: it is for records, and for nobody's eyes before the end. */
  get hashes(): readonly string[] {
    return this.#hashes;
  }

  /** Decisions since the present turn, set-up or final scoring began. */
  get decisionsOfTurn(): number {
    return this.#decisions.length - (this.#finalScoring ?? this.#turns.at(-1)?.decisions ?? 0);
  }

  #decide(answer: number, heard?: GameEvent[]): Played<Choice> {
    const seat = asked(this.state);
    if (this.steps === null) this.#keepImage();
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

  /** Events cost time: without steps and without somebody who hears them there are none. */
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

  /** No player has two turns in a row, so a turn begins when another seat becomes active. */
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

  /** The first turn may follow the same seat's last decision of set-up, so that a turn, too, can be taken back. */
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
