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
