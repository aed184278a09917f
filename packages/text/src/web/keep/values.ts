/** The messages about what the browser keeps and what is chosen there, with their values. */

type Bare = Record<never, never>;

export interface KeepValues {
  readonly keep: {
    /** What was noted of the last decision cannot be read. */
    readonly lastLost: Bare;
    /** A game cannot be begun. */
    readonly noRoom: Bare;
    /** `game` says which one. */
    readonly deleted: { readonly game: string };
    /** The same for who hears only the button. */
    readonly restore: Bare;
    readonly restoreGame: { readonly game: string };
  };
  /** What a person can choose for this device or a game. */
  readonly choices: {
    readonly marks: Bare;
    readonly standing: Bare;
    readonly estimate: Bare;
    /** An edition that is shipped. */
    readonly version: { readonly name: string; readonly version: number };
  };
}

export type KeepMessages = { readonly [P in keyof KeepValues]: { readonly [K in keyof KeepValues[P]]: string } };
