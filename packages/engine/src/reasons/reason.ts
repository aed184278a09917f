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

/** Works out what is missing where a rule forbids; undefined where it is no matter of numbers. */
export type MissingFor = (rule: RuleId) => Missing | undefined;

/** Nothing where no rule forbids; else the rule with what is missing, which is worked out only then. */
export function because(rule: RuleId | null, missing?: MissingFor): Reason[] {
  if (rule === null) return [];
  const lacked = missing?.(rule);
  return lacked === undefined || Object.keys(lacked).length === 0 ? [{ rule }] : [{ rule, missing: lacked }];
}

/** Everything that stands in one way, each by itself, in the order in which legality asks for it. */
export const obstacles = (rules: readonly (RuleId | null)[], missing?: MissingFor): Reason[] =>
  rules.flatMap((rule) => because(rule, missing));

/**
 * Why something is impossible that can be done in several ways: nothing if one way has no obstacle. Otherwise only the ways with the fewest
 * obstacles count, since what stands in a longer way is not the reason. Of each the first obstacle is given, each rule once, where it misses
 * least. The rule whose removal leaves the fewest reasons comes first; of equal ones, those where only a number is missing.
 */
export function unlessOne<T>(ways: Iterable<T>, obstaclesOf: (way: T) => Reason[]): Reason[] {
  let nearest: Reason[][] = [];
  for (const way of ways) {
    const found = obstaclesOf(way);
    if (found.length === 0) return [];
    if (nearest.length === 0 || found.length < nearest[0].length) nearest = [found];
    else if (found.length === nearest[0].length) nearest.push(found);
  }
  const isNumber = ({ missing }: Reason): number => (missing === undefined ? 1 : 0);
  return firstOfEach(nearest).sort((a, b) => leftWithout(nearest, a) - leftWithout(nearest, b) || isNumber(a) - isNumber(b));
}

/** The first obstacle of each way, each rule once, where it misses least. */
function firstOfEach(ways: readonly Reason[][]): Reason[] {
  const found = new Map<RuleId, Reason>();
  for (const [first] of ways) {
    const other = found.get(first.rule);
    if (other === undefined || amountOf(first) < amountOf(other)) found.set(first.rule, first);
  }
  return [...found.values()];
}

/** How many reasons would be given without this one: the ways that it stands in would then have the fewest obstacles. */
function leftWithout(ways: readonly Reason[][], reason: Reason): number {
  const isRemoved = (other: Reason): boolean => other.rule === reason.rule && amountOf(other) <= amountOf(reason);
  const shorter = ways.filter((way) => way.some(isRemoved)).map((way) => way.filter((other) => !isRemoved(other)));
  return shorter.some((way) => way.length === 0) ? 0 : firstOfEach(shorter).length;
}

const amountOf = ({ missing = {} }: Reason): number => Object.values(missing).reduce((sum, amount) => sum + amount, 0);
