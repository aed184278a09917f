/** The VP of all players if the game ended now, by source. It uses open information only: Urban cards are not counted. */
import { isOver, standing, type VpSource } from '@tabannusi/engine';
import { UNUSED_HARBORMASTER_VP } from '@tabannusi/engine/search';
import type { Scene } from './scene.ts';

export interface Estimate {
  /** VP of each seat. */
  readonly soFar: readonly number[];
  /** VP that Final Scoring would add, by source in scoring order; empty after Final Scoring. */
  readonly final: readonly { readonly source: VpSource; readonly vp: readonly number[] }[];
  readonly total: readonly number[];
}

const DISTRICTS = ['district1', 'district2', 'district3', 'district4', 'district5'] as const satisfies readonly VpSource[];

export function estimateOf({ state, view }: Pick<Scene, 'state' | 'view'>): Estimate {
  const seats = standing(state);
  const final: Estimate['final'] = isOver(state)
    ? []
    : [
        ...DISTRICTS.map((source, district) => ({ source, vp: seats.map(({ districts }) => districts[district] ?? 0) })),
        { source: 'harbormasters', vp: view.seats.map(({ harbormasters }) => harbormasters.length * UNUSED_HARBORMASTER_VP) },
      ];
  return {
    soFar: seats.map(({ vp }) => vp),
    final,
    total: seats.map(({ vp }, seat) => final.reduce((sum, each) => sum + (each.vp[seat] ?? 0), vp)),
  };
}
