/** The causes that reasons name, by kind: which can be removed from a position, which are fixed, and which no candidate meets. */
import { DECREE_IDS } from '../../src/edition/types.ts';
import { COMMON_DISTRICTS } from '../../src/model/ids.ts';
import type { RuleId } from '../../src/model/rule-ids.ts';
import type { State } from '../../src/model/state.ts';
import { COUNTED, handedOut, type Refusal } from './handed-out.ts';
import { REMOVALS } from './removals.ts';

/**
 * The kind of a cause: the attempt and the rule against it. `*` stands for the rule of the question or of the Decree itself, `+` for
 * missing numbers.
 */
export function kindOf({ ask, choice, reason: { rule, missing } }: Refusal): string {
  return `${choice.choose} ${isOwnRule({ ask, choice, rule }) ? '*' : rule}${missing === undefined ? '' : '+'}`;
}

const isOwnRule = ({ ask, choice, rule }: Pick<Refusal, 'ask' | 'choice'> & { rule: RuleId }): boolean =>
  ('rule' in ask && ask.rule === rule) || (choice.choose === 'decree' && rule.startsWith('DEC-'));

/** Returns positions without the cause of a reason; null if the cause is fixed. */
export function withoutCause(refusal: Refusal): State[] | null {
  const kind = kindOf(refusal);
  if (Object.hasOwn(FIXED, kind)) {
    const { why, holds } = FIXED[kind];
    if (!holds(refusal)) throw new Error(`${kind} is not so: ${why}`);
    return null;
  }
  const { missing, rule } = refusal.reason;
  if (missing !== undefined && !COUNTED.has(rule) && !isOwnRule({ ...refusal, rule }))
    throw new Error(`${kind} is not known to be counted`);
  const changes = missing === undefined ? REMOVALS[kind]?.(refusal) : handedOut(refusal, missing);
  if (changes === undefined) throw new Error(`no cause is known for "${kind}"`);
  if (changes.length === 0 && PRINTED.has(kind)) return null;
  return changes.map((change) => {
    const changed = refusal.state.clone();
    change(changed);
    changed.count = -1;
    return changed;
  });
}

interface Fixed {
  readonly why: string;
  /** Whether the cause is really present. */
  holds(refusal: Refusal): boolean;
}

const NO_GRID: Fixed = {
  why: 'a Gardening stays in its District, and the Port and the Ziggurat have no grid',
  holds: ({ ask }) => ask.ask === 'gardening' && ask.district > COMMON_DISTRICTS,
};

const isPaying = ({ ask }: Refusal): boolean => ['payment', 'shipPayment', 'anyPayment'].includes(ask.ask);

/** The Districts from which the space of a choice can be used, as a mask, and the District that is asked about. */
const usableFrom = ({ state: { setting }, choice }: Refusal): number =>
  choice.choose === 'space' ? setting.usableFrom[setting.spaceNames.indexOf(choice.space)] : 0;
const districtAsked = ({ ask }: Refusal): number => ('district' in ask ? 1 << (ask.district - 1) : 0);

/** Causes that no change of a position removes. */
const FIXED: Readonly<Record<string, Fixed>> = {
  'space ACT-PROJ-01': {
    why: 'the space belongs to another District or to a border, as the board is printed',
    holds: (refusal) => usableFrom(refusal) !== districtAsked(refusal),
  },
  'space ACT-GARD-05': {
    why: 'the space belongs to another District, as the board is printed',
    holds: (refusal) => (usableFrom(refusal) & districtAsked(refusal)) === 0,
  },
  'lay A-33': NO_GRID,
  'place A-33': NO_GRID,
  'resource A-23': {
    why: 'a switch of the set-up forbids Gold for a refill',
    holds: ({ state, choice }) => choice.choose === 'resource' && choice.colour === 'gold' && !state.setting.switches.refillWithGold,
  },
  'decree A-21': {
    why: 'a payment is asked, and the Decree places or moves pieces',
    holds: (refusal) =>
      isPaying(refusal) && refusal.choice.choose === 'decree' && refusal.state.decrees.includes(DECREE_IDS.indexOf(refusal.choice.decree)),
  },
  'harbormaster A-21': { why: 'a payment is asked, and the Harbormaster places or moves pieces', holds: isPaying },
  'harbormaster HM-B7': {
    why: 'B7 is not a free action: it is used as an answer, in the payment of a Construct',
    holds: ({ choice }) => choice.choose === 'harbormaster' && choice.harbormaster === 'B7',
  },
};

/**
 * Causes that are fixed by what is printed: an action that no District offers, a space without neighbours, a board too small for a Decree.
 */
const PRINTED: ReadonlySet<string> = new Set([
  'action ACT-PROJ-01',
  'action ACT-BLD-01',
  'action C-26',
  'action ACT-SHIP-01',
  'action ACT-PORT-01',
  'action ACT-ZIG-01',
  'action ACT-GARD-04',
  'action ACT-GARD-07',
  'lay ACT-GARD-04',
  'space ACT-GARD-04',
  'space ACT-GARD-07',
  'decree *+',
]);

/** Rules that refuse only what is no candidate: something in a wrong form, or of another question. */
const OUTSIDE: readonly RuleId[] = [
  // The way of the Architect has one price.
  'A-14',
  'TURN-04',
  'TURN-05',
  'TURN-07',
  // A mix with the wrong total, and B7 for a colour that is not owed.
  'A-32',
  'A-99',
  'KEY-27',
  // Questions that are asked only if the thing exists: a coloured row with TILE-S09, a special Water tile on display.
  'ACT-PORT-03',
  'BON-05',
];

/** Every rule that occurs in these lists. */
export const knownRules = (): ReadonlySet<string> =>
  new Set([...COUNTED, ...OUTSIDE, ...[...Object.keys(REMOVALS), ...Object.keys(FIXED)].map((kind) => kind.split(' ')[1])]);
