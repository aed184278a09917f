/** The messages about what the browser keeps, with their values. */

type Bare = Record<never, never>;

export interface KeepValues {
  readonly keep: {
    /** What was noted of the last decision cannot be read. */
    readonly lastLost: Bare;
    /** A game cannot be begun. */
    readonly noRoom: Bare;
  };
}

export type KeepMessages = { readonly [P in keyof KeepValues]: { readonly [K in keyof KeepValues[P]]: string } };
