/** How the tests cover a plan. */
import type { NamedIds } from './named-ids.ts';
import type { Plan } from './plan.ts';

/** Every ID of a kind is counted in exactly one of the four lists. */
export interface Share {
  readonly total: number;
  readonly covered: number;
  /** IDs that need a test and have none. */
  readonly missing: readonly string[];
  /** IDs of later parts of the game, without a test yet. */
  readonly later: readonly string[];
  readonly noEffect: readonly string[];
}

export interface Coverage {
  readonly rules: Share;
  readonly rulings: Share;
  readonly examples: Share;
  /** A sentence for each test name that does not fit the plan. */
  readonly faults: readonly string[];
}

export function coverageOf(plan: Plan, { where, unreadable }: NamedIds): Coverage {
  const share = (ids: readonly string[]): Share => {
    const open = ids.filter((id) => !where.has(id));
    return {
      total: ids.length,
      covered: ids.length - open.length,
      missing: open.filter((id) => !plan.later.has(id) && !plan.noEffect.has(id)),
      later: open.filter((id) => plan.later.has(id)),
      noEffect: open.filter((id) => plan.noEffect.has(id)),
    };
  };
  const known = new Set([...plan.rules, ...plan.rulings, ...plan.examples]);
  const unknown = [...where].filter(([id]) => !known.has(id));
  const shown = [...where].filter(([id]) => plan.noEffect.has(id));
  return {
    rules: share(plan.rules),
    rulings: share(plan.rulings),
    examples: share(plan.examples),
    faults: [
      ...unreadable,
      ...unknown.map(([id, place]) => `${place} names ${id}, which is no rule, ruling or example.`),
      ...shown.map(([id, place]) => `${place} shows ${id}, which is listed as without effect. Take it off that list.`),
    ],
  };
}

/** Whether nothing is missing and every test name is valid. */
export const isComplete = ({ rules, rulings, examples, faults }: Coverage): boolean =>
  [rules.missing, rulings.missing, examples.missing, faults].every(({ length }) => length === 0);
