/** The messages of the gallery as a glossary, with their values: what signs stand for, what the gallery is. */

type Bare = Record<never, never>;

/** The signs from which bonuses, tiles and cards are put together. */
export const SIGNS = [
  'project',
  'building',
  'house',
  'ziggurat',
  'water',
  'specialWater',
  'garden',
  'gardening',
  'gold',
  'marker',
  'die',
  'anyDie',
  'refill',
  'card',
  'tile',
  'decree',
  'architect',
  'assistant',
  'harbormaster',
  'ship',
  'step',
  'projectStep',
  'paidStep',
  'blueLine',
  'lose',
] as const;
export type SignName = (typeof SIGNS)[number];

interface GlossaryValue {
  readonly about: Bare;
  readonly signs: Bare;
}

export interface GlossaryValues {
  readonly glossary: GlossaryValue;
  readonly sign: { readonly [S in SignName]: Bare };
}

export type GlossaryMessages = { readonly [P in keyof GlossaryValues]: { readonly [K in keyof GlossaryValues[P]]: string } };
