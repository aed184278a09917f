/** A game that is recorded while it is played: every answer goes through the checked doors, and what they accept is kept. */
import type { Choice, Outcome } from '../choices.ts';
import type { Random } from '../contracts.ts';
import type { Edition } from '../edition/types.ts';
import { asked, describeOutcome, drawOutcome, newGame } from '../engine.ts';
import { hashText } from '../model/hash.ts';
import { CHANCE, NONE } from '../model/ids.ts';
import { LAYOUT_NUMBER } from '../model/layout.ts';
import { createSetting, type Switches } from '../model/setting.ts';
import { State } from '../model/state.ts';
import { type Played, play, playOutcome } from '../play.ts';
import { recordedEdition } from './editions.ts';
import { type GameRecord, RECORD_FORMAT, RECORD_VERSION, RULES_VERSION } from './record.ts';

interface Game {
  readonly edition: Edition;
  readonly names: readonly string[];
  readonly switches?: Partial<Switches>;
  readonly seed?: string;
}

export class Recording {
  readonly state: State;
  readonly #game: Game;
  readonly #decisions: Choice[] = [];
  readonly #chance: Outcome[] = [];
  readonly #turns: { decisions: number; hash: string }[] = [];
  #active = NONE;

  constructor(game: Game) {
    this.#game = game;
    this.state = newGame(new State(createSetting(game.edition, game.names.length, game.switches)));
  }

  /** A decision of the seat that is asked. */
  decide(choice: Choice): Played {
    const played = play(this.state, choice);
    if (played.ok) this.#decisions.push(choice);
    this.#lookForTurn();
    return played;
  }

  /** An outcome of the chance that is asked. */
  happen(outcome: Outcome): Played {
    const played = playOutcome(this.state, outcome);
    if (played.ok) this.#chance.push(outcome);
    this.#lookForTurn();
    return played;
  }

  /** Draws all chance that is asked until a seat is, or the game is over. */
  draw(random: Random): void {
    while (asked(this.state) === CHANCE) this.happen(describeOutcome(this.state, drawOutcome(this.state, random)));
  }

  /** The record so far. `confirmed` decisions are final: all of them, unless a turn is in progress. */
  record(confirmed = this.#decisions.length): GameRecord {
    const { edition, names, seed } = this.#game;
    return {
      format: RECORD_FORMAT,
      version: RECORD_VERSION,
      rules: RULES_VERSION,
      layout: LAYOUT_NUMBER,
      edition: recordedEdition(edition),
      switches: this.state.setting.switches,
      seats: names.map((name) => ({ name })),
      ...(seed === undefined ? {} : { seed }),
      confirmed,
      decisions: [...this.#decisions],
      chance: [...this.#chance],
      turns: [...this.#turns],
    };
  }

  /** No player has two turns in a row, so a turn begins when another seat becomes active. */
  #lookForTurn(): void {
    const { active } = this.state;
    if (active === this.#active) return;
    this.#active = active;
    if (active !== NONE) this.#turns.push({ decisions: this.#decisions.length, hash: hashText(this.state) });
  }
}
