/** The VP of a game by source, by scoring and by turn. */
import { SPECTATOR, VP_SOURCES, type VpSource, vpOf } from '@tabannusi/engine';
import type { Table } from '@tabannusi/table';

/**
 * VP of each seat, in one part: before scoring `number`, in that scoring itself, since the last scoring, or by one source in Final Scoring.
 */
export type PartOfGame = { readonly vp: readonly number[] } & (
  | { readonly part: 'before'; readonly number: number }
  | { readonly part: 'scoring'; readonly number: number; readonly district: number }
  | { readonly part: 'later' }
  | { readonly part: 'final'; readonly source: VpSource }
);

export interface Breakdown {
  /** Sources that gave any VP, with the VP of each seat. */
  readonly sources: readonly { readonly source: VpSource; readonly vp: readonly number[] }[];
  /** Every full scoring of a District, and the other parts that gave any VP. */
  readonly parts: readonly PartOfGame[];
  readonly total: readonly number[];
}

/** The sources that give VP only when Districts are scored. */
export const VP_OF_DISTRICTS: readonly VpSource[] = ['district1', 'district2', 'district3', 'district4', 'district5'];
const OTHERS = VP_SOURCES.filter((source) => !VP_OF_DISTRICTS.includes(source));

export function breakdownOf(table: Table): Breakdown {
  const state = table.stateFor(SPECTATOR);
  const { players, vpPeriods } = state.setting;
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const all = Array.from({ length: vpPeriods }, (_, period) => period);
  const sum = (sources: readonly VpSource[], periods: readonly number[]): number[] =>
    seats.map((seat) =>
      sources.reduce((total, source) => total + periods.reduce((part, period) => part + vpOf(state, seat, source, period), 0), 0),
    );
  const scored = fullScorings(table);
  // A period of the ledger ends with one scoring, and no other scoring of a District gives VP in that period.
  const parts: readonly PartOfGame[] = [
    ...scored.flatMap(({ district }, period): PartOfGame[] => [
      { part: 'before', number: period + 1, vp: sum(OTHERS, [period]) },
      { part: 'scoring', number: period + 1, district, vp: sum(VP_OF_DISTRICTS, [period]) },
    ]),
    { part: 'later', vp: sum(VP_SOURCES, [scored.length]) },
    ...VP_SOURCES.map((source): PartOfGame => ({ part: 'final', source, vp: sum([source], [vpPeriods - 1]) })),
  ];
  return {
    sources: VP_SOURCES.map((source) => ({ source, vp: sum([source], all) })).filter(gaveAny),
    parts: parts.filter((each) => each.part === 'scoring' || gaveAny(each)),
    total: sum(VP_SOURCES, all),
  };
}

const gaveAny = ({ vp }: { readonly vp: readonly number[] }): boolean => vp.some((amount) => amount !== 0);

/** Returns the full scorings of Districts before Final Scoring, with the moments after them. */
function fullScorings(table: Table): { readonly district: number; readonly moment: number }[] {
  const found: { district: number; moment: number }[] = [];
  for (const { events, moment } of table.log(SPECTATOR))
    for (const event of events) {
      if (event.event === 'finalScoringBegan') return found;
      if (event.event === 'scoringBegan' && event.full) found.push({ district: event.district, moment });
    }
  return found;
}

export interface VpOverTime {
  /** VP of each seat at the start of each turn and at the present moment. */
  readonly points: readonly { readonly moment: number; readonly vp: readonly number[] }[];
  readonly scorings: readonly { readonly district: number; readonly moment: number }[];
}

export function vpOverTime(table: Table): VpOverTime {
  const moments = [...new Set([...table.turns.map(({ moment }) => moment), table.moment])];
  return {
    points: moments.map((moment) => ({ moment, vp: table.view(SPECTATOR, moment).seats.map(({ vp }) => vp) })),
    scorings: fullScorings(table),
  };
}
