/** The messages of what one follows a game by, with their values: the log and its filters, where the VP of a scoring come from. */

type Bare = Record<never, never>;

interface LogValues {
  /** What the log shows. */
  readonly filter: Bare;
  readonly all: Bare;
  readonly since: Bare;
  readonly brief: Bare;
  readonly scorings: Bare;
  readonly copy: Bare;
  readonly copied: Bare;
  readonly nothing: Bare;
}

interface ScoringValues {
  /** The District is named beside it. */
  readonly title: Bare;
  readonly close: Bare;
  readonly nothing: Bare;
  /** `size` is the number of its spaces. */
  readonly building: {
    readonly spaces: string;
    readonly size: number;
    readonly gardens: number;
    readonly value: number;
    readonly vp: number;
  };
  readonly ship: { readonly ship: string; readonly houses: number; readonly vp: number };
  readonly printedShip: { readonly houses: number; readonly vp: number };
  readonly zigguratTile: { readonly tile: string; readonly count: number; readonly value: number; readonly vp: number };
}

export interface FeelValues {
  readonly log: LogValues;
  readonly scoring: ScoringValues;
}

export type FeelMessages = { readonly [P in keyof FeelValues]: { readonly [K in keyof FeelValues[P]]: string } };
