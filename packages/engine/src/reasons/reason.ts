/** The reasons of a refusal: the rules that forbid a choice now and, for rules about numbers, what is missing. */
import type { BuildingColour, ResourceColour } from '../edition/types.ts';
import type { RuleId } from '../model/rule-ids.ts';

/**
 * How many of which things are missing. In a cost, a colour counts what neither dice nor face-up Crates cover, and `gold` is the Gold
 * missing to replace all of it: a player who lacks 2 blue Resources and has 1 Gold misses `{ blue: 2, gold: 1 }`. `resources` may be of any
 * kind, `crates` are face down, `markers` are in the player area, `markerSupply` in the player's supply. For Ships that a Decree asks for,
 * a colour is counted without printed Ships, `ships` with them.
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

/** Returns what is missing for a rule; undefined if the rule is not about numbers. */
export type MissingFor = (rule: RuleId) => Missing | undefined;

/** Returns the rule with what is missing; empty if the rule is null. `missing` is called only if a rule forbids. */
export function because(rule: RuleId | null, missing?: MissingFor): Reason[] {
  if (rule === null) return [];
  const lacked = missing?.(rule);
  return lacked === undefined || Object.keys(lacked).length === 0 ? [{ rule }] : [{ rule, missing: lacked }];
}

/** All obstacles of one way, independent of each other, in the order in which legality checks them. */
export const obstacles = (rules: readonly (RuleId | null)[], missing?: MissingFor): Reason[] =>
  rules.flatMap((rule) => because(rule, missing));

/**
 * Why something is impossible that can be done in several ways; empty if one way has no obstacle. Only the ways with the fewest obstacles
 * count, because a longer way is not the reason. Of each way, the first obstacle is given; each rule appears once, with the least that is
 * missing. The first reason is the rule whose removal leaves the fewest reasons; among equal ones, a rule that only misses a number.
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

/** Returns the first obstacle of each way; each rule once, with the least that is missing. */
function firstOfEach(ways: readonly Reason[][]): Reason[] {
  const found = new Map<RuleId, Reason>();
  for (const [first] of ways) {
    const other = found.get(first.rule);
    if (other === undefined || amountOf(first) < amountOf(other)) found.set(first.rule, first);
  }
  return [...found.values()];
}

/** How many reasons would be left without this one: the ways that have it would then have the fewest obstacles. */
function leftWithout(ways: readonly Reason[][], reason: Reason): number {
  const isRemoved = (other: Reason): boolean => other.rule === reason.rule && amountOf(other) <= amountOf(reason);
  const shorter = ways.filter((way) => way.some(isRemoved)).map((way) => way.filter((other) => !isRemoved(other)));
  return shorter.some((way) => way.length === 0) ? 0 : firstOfEach(shorter).length;
}

const amountOf = ({ missing = {} }: Reason): number => Object.values(missing).reduce((sum, amount) => sum + amount, 0);
