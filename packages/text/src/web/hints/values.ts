/** The messages of the page about hints and the standing, with their values. What a hint says has words of its own (`hint-words.ts`). */

type Bare = Record<never, never>;

interface HintValues {
  readonly open: Bare;
  readonly title: Bare;
  readonly thinking: Bare;
  readonly stop: Bare;
  readonly close: Bare;
  readonly failed: Bare;
  /** What a click on a choice of the hint does. */
  readonly howTo: Bare;
}

interface StandingValues {
  readonly open: Bare;
  readonly title: Bare;
  readonly soFar: Bare;
  readonly total: Bare;
  /** What is not counted. */
  readonly without: Bare;
}

export interface HintPageValues {
  readonly hint: HintValues;
  readonly standing: StandingValues;
}

export type HintPageMessages = { readonly [P in keyof HintPageValues]: { readonly [K in keyof HintPageValues[P]]: string } };
