/** Which rules, rulings and examples need a test: all except those for later parts of the game and those that no test could show. */
import { RULE_IDS, RULING_IDS, type RuleId } from '../../packages/engine/src/model/rule-ids.ts';
import { EXAMPLES } from './examples.ts';

export interface Plan {
  readonly rules: readonly string[];
  readonly rulings: readonly string[];
  readonly examples: readonly string[];
  /** The part of the game that an ID waits for, by ID. */
  readonly later: ReadonlyMap<string, string>;
  /** Why a ruling changes nothing in a program, by ID. */
  readonly noEffect: ReadonlyMap<string, string>;
}

/** Short on purpose: a test can usually show that something does not happen. */
const NO_EFFECT: Readonly<Partial<Record<RuleId, string>>> = {
  'C-72': 'It is about credits, not about rules.',
  'A-15': 'It says what cannot happen; A-183 refuses every edition in which it could.',
};

export const PLAN: Plan = {
  rules: RULE_IDS,
  rulings: RULING_IDS,
  examples: Object.keys(EXAMPLES),
  later: new Map(),
  noEffect: new Map(Object.entries(NO_EFFECT)),
};

/** Headings by the common beginning of IDs, in the order of the rules. */
export const SECTIONS: Readonly<Record<string, string>> = {
  COMP: 'Components',
  SET: 'Set-up',
  KEY: 'Key concepts',
  TURN: 'Turn',
  'ACT-PROJ': 'Place a Project tile',
  'ACT-BLD': 'Construct a Building',
  'ACT-GARD': 'Gardening',
  'ACT-PORT': 'Place a House in the Port',
  'ACT-SHIP': 'Claim a Ship',
  HM: 'Harbormasters',
  'ACT-ZIG': 'Place a House in the Ziggurat',
  'ACT-TILE': 'Action tiles',
  FREE: 'Free Actions',
  SCORE: 'District Scoring',
  END: 'End of the game',
  BON: 'Bonuses of common Districts',
  BONP: 'Bonuses of the Port',
  BONZ: 'Bonuses of the Ziggurat',
  ZIG: 'Ziggurat tiles',
  TILE: 'Ships',
  URB: 'Urban cards',
  DEC: 'Decrees',
  SOLO: 'Solo',
  'KING-G': 'Gilgabot',
  'KING-S': 'Sarbot',
  'KING-M': 'Botmuzi',
  'KING-B': 'Bot~baba',
  C: 'Where the rulebooks differ',
  A: 'Where they are silent',
  EX: 'Worked examples',
};

/** Returns `ACT-PROJ` for `ACT-PROJ-05`. */
export function sectionOf(id: string): string {
  return id.replace(/-[^-]*$/, '');
}
