/** Scorings of a game, with where each VP comes from. */
import type { GameEvent } from '@tabannusi/engine';
import type { Scene } from './scene.ts';

type Scored = Extract<GameEvent, { readonly event: 'districtScored' }>;

export interface Scoring {
  /** The moment after it. */
  readonly moment: number;
  /** By District, what each seat scores there. */
  readonly districts: readonly { readonly district: number; readonly seats: readonly Scored[] }[];
  /** In final scoring: Urban cards and Harbormasters. */
  readonly others: readonly GameEvent[];
}

/** What was scored in the step before a moment; null where nothing was, or where it has been taken back. */
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

/** The moment of the scoring that begins at a moment or, where somebody is compensated first, shortly after it; null where none has been made. */
export function momentOfScoring({ table, observer }: Scene, from: number): number | null {
  const log = table.log(observer, Math.max(0, from - 1), Math.min(table.moment, from + 12));
  return log.find(({ events }) => events.some(({ event }) => event === 'districtScored'))?.moment ?? null;
}

/**
 * The scoring that is shown by itself: where one looks back the one of that moment, else the last one that gave anybody VP until a person decides
 * again. Null where there is none.
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
