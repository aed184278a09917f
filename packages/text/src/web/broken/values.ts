/** The messages of a page that could not be drawn, with their values. */

type Bare = Record<never, never>;

export interface BrokenValues {
  readonly broken: { readonly says: Bare; readonly again: Bare };
}

export type BrokenMessages = { readonly [P in keyof BrokenValues]: { readonly [K in keyof BrokenValues[P]]: string } };
