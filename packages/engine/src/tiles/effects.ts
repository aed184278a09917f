/**
 * The effects of Action tiles, Harbormasters and Decrees: what is gained or done, and how much or how often. `effects/list.ts` carries them
 * out; `legality/effects.ts` checks whether they would change anything.
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
  /** Special Water tiles from the display; regular tiles for what it lacks. */
  'specialWater',
  /** The Architect may go anywhere. */
  'architect',
  /** Up to this many Crates are turned face up. */
  'refills',
  /** This many steps, each on a track of the player's choice. */
  'stepsOfChoice',
  /** This many steps, all on one track of the player's choice. */
  'stepsOnOneTrack',
  /** One step on each of this many different tracks. */
  'stepsOnDifferentTracks',
  /** The action of any one Action tile. */
  'actionTile',
  /** A marker on any Ship, or on any Ziggurat tile. */
  'ship',
  'zigguratClaim',
  /** A House in the Port with its bonus, without its cost. */
  'portHouse',
  /** Up to this many Houses move from coloured rows to the bottom row. */
  'moveHouses',
  /** Urban cards are drawn and one is kept; every Urban card may lack one House more. */
  'urbanCards',
  /** One of the Harbormasters that were set aside. */
  'harbormaster',
] as const;
export type EffectKind = (typeof EFFECT_KINDS)[number];

/** Effects without an amount: they happen once. */
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

/** The number of Urban cards that are drawn, of which one is kept. */
export const URBAN_DRAW = { drawn: 2 };

/** Effects with their amounts, in the order in which they happen. */
export type Effects = Readonly<Partial<Record<Exclude<EffectKind, Once>, number> & Record<Once, 1>>>;
