/** `game.score`: the sources of each seat's VP and, at the end, its rank. */
import { type DecidedBy, decidedBy, isOver, type Standing, type State, standing, winners } from '@tabannusi/engine';
import { gameOf, type Method } from '../method.ts';

interface SeatScore extends Standing {
  readonly seat: number;
  readonly gold: number;
  /** VP of all sources by period: up to the first full scoring, up to the second, and so on; the last period is Final Scoring. */
  readonly byPeriod: readonly number[];
}

/** `decidedBy`: VP alone, Gold among equal VP, nothing if another seat shares the rank (END-07), or the Bot's winning of ties (SOLO-E1). */
interface Ranked extends SeatScore {
  readonly rank: number;
  readonly decidedBy: DecidedBy;
}

export const score: Method = {
  takes: ['game'],
  answer(call): { over: boolean; seats: readonly SeatScore[] } {
    const { state } = gameOf(call);
    const over = isOver(state);
    const seats = scoresOf(state);
    return {
      over,
      seats: over ? seats.map((each) => (state.setting.solo === null ? ranked(each, seats) : againstBot(each, state))) : seats,
    };
  },
};

const scoresOf = (state: State): SeatScore[] =>
  standing(state).map((each, seat) => ({
    seat,
    gold: state.gold[seat] ?? 0,
    ...each,
    byPeriod: Array.from({ length: state.setting.vpPeriods }, (_, period) =>
      sum(Object.values(each.bySource).map((vp) => vp[period] ?? 0)),
    ),
  }));

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

/** Ranks the player first or second, since exactly one of the two wins. */
const againstBot = (own: SeatScore, state: State): Ranked => ({
  ...own,
  rank: winners(state).includes(own.seat) ? 1 : 2,
  decidedBy: decidedBy(state),
});

function ranked(own: SeatScore, all: readonly SeatScore[]): Ranked {
  const others = all.filter(({ seat }) => seat !== own.seat);
  const better = others.filter(({ vp, gold }) => vp > own.vp || (vp === own.vp && gold > own.gold));
  const equal = others.filter(({ vp }) => vp === own.vp);
  const by = equal.length === 0 ? 'vp' : equal.some(({ gold }) => gold === own.gold) ? 'nothing' : 'gold';
  return { ...own, rank: better.length + 1, decidedBy: by };
}
