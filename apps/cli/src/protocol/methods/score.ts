/** `game.score`: where the VP of every seat come from and, at the end, its rank. */
import { isOver, type Standing, type State, standing } from '@tabannusi/engine';
import { gameOf, type Method } from '../method.ts';

interface SeatScore extends Standing {
  readonly seat: number;
  readonly gold: number;
  /** VP of all sources together in each period: up to the first full scoring, to the second …; the last is final scoring. */
  readonly byPeriod: readonly number[];
}

/** `decidedBy`: VP alone, Gold among equal VP, or nothing, as another seat shares the rank (END-07). */
interface Ranked extends SeatScore {
  readonly rank: number;
  readonly decidedBy: 'vp' | 'gold' | 'nothing';
}

export const score: Method = {
  takes: ['game'],
  answer(call): { over: boolean; seats: readonly SeatScore[] } {
    const { state } = gameOf(call);
    const over = isOver(state);
    const seats = scoresOf(state);
    return { over, seats: over ? seats.map((each) => ranked(each, seats)) : seats };
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

function ranked(own: SeatScore, all: readonly SeatScore[]): Ranked {
  const others = all.filter(({ seat }) => seat !== own.seat);
  const better = others.filter(({ vp, gold }) => vp > own.vp || (vp === own.vp && gold > own.gold));
  const equal = others.filter(({ vp }) => vp === own.vp);
  const decidedBy = equal.length === 0 ? 'vp' : equal.some(({ gold }) => gold === own.gold) ? 'nothing' : 'gold';
  return { ...own, rank: better.length + 1, decidedBy };
}
