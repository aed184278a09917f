/** Where the VP of a game come from: by source, by scoring, turn by turn. */
import { SPECTATOR, VP_SOURCES, type VpSource, vpOf } from '@tabannusi/engine';
import type { Table } from '@tabannusi/table';

export interface Breakdown {
  /** VP of each seat from each source that gave any. */
  readonly sources: readonly { readonly source: VpSource; readonly vp: readonly number[] }[];
  /** VP of each seat up to the end of each full scoring of a District, then after the last of them, then in Final Scoring. */
  readonly periods: readonly { readonly until: number | 'later' | 'final'; readonly vp: readonly number[] }[];
  readonly total: readonly number[];
}

export function breakdownOf(table: Table): Breakdown {
  const state = table.stateFor(SPECTATOR);
  const { players, vpPeriods } = state.setting;
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const all = Array.from({ length: vpPeriods }, (_, period) => period);
  const sum = (sources: readonly VpSource[], periods: readonly number[]): number[] =>
    seats.map((seat) =>
      sources.reduce((total, source) => total + periods.reduce((part, period) => part + vpOf(state, seat, source, period), 0), 0),
    );
  const scored = fullScorings(table).map(({ district }) => district);
  const final = vpPeriods - 1;
  return {
    sources: VP_SOURCES.map((source) => ({ source, vp: sum([source], all) })).filter(({ vp }) => vp.some((amount) => amount !== 0)),
    periods: [
      ...scored.map((district, period) => ({ until: district, vp: sum(VP_SOURCES, [period]) })),
      { until: 'later', vp: sum(VP_SOURCES, [scored.length]) },
      ...(table.prompt.wait === 'over' ? [{ until: 'final' as const, vp: sum(VP_SOURCES, [final]) }] : []),
    ],
    total: sum(VP_SOURCES, all),
  };
}

/** The full scorings of Districts before Final Scoring, with the moments after them. */
export function fullScorings(table: Table): { readonly district: number; readonly moment: number }[] {
  const found: { district: number; moment: number }[] = [];
  for (const { events, moment } of table.log(SPECTATOR))
    for (const event of events) {
      if (event.event === 'finalScoringBegan') return found;
      if (event.event === 'scoringBegan' && event.full) found.push({ district: event.district, moment });
    }
  return found;
}

export interface Course {
  /** VP of each seat when each turn begins, and at the present moment. */
  readonly points: readonly { readonly moment: number; readonly vp: readonly number[] }[];
  readonly scorings: readonly { readonly district: number; readonly moment: number }[];
}

export function courseOf(table: Table): Course {
  const moments = [...new Set([...table.turns.map(({ moment }) => moment), table.moment])];
  return {
    points: moments.map((moment) => ({ moment, vp: table.view(SPECTATOR, moment).seats.map(({ vp }) => vp) })),
    scorings: fullScorings(table),
  };
}
