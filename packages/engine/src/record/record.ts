/**
 * The record of a game: what is needed to replay it, and nothing else. The edition, the chance outcomes and the decisions determine the
 * state under the rules of one version; everything else can be derived.
 *
 * Decisions and outcomes are in outside form, in the order of the game. Which of the two comes next is known when replaying.
 * `docs/formats.md` describes the format for people, `record.schema.json` for programs.
 */
import type { Choice, Outcome } from '../choices.ts';
import type { Edition, King } from '../edition/types.ts';
import type { Switches } from '../model/setting.ts';
import type { EditionName } from './position/format.ts';

export const RECORD_FORMAT = 'tabannusi-record';
export const RECORD_VERSION = 1;
/** Raised when the same decisions would lead to another game. A record of other rules is refused. */
export const RULES_VERSION = 1;

/** Far above any real game: random games of four players have about 600 decisions, with random editions up to about 2,500. */
export const RECORD_LIMITS = {
  decisions: 6_000,
  chance: 2_000,
  turns: 1_000,
  seats: { min: 1, max: 4 },
  layout: 9_999,
  /** The most dice, Crates or Gold in one payment, and the most dice in one roll. */
  amount: 250,
  /** Characters of a seed, of a player's name and of a space. */
  seed: 200,
  name: 60,
  space: { min: 2, max: 4 },
} as const;

/** A shipped edition by its name, or any other edition whole, as in a position. */
export type RecordedEdition = EditionName | Edition;

export interface GameRecord {
  readonly format: typeof RECORD_FORMAT;
  readonly version: typeof RECORD_VERSION;
  readonly rules: number;
  /** The layout of the hashes. Hashes of another layout are not compared. */
  readonly layout: number;
  readonly edition: RecordedEdition;
  readonly switches: Switches;
  /** The king of the Bot, which plays against one person; absent in all other games. */
  readonly king?: King;
  /** One entry for each person, in clockwise order. */
  readonly seats: readonly { readonly name: string }[];
  /** The seed of the chance outcomes; absent in a copy that is shared before the game is over. */
  readonly seed?: string;
  /** For a branch, the number of first outcomes that come from the original game and not from the seed; 0 if absent. */
  readonly seedFrom?: number;
  /** The number of final decisions; those after them belong to the turn in progress. */
  readonly confirmed: number;
  readonly decisions: readonly Choice[];
  readonly chance: readonly Outcome[];
  /** For each turn, the number of decisions before it and the hash of the state at its beginning. */
  readonly turns: readonly { readonly decisions: number; readonly hash: string }[];
}
