/** A message without values. */
export type Bare = Record<never, never>;
