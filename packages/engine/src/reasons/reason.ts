/** What a refusal says: the rules that forbid a choice now and, where it is a matter of numbers, what is missing. */
import type { BuildingColour, ResourceColour } from '../edition/types.ts';
import type { RuleId } from '../model/rule-ids.ts';

/**
 * How many of what are missing. Of a cost, a colour counts what neither dice nor face-up Crates cover, and `gold` the Gold that is missing to
 * stand in for all of it: one who lacks 2 blue and has 1 Gold misses `{ blue: 2, gold: 1 }`. `resources` are of any kind, `crates` face down,
 * `markers` in the player's area, `markerSupply` in the own supply. Of the Ships that a Decree asks for, those of a colour are counted before
 * printed ones stand in, `ships` after that.
 */
export type Lacked =
  | ResourceColour
  | 'gold'
  | 'resources'
  | 'markers'
  | 'markerSupply'
  | 'houses'
  | 'crates'
  | 'water'
  | 'gardens'
  | 'actions'
  | 'ships'
  | `${BuildingColour}Ships`
  | `${BuildingColour}Buildings`
  | `${BuildingColour}BuildingsAtGardens`
  | 'gardensAtBuildings'
  | 'ownGardens'
  | 'portHouses'
  | 'zigguratTiles';
export type Missing = Readonly<Partial<Record<Lacked, number>>>;

export interface Reason {
  readonly rule: RuleId;
  readonly missing?: Missing;
}

/** Nothing where no rule forbids; else the rule with what is missing, which is worked out only then. */
export function because(rule: RuleId | null, missing?: (rule: RuleId) => Missing | undefined): Reason[] {
  if (rule === null) return [];
  const lacked = missing?.(rule);
  return lacked === undefined || Object.keys(lacked).length === 0 ? [{ rule }] : [{ rule, missing: lacked }];
}

/**
 * Why something is impossible that needs one of several things: nothing if one of them is possible, else the rules that forbid them, each
 * once, where it misses least. Those where only a number is missing come first.
 */
export function unlessOne<T>(things: Iterable<T>, reasonsOf: (thing: T) => Reason[]): Reason[] {
  const found = new Map<RuleId, Reason>();
  for (const thing of things) {
    const reasons = reasonsOf(thing);
    if (reasons.length === 0) return reasons;
    for (const reason of reasons) {
      const other = found.get(reason.rule);
      if (other === undefined || amountOf(reason) < amountOf(other)) found.set(reason.rule, reason);
    }
  }
  return [...found.values()].sort((a, b) => Number(a.missing === undefined) - Number(b.missing === undefined));
}

const amountOf = ({ missing = {} }: Reason): number => Object.values(missing).reduce((sum, amount) => sum + amount, 0);
