/** The messages of what helps beside the game, with their values: history, rules, result, files, origins. */

type Bare = Record<never, never>;

/** The chapters of the rules reference, in its order. */
export const RULE_CHAPTERS = [
  'components',
  'setUp',
  'keyConcepts',
  'turn',
  'actions',
  'freeActions',
  'scoring',
  'gameEnd',
  'bonuses',
  'tilesAndCards',
  'solo',
  'contradictions',
  'gaps',
] as const;
export type RuleChapter = (typeof RULE_CHAPTERS)[number];

interface HistoryValues {
  readonly open: Bare;
  readonly title: Bare;
  /** The board of that moment is shown. */
  readonly looking: { readonly turn: number; readonly player: string };
  readonly lookingAtSetUp: Bare;
  readonly slider: Bare;
  /** What the slider says of itself. */
  readonly moment: { readonly turn: number; readonly step: number; readonly steps: number };
  readonly turnBack: Bare;
  readonly stepBack: Bare;
  readonly stepOn: Bare;
  readonly turnOn: Bare;
  readonly toNow: Bare;
}

interface RulesValues {
  readonly title: Bare;
  readonly search: Bare;
  readonly found: { readonly count: number };
  readonly chapters: Bare;
  readonly linkTo: { readonly rule: string };
  /** A rule is opened beside the game. */
  readonly open: { readonly rule: string };
}

interface ResultValues {
  readonly open: Bare;
  readonly vp: Bare;
  readonly total: Bare;
  readonly finalScoring: Bare;
  /** What the picture shows, for who cannot see it. */
  readonly chart: { readonly players: string };
  readonly turns: Bare;
  readonly rematch: Bare;
  readonly toTable: Bare;
}

interface LoadValues {
  readonly title: Bare;
  readonly what: Bare;
  readonly file: Bare;
  readonly paste: Bare;
  readonly drop: Bare;
  readonly read: Bare;
  readonly notJson: Bare;
  readonly tooLong: { readonly limit: number };
  readonly strange: Bare;
  readonly record: { readonly players: string; readonly turn: number };
  readonly table: { readonly players: string; readonly turn: number };
  readonly withoutSeed: Bare;
  readonly open: Bare;
  readonly position: Bare;
  readonly positionOnly: Bare;
  readonly edition: { readonly name: string };
  readonly faults: { readonly count: number };
  readonly remarks: { readonly count: number };
}

interface OriginsValues {
  readonly title: Bare;
  readonly about: { readonly name: string };
  readonly stated: Bare;
  readonly derived: Bare;
  readonly reconstructed: Bare;
  readonly ownEdition: Bare;
}

export interface AidValues {
  readonly history: HistoryValues;
  readonly rules: RulesValues;
  readonly chapter: { readonly [K in RuleChapter]: Bare };
  readonly result: ResultValues;
  readonly load: LoadValues;
  readonly origins: OriginsValues;
}

export type AidMessages = { readonly [P in keyof AidValues]: { readonly [K in keyof AidValues[P]]: string } };
