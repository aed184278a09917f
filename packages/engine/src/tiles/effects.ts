/**
 * The effects of which Action tiles, Harbormasters and Decrees are made: what is gained or done, and how much or how often.
 * What an effect does stands in `effects/list.ts`, whether it would change anything in `legality/effects.ts`.
 */
export const EFFECT_KINDS = [
  /** Gains without a choice, as far as possible. */
  'gold',
  'vp',
  'loseVp',
  'markers',
  'gardens',
  /** Dice of any colour from the general supply. */
  'supplyDice',
  /** Special Water tiles from the display; regular ones when it is empty. */
  'specialWater',
  /** The Architect may go anywhere. */
  'architect',
  /** Up to so many Crates are flipped up. */
  'refills',
  /** So many steps, each on a track of choice. */
  'stepsOfChoice',
  /** So many steps, all on one track of choice. */
  'stepsOnOneTrack',
  /** One step on each of so many different tracks. */
  'stepsOnDifferentTracks',
  /** The action of any one Action tile. */
  'actionTile',
  /** A marker on any Ship, and on any Ziggurat tile. */
  'ship',
  'zigguratClaim',
  /** A House in the Port with its bonus, without its cost. */
  'portHouse',
  /** Up to so many Houses go from coloured rows to the bottom row. */
  'moveHouses',
  /** Urban cards are drawn and one is kept; every Urban card may lack one House more. */
  'urbanCards',
  /** A Harbormaster of those kept aside. */
  'harbormaster',
] as const;
export type EffectKind = (typeof EFFECT_KINDS)[number];

/** Effects that happen once: the rules know no number of them. */
export const ONCE = [
  'architect',
  'actionTile',
  'ship',
  'zigguratClaim',
  'portHouse',
  'urbanCards',
  'harbormaster',
] as const satisfies readonly EffectKind[];
type Once = (typeof ONCE)[number];

/** Urban cards that are drawn to keep one of them. */
export const URBAN_DRAW = { drawn: 2 };

/** What happens and how much of it, in the order in which it happens. */
export type Effects = Readonly<Partial<Record<Exclude<EffectKind, Once>, number> & Record<Once, 1>>>;
