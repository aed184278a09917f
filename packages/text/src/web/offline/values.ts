/** What home says about the network, with its values. */

type Bare = Record<never, never>;

interface NoteValues {
  readonly kept: Bare;
  readonly newer: Bare;
  readonly load: Bare;
}

export interface OfflineValues {
  readonly offline: NoteValues;
}

export type OfflineMessages = { readonly [P in keyof OfflineValues]: { readonly [K in keyof OfflineValues[P]]: string } };
