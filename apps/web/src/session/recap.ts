/** What the others did since the persons at a screen last decided. */
import { SPECTATOR } from '@tabannusi/engine';
import type { Scene } from './scene.ts';
import { type TurnBrief, turnBriefs } from './turn-briefs.ts';

/** The seats of the persons at a screen: everyone's on a shared one, else the observer's. */
export function seatsAtScreen({ table, observer, isOnlooker }: Scene, isHosted: boolean): number[] {
  if (isOnlooker) return [];
  if (isHosted) return table.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  return observer === SPECTATOR ? [] : [observer];
}

/**
 * Returns the index of the first turn to tell: the one after the last turn in which one of the seats decided. A turn of somebody else, in
 * which a seat was asked something, is told as a whole.
 */
export function firstTurnSince({ table, observer }: Scene, seats: readonly number[]): number {
  // In its last two turns, each seat has decided something.
  const from = table.turns.at(-1 - 2 * table.players)?.moment ?? 0;
  const decided = table.log(observer, from, table.moment).findLast(({ by, ordered }) => !ordered && seats.includes(by))?.moment ?? 0;
  // A turn that began in the step of the decision follows it.
  const turn = table.turns.findLastIndex(({ moment }) => moment < decided);
  return turn === -1 ? 0 : seats.includes(table.turns[turn]?.seat ?? -1) ? turn + 1 : turn;
}

export interface PastTurn extends TurnBrief {
  /** The VP of the player after the turn. */
  readonly total: number;
}

/** Returns the turns of all other seats from the turn with index `first` on that are over; none at the end and while a past moment is shown. */
export function recapOf(scene: Scene, seats: readonly number[], first: number): PastTurn[] {
  if (scene.past !== null || scene.prompt.wait === 'over' || seats.length === 0) return [];
  const totals = scene.view.seats.map(({ vp }) => vp);
  const told: PastTurn[] = [];
  for (const brief of turnBriefs(scene, first).toReversed()) {
    told.unshift({ ...brief, total: totals[brief.seat] ?? 0 });
    for (const [seat, vp] of brief.vp.entries()) totals[seat] = (totals[seat] ?? 0) - vp;
  }
  return told.filter(({ seat, isOver }) => isOver && !seats.includes(seat));
}
