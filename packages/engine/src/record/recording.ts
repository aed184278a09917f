/** A game that is recorded while it is played. The record holds the decisions that were not undone. */
import type { Edition, King } from '../edition/types.ts';
import { newGame } from '../engine.ts';
import { type Chance, seeded } from '../game/chance.ts';
import { RunningGame, type RunningOptions } from '../game/running-game.ts';
import { LAYOUT_NUMBER } from '../model/layout.ts';
import { createSetting, type Setting, type Switches } from '../model/setting.ts';
import { State } from '../model/state.ts';
import { nameEdition } from './editions.ts';
import { type GameRecord, RECORD_FORMAT, RECORD_VERSION, RULES_VERSION } from './record.ts';

export type RecordedGame = RecordedSeats & RecordedChance & Pick<RunningOptions, 'keepsSteps' | 'undoes'>;

interface RecordedSeats {
  readonly edition: Edition;
  readonly names: readonly string[];
  readonly switches?: Partial<Switches> | undefined;
  /** The king of the Bot, which plays against the one named person. */
  readonly king?: King | undefined;
  /** Made of the same edition, number of names, switches and king, if somebody has it. */
  readonly setting?: Setting | undefined;
}

/**
 * A seed or another source, never both, because the seed of a record must explain its outcomes. With neither, all outcomes are supplied
 * from outside.
 */
type RecordedChance =
  | {
      readonly seed?: string | undefined;
      /** For a branch, the number of first outcomes that did not come from the seed. */
      readonly seedFrom?: number | undefined;
      readonly chance?: undefined;
    }
  | { readonly chance: Chance; readonly seed?: undefined; readonly seedFrom?: undefined };

export class Recording extends RunningGame {
  readonly #game: RecordedGame;

  constructor(game: RecordedGame) {
    const { edition, names, switches, king, seed, seedFrom, setting = createSetting(edition, names.length, switches, king) } = game;
    const chance = game.chance ?? (seed === undefined ? undefined : seeded(seed, seedFrom));
    super(newGame(new State(setting)), { ...game, chance });
    this.#game = game;
  }

  /** Undefined if chance does not come from a seed. */
  get seed(): string | undefined {
    return this.#game.seed;
  }

  /** The record so far. `confirmed` is the number of final decisions, by default those that cannot be undone. */
  record(confirmed = this.decisions.length - this.open): GameRecord {
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
      decisions: [...this.decisions],
      chance: [...this.outcomes],
      turns: this.turns.map(({ decisions }, n) => Object.freeze({ decisions, hash: this.hashes[n] })),
    };
  }
}
