/** The scorings of a game, with the source of each VP. */
import type { GameEvent } from '@tabannusi/engine';
import type { Scene } from './scene.ts';

type Scored = Extract<GameEvent, { readonly event: 'districtScored' }>;

export interface Scoring {
  /** The moment after the scoring. */
  readonly moment: number;
  /** What each seat scores, by District. */
  readonly districts: readonly { readonly district: number; readonly seats: readonly Scored[] }[];
  /** The Urban cards and Harbormasters of Final Scoring. */
  readonly others: readonly GameEvent[];
}

/** Returns what was scored in the step before a moment; null if nothing was, or if that step has been undone. */
export function scoringAt({ table, observer }: Scene, moment: number): Scoring | null {
  if (moment < 1 || moment > table.moment) return null;
  const events = table.log(observer, moment - 1, moment).flatMap((step) => step.events);
  const scored = events.filter((event) => event.event === 'districtScored');
  if (scored.length === 0) return null;
  return {
    moment,
    districts: [...Map.groupBy(scored, ({ district }) => district)].map(([district, seats]) => ({ district, seats })),
    others: events.filter(({ event }) => event === 'urbanCardsRevealed' || event === 'harbormastersScored'),
  };
}

/**
 * Returns the moment after the scoring that starts at `from`, or shortly after it if dice are compensated first; null if it has not
 * happened.
 */
export function momentOfScoring({ table, observer }: Scene, from: number): number | null {
  const log = table.log(observer, Math.max(0, from - 1), Math.min(table.moment, from + 12));
  return log.find(({ events }) => events.some(({ event }) => event === 'districtScored'))?.moment ?? null;
}

/**
 * Returns the scoring to show unasked: at a past moment the scoring of that moment, else the last scoring with VP since a person last
 * decided. Null if there is none.
 */
export function scoringToSee(scene: Scene): Scoring | null {
  const { table, observer, past } = scene;
  if (past !== null) return scoringAt(scene, past);
  const log = table.log(observer, table.turns.at(-1 - table.players)?.moment ?? 0, table.moment);
  const scored = log.findLast(({ events }) => events.some((event) => event.event === 'districtScored' && event.vp > 0));
  if (scored === undefined) return null;
  const isDecidedSince = log.some(({ by, moment }) => moment > scored.moment && table.seats[by]?.kind === 'person');
  return isDecidedSince ? null : scoringAt(scene, scored.moment);
}
