/**
 * The record of a game: what is needed to play it again, and nothing else. The game is its record: edition, chance outcomes and decisions, folded
 * by the rules of one version, are the state; everything else can be made from it.
 *
 * Decisions and outcomes stand in their outside form, in the order in which they were asked; which of the two is asked next follows from
 * playing. `docs/formats.md` describes the format for people, `record.schema.json` for programs.
 */
import type { Choice, Outcome } from '../choices.ts';
import type { Edition, King } from '../edition/types.ts';
import type { Switches } from '../model/setting.ts';
import type { EditionName } from './position/format.ts';

export const RECORD_FORMAT = 'tabannusi-record';
export const RECORD_VERSION = 1;
/** Raised when the same decisions would lead elsewhere. A record of other rules is refused: it would tell another game. */
export const RULES_VERSION = 1;

/** Far above any game: random ones of four players have some 600 decisions, with random editions up to some 2,500. */
export const RECORD_LIMITS = {
  decisions: 6_000,
  chance: 2_000,
  turns: 1_000,
  seats: { min: 1, max: 4 },
  layout: 9_999,
  /** Dice, Crates or Gold of one payment, dice of one roll. */
  amount: 250,
  /** Characters of a seed, of a player's name and of a space. */
  seed: 200,
  name: 60,
  space: { min: 2, max: 4 },
} as const;

/** A shipped edition by its name, any other one as a whole: as in a position. */
export type RecordedEdition = EditionName | Edition;

export interface GameRecord {
  readonly format: typeof RECORD_FORMAT;
  readonly version: typeof RECORD_VERSION;
  readonly rules: number;
  /** What the hashes are made of; those of another layout are not compared. */
  readonly layout: number;
  readonly edition: RecordedEdition;
  readonly switches: Switches;
  /** The king of the Bot that plays against the one person; absent in all other games. */
  readonly king?: King;
  /** One for each person, in clockwise order. */
  readonly seats: readonly { readonly name: string }[];
  /** From which chance was drawn; absent in a copy that is shared before the game is over. */
  readonly seed?: string;
  /** How many outcomes did not come from the seed, but from the game of which this one is a branch; none where it is absent. */
  readonly seedFrom?: number;
  /** How many of the decisions are final; those after them belong to the turn in progress. */
  readonly confirmed: number;
  readonly decisions: readonly Choice[];
  readonly chance: readonly Outcome[];
  /** Where each turn began: the number of decisions before it, and the hash of the state. */
  readonly turns: readonly { readonly decisions: number; readonly hash: string }[];
}
