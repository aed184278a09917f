/**
 * A game that is recorded while it is played: every answer goes through the checked doors, and what they accept is kept, frozen and in the
 * engine's own form.
 *
 * Decisions since the last barrier can be taken back and made again; the record holds those in force.
 */
import type { Choice, Outcome } from '../choices.ts';
import type { Random } from '../contracts.ts';
import { deepFreeze } from '../edition/freeze.ts';
import type { Edition, King } from '../edition/types.ts';
import { asked, describeOutcome, drawOutcome, newGame } from '../engine.ts';
import { hashText } from '../model/hash.ts';
import { CHANCE, NONE } from '../model/ids.ts';
import { LAYOUT_NUMBER } from '../model/layout.ts';
import { createSetting, type Switches } from '../model/setting.ts';
import { State } from '../model/state.ts';
import { type Played, play, playOutcome } from '../play.ts';
import type { Barrier } from '../undo.ts';
import { nameEdition } from './editions.ts';
import { type GameRecord, RECORD_FORMAT, RECORD_VERSION, RULES_VERSION } from './record.ts';

interface Game {
  readonly edition: Edition;
  readonly names: readonly string[];
  readonly switches?: Partial<Switches>;
  /** Of the Bot, against the one person that is named. */
  readonly king?: King;
  readonly seed?: string;
  /** Of a branch: the outcomes that did not come from the seed. */
  readonly seedFrom?: number;
}

/** `nothing`: nothing has been decided, or nothing was taken back; else the barrier that undo cannot pass. */
export type TakenBack = { readonly ok: true } | { readonly ok: false; readonly stop: Barrier | 'nothing' };

export class Recording {
  readonly state: State;
  readonly #game: Game;
  readonly #decisions: Choice[] = [];
  readonly #chance: Outcome[] = [];
  readonly #turns: { decisions: number; hash: string }[] = [];
  #active = NONE;
  /** The states before the decisions since the last barrier: the first `#open` of them; the rest are there to be used again. */
  readonly #before: State[] = [];
  #open = 0;
  #barrier: Barrier | 'nothing' = 'nothing';
  /** What was taken back, the next to be made again last. */
  #undone: Choice[] = [];

  constructor(game: Game) {
    this.#game = game;
    this.state = newGame(new State(createSetting(game.edition, game.names.length, game.switches, game.king)));
  }

  /** A decision of the seat that is asked. What was taken back before it cannot be made again. */
  decide(choice: Choice): Played<Choice> {
    const played = this.#decide(choice);
    if (played.ok) this.#undone = [];
    return played;
  }

  /** An outcome of the chance that is asked. */
  happen(outcome: Outcome): Played<Outcome> {
    const played = playOutcome(this.state, outcome);
    if (played.ok) this.#chance.push(deepFreeze(played.own));
    this.#passed(played);
    return played;
  }

  /** Takes the last decision back, unless it made a barrier. */
  undo(): TakenBack {
    const decision = this.#open > 0 ? this.#decisions.pop() : undefined;
    if (decision === undefined) return { ok: false, stop: this.#barrier };
    this.#undone.push(decision);
    this.state.copyFrom(this.#before[--this.#open]);
    this.#forgetTurn();
    return { ok: true };
  }

  /** Makes the decision again that was taken back last. */
  redo(): TakenBack {
    const decision = this.#undone.pop();
    if (decision === undefined) return { ok: false, stop: 'nothing' };
    this.#decide(decision);
    return { ok: true };
  }

  /** Draws all chance that is asked until a seat is, or the game is over. */
  draw(random: Random): void {
    while (asked(this.state) === CHANCE) this.happen(describeOutcome(this.state, drawOutcome(this.state, random)));
  }

  /** The record so far. `confirmed` decisions are final: at least those that cannot be taken back. */
  record(confirmed = this.#decisions.length - this.#open): GameRecord {
    const { edition, names, king, seed, seedFrom = 0 } = this.#game;
    return {
      format: RECORD_FORMAT,
      version: RECORD_VERSION,
      rules: RULES_VERSION,
      layout: LAYOUT_NUMBER,
      edition: nameEdition(edition),
      switches: { ...this.state.setting.switches },
      ...(king === undefined ? {} : { king }),
      seats: names.map((name) => ({ name })),
      ...(seed === undefined ? {} : { seed }),
      ...(seedFrom === 0 ? {} : { seedFrom }),
      confirmed,
      decisions: [...this.#decisions],
      chance: [...this.#chance],
      turns: [...this.#turns],
    };
  }

  /** The decisions in force. */
  get decisions(): readonly Choice[] {
    return this.#decisions;
  }

  /** The decisions that were taken back and can be made again, the next one last. */
  get undone(): readonly Choice[] {
    return this.#undone;
  }

  /** The turns so far, as a record holds them. */
  get turns(): GameRecord['turns'] {
    return this.#turns;
  }

  #decide(choice: Choice): Played<Choice> {
    if (this.#before[this.#open] === undefined) this.#before.push(this.state.clone());
    else this.#before[this.#open].copyFrom(this.state);
    const played = play(this.state, choice);
    if (played.ok) {
      this.#decisions.push(deepFreeze(played.own));
      this.#open++;
    }
    this.#passed(played);
    return played;
  }

  #passed(played: Played): void {
    if (played.ok && played.barrier !== null) {
      this.#barrier = played.barrier;
      this.#open = 0;
    }
    this.#lookForTurn();
  }

  /** The first turn may follow the same seat's last decision of set-up, so that a turn, too, can be taken back. */
  #forgetTurn(): void {
    const last = this.#turns.at(-1);
    if (last !== undefined && last.decisions > this.#decisions.length) this.#turns.pop();
    this.#active = this.state.active;
  }

  /** No player has two turns in a row, so a turn begins when another seat becomes active. */
  #lookForTurn(): void {
    const { active } = this.state;
    if (active === this.#active) return;
    this.#active = active;
    if (active !== NONE) this.#turns.push(deepFreeze({ decisions: this.#decisions.length, hash: hashText(this.state) }));
  }
}
