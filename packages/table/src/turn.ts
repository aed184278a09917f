/**
 * The tentative turn: who may decide, which choice waits for its confirmation, what can be undone, and when orders answer in others' turns.
 */
import { answerOf, asked, CHANCE, type Choice, deepFreeze, describeChoice, isEndOfTurn, isOver, type State } from '@tabannusi/engine';
import type { Back, Done, Prompt } from './answers.ts';
import type { SteppedGame } from './kept-game.ts';
import { followOrders } from './orders.ts';
import type { Own } from './own.ts';
import { ofSeat, type Seat } from './seats.ts';
import type { PlayOptions } from './sight.ts';

const DONE: Done = { ok: true };

/** A legal choice and the number of its answer. Both are valid until the next step. */
export interface Resolved {
  readonly answer: number;
  /** In the engine's own form, frozen. */
  readonly choice: Choice;
}

/** Resolves a choice from outside; null if it is not legal. `likely` is the number of its answer if a preview gave it. */
export function resolve(state: State, choice: Choice, likely?: number): Resolved | null {
  const answer = answerOf(state, choice, likely);
  return answer === null ? null : { answer, choice: deepFreeze(describeChoice(state, answer)) };
}

export class TentativeTurn {
  /** The seats of bots. */
  readonly #bots: ReadonlySet<number>;
  readonly #game: SteppedGame;
  readonly #own: Own;
  readonly #ordered: number[];
  #held: Resolved | null;

  constructor(seats: readonly Seat[], game: SteppedGame, own: Own, ordered: readonly number[], held: Resolved | null) {
    this.#bots = new Set(seats.keys().filter((seat) => seats[seat]?.kind === 'bot'));
    this.#game = game;
    this.#own = own;
    this.#ordered = [...ordered];
    this.#held = held;
  }

  /** The moments of the steps that standing orders made, rising. */
  get ordered(): readonly number[] {
    return this.#ordered;
  }

  /** The choice that ends the turn and waits for its confirmation; null if there is none. */
  get held(): Choice | null {
    return this.#held?.choice ?? null;
  }

  /** `chance`: an outcome must be supplied. A game with its own source of chance draws it and never waits for it. */
  get prompt(): Prompt | { readonly wait: 'chance' } {
    if (isOver(this.#state)) return { wait: 'over' };
    const seat = asked(this.#state);
    if (seat === CHANCE) return { wait: 'chance' };
    if (this.#held !== null) return { wait: 'confirm', seat, choice: this.#held.choice };
    return { wait: 'decision', seat, by: this.#bots.has(seat) ? 'bot' : 'person' };
  }

  /** Returns why a seat cannot decide; null if it can. */
  refusal(seat: number): Done | null {
    if (isOver(this.#state)) return { ok: false, code: 'over' };
    if (asked(this.#state) !== seat) return { ok: false, code: 'notAsked' };
    return this.#held === null ? null : { ok: false, code: 'confirming' };
  }

  play(seat: number, choice: Choice, { answer, isConfirmed = false }: PlayOptions = {}): Done {
    const refused = this.refusal(seat);
    if (refused !== null) return refused;
    const resolved = resolve(this.#state, choice, answer);
    if (resolved === null) return { ok: false, code: 'notLegal' };
    if (isConfirmed || !this.#waitsForConfirmation(seat, resolved.choice)) return this.decide(resolved);
    this.#held = resolved;
    return DONE;
  }

  /** Makes a resolved choice. Its seat must be the one that may decide. */
  decide({ answer }: Resolved): Done {
    this.#game.decideAnswer(answer);
    this.followOrders();
    return DONE;
  }

  confirm(seat: number): Done {
    const held = this.#held;
    if (held === null) return { ok: false, code: 'nothing', deed: 'confirm' };
    if (asked(this.#state) !== seat) return { ok: false, code: 'notAsked' };
    this.#held = null;
    return this.decide(held);
  }

  undo(seat: number): Back {
    if (!isOver(this.#state) && asked(this.#state) !== seat) return { ok: false, code: 'notAsked' };
    if (this.#held !== null) {
      this.#held = null;
      return DONE;
    }
    const back = this.#game.undo();
    if (back.ok) {
      while ((this.#ordered.at(-1) ?? 0) > this.#game.moment) this.#ordered.pop();
      return DONE;
    }
    return back.stop === 'nothing'
      ? { ok: false, code: 'nothing', deed: 'undo' }
      : { ok: false, code: 'barrier', barrier: back.stop, moment: this.#game.moment };
  }

  redo(seat: number): Done {
    const refused = this.refusal(seat);
    if (refused !== null) return refused;
    return this.#game.redo().ok ? DONE : { ok: false, code: 'nothing', deed: 'redo' };
  }

  restart(seat: number): Back {
    const game = this.#game;
    const began = game.turns.at(-1)?.moment ?? 0;
    if (game.moment <= began && this.#held === null) return this.refusal(seat) ?? { ok: false, code: 'nothing', deed: 'restart' };
    let back = this.undo(seat);
    while (back.ok && game.moment > began) back = this.undo(seat);
    return back;
  }

  /** Draws chance and follows orders until a seat must be asked or an outcome must be supplied. */
  followOrders(): void {
    this.#ordered.push(...followOrders(this.#game, (seat) => ofSeat(this.#own.orders, seat)));
  }

  get #state(): State {
    return this.#game.state;
  }

  #waitsForConfirmation(seat: number, choice: Choice): boolean {
    return isEndOfTurn(this.#state, choice) && !this.#bots.has(seat) && ofSeat(this.#own.settings, seat).confirm;
  }
}
