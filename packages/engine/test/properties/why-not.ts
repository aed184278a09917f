/** Invariants of reasons at a position, for the short and the long run. */
import type { Choice } from '../../src/choices.ts';
import { asked, describeChoice, legal } from '../../src/engine.ts';
import { RULE_IDS, RULING_IDS } from '../../src/model/rule-ids.ts';
import type { State } from '../../src/model/state.ts';
import type { Reason } from '../../src/reasons/reason.ts';
import { candidates, reasonsOf, whyNot } from '../../src/reasons/why-not.ts';

const RULES: ReadonlySet<string> = new Set([...RULE_IDS, ...RULING_IDS]);

/** Returns the same text for equal choices, whatever the order of their keys. */
export const textOf = (choice: Choice): string => JSON.stringify(Object.entries(choice).sort(([a], [b]) => (a < b ? -1 : 1)));

export const legalChoices = (state: State): Choice[] =>
  Array.from(state.choices.slice(0, legal(state)), (answer) => describeChoice(state, answer));

/** How often a candidate was tried, and how often each rule forbade one. */
export interface Tried {
  candidates: number;
  readonly rules: Map<string, number>;
}

/** Checks every candidate: legal choices are candidates, and a candidate has no reason against it exactly if it is legal. */
export function checkReasons(state: State, tried: Tried): void {
  const before = state.clone();
  const legalTexts = new Set(legalChoices(state).map(textOf));
  const texts = new Set<string>();
  for (const candidate of candidates(state)) {
    const text = textOf(candidate);
    if (texts.has(text)) throw new Error(`${text} is a candidate twice`);
    texts.add(text);
    const reasons = reasonsOf(state, candidate);
    if (reasons === null) throw new Error(`${text} is a candidate and yet no answer`);
    if ((reasons.length === 0) !== legalTexts.has(text)) {
      throw new Error(`${text} is ${legalTexts.has(text) ? '' : 'not '}legal, but the reasons are ${JSON.stringify(reasons)}`);
    }
    if (JSON.stringify(whyNot(state, candidate)) !== JSON.stringify(reasons)) throw new Error(`${text}: two sets of reasons`);
    for (const reason of reasons) checkReason(text, reason);
    checkEnough(state, candidate, reasons);
    tried.candidates++;
    for (const { rule } of reasons) tried.rules.set(rule, (tried.rules.get(rule) ?? 0) + 1);
  }
  for (const text of legalTexts) if (!texts.has(text)) throw new Error(`${text} is legal, but no candidate`);
  if (state.depth !== before.depth || Buffer.compare(state.bytes, before.bytes) !== 0) throw new Error('the state was changed');
}

/**
 * Checks that a reason names a rule of the catalogue and, where something is missing, a number of at least one; a Decree always says what
 * is missing.
 */
function checkReason(text: string, { rule, missing }: Reason): void {
  if (!RULES.has(rule)) throw new Error(`${text}: there is no rule ${rule}`);
  const amounts = Object.values(missing ?? { none: 1 });
  if (amounts.length === 0 || amounts.some((amount) => !Number.isInteger(amount) || amount < 1)) {
    throw new Error(`${text}: missing ${JSON.stringify(missing)}`);
  }
  if (rule.startsWith('DEC-') && text.includes('"decree"') && missing === undefined) throw new Error(`${text}: nothing is missing`);
}

/** Things that can be given to a seat: if it gets one less than is missing, one is still missing; if it gets all, the reason disappears. */
const HANDED = ['gold', 'markers', 'markerSupply', 'water', 'gardens'] as const;

function checkEnough(state: State, candidate: Choice, reasons: readonly Reason[]): void {
  for (const what of HANDED) {
    const amount = leastMissing(reasons, what);
    if (amount === Infinity) continue;
    const left = (more: number): number => {
      const richer = state.clone();
      richer[what][asked(state)] += more;
      richer.count = -1;
      return leastMissing(reasonsOf(richer, candidate) ?? [], what);
    };
    if (left(amount - 1) !== 1 || left(amount) !== Infinity) throw new Error(`${textOf(candidate)}: not ${amount} ${what} are missing`);
  }
}

const leastMissing = (reasons: readonly Reason[], what: (typeof HANDED)[number]): number =>
  Math.min(...reasons.map(({ missing }) => missing?.[what] ?? Infinity));
