/** The messages of the gallery as a glossary, with their values: what it shows, what each of it is and how its drawing is read. */
import type { ResourceColour } from '@tabannusi/engine';
import type { PlayerColour } from '../form/values.ts';

type Bare = Record<never, never>;

/** What the gallery shows, by its sections. */
export const GALLERY_PIECES = [
  'signs',
  'colours',
  'players',
  'dice',
  'barges',
  'projects',
  'buildings',
  'water',
  'gardens',
  'ships',
  'crates',
  'harbormasters',
  'ziggurat',
  'zigguratTiles',
  'mastery',
  'decrees',
  'timeTrack',
  'pawns',
  'markers',
  'houses',
  'urbanCards',
  'specialWater',
  'actionTiles',
  'bonuses',
  'botSigns',
  'automaCards',
  'kingCards',
  'automaUrbanCards',
  'numberTiles',
  'bag',
] as const;
export type GalleryPiece = (typeof GALLERY_PIECES)[number];

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
  'vp',
  'startPlayer',
  'trackStep',
] as const;
export type SignName = (typeof SIGNS)[number];

interface GlossaryValue {
  readonly about: Bare;
  readonly contents: Bare;
}

/** What differs in meaning from others of its section. */
interface SingleValue {
  readonly crateUp: Bare;
  readonly crateDown: Bare;
  readonly goldLeft: Bare;
  readonly goldTaken: Bare;
  readonly architect: Bare;
  readonly assistant: Bare;
  readonly urbanBack: Bare;
  readonly down: Bare;
  readonly up: Bare;
  readonly king: Bare;
  readonly lowestStep: Bare;
  readonly highestStep: Bare;
  readonly colourStep: Bare;
  readonly openCards: Bare;
  readonly automaCard: { readonly automaCard: number };
  readonly automaDeck: Bare;
  readonly automaDeckMeans: Bare;
}

/** Those that are called by their name alone. */
export type SingleName = Exclude<keyof SingleValue, 'automaCard' | 'automaDeckMeans'>;

export interface GlossaryValues {
  readonly glossary: GlossaryValue;
  readonly piece: { readonly [P in GalleryPiece]: Bare };
  /** What a piece is, and how its drawing is read. */
  readonly meaning: { readonly [P in GalleryPiece]: Bare };
  readonly sign: { readonly [S in SignName]: Bare };
  readonly mark: { readonly [C in ResourceColour]: Bare };
  /** What a colour is for. */
  readonly use: { readonly [C in ResourceColour]: Bare };
  readonly shape: { readonly [C in PlayerColour]: Bare };
  readonly single: SingleValue;
}

export type GlossaryMessages = { readonly [P in keyof GlossaryValues]: { readonly [K in keyof GlossaryValues[P]]: string } };
