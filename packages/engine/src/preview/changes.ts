/** What a step changed for each seat in goods, VP, markers and Mastery. */
import type { Amounts } from '../model/amounts.ts';
import { BUILDING_COLOUR_COUNT, RESOURCE_COLOUR_COUNT } from '../model/ids.ts';
import { vpOf } from '../model/ledger.ts';
import type { State } from '../model/state.ts';

/** Fields by seat, with their names in outside form. */
const COUNTS = [
  ['gold', 'gold'],
  ['vp', 'vp'],
  ['markers', 'markers'],
  ['markerSupply', 'markerSupply'],
  ['water', 'water'],
  ['specialWater', 'specialHeld'],
  ['gardens', 'gardens'],
] as const;
/** Fields by seat and colour. */
const COLOURED = [
  ['dice', 'dice', RESOURCE_COLOUR_COUNT],
  ['cratesUp', 'crateUp', RESOURCE_COLOUR_COUNT],
  ['cratesDown', 'crateDown', RESOURCE_COLOUR_COUNT],
  ['mastery', 'mastery', BUILDING_COLOUR_COUNT],
] as const;

export interface Cost {
  readonly dice: Amounts;
  /** Crates that were turned face down. */
  readonly crates: Amounts;
  readonly gold: number;
}

type Count = (typeof COUNTS)[number][0];
type Coloured = (typeof COLOURED)[number][0];

/** How much more a seat has; negative for less. Unchanged amounts are left out; amounts by colour have all colours, in order. */
export type SeatChange = { readonly seat: number } & Change;
type Change = { readonly [K in Count]?: number } & { readonly [K in Coloured]?: Amounts };

type Writable = { -readonly [K in keyof SeatChange]: SeatChange[K] };

/**
 * Returns the differences between two states without what the payer paid, for every seat with any. VP that would reveal Urban cards are
 * left out: those of the cards themselves, and in final scoring those of the Ziggurat, where Z09 counts the cards (URB-04, A-97).
 */
export function changesOf(before: State, after: State, payer: number, cost: Cost | null): SeatChange[] {
  const changes: SeatChange[] = [];
  for (let seat = 0; seat < before.setting.players; seat++) {
    const change: Writable = { seat };
    const paid = seat === payer && cost !== null ? paidIn(cost) : NOTHING;
    let found = false;
    for (const [name, field] of COUNTS) {
      const secret = field === 'vp' ? secretVp(after, seat) - secretVp(before, seat) : 0;
      const more = after[field][seat] - before[field][seat] - secret + (paid[name] ?? 0);
      if (more === 0) continue;
      change[name] = more;
      found = true;
    }
    for (const [name, field, colours] of COLOURED) {
      const amounts = differences(before[field], after[field], seat * colours, colours, paid[name]);
      if (amounts === null) continue;
      change[name] = amounts;
      found = true;
    }
    if (found) changes.push(change);
  }
  return changes;
}

const NOTHING: Change = {};

/** What was paid, as amounts to add back. */
const paidIn = ({ dice, crates, gold }: Cost): Change => ({
  gold,
  dice,
  cratesUp: crates,
  cratesDown: crates.map((amount) => -amount),
});

/** Returns null if all amounts are equal apart from what was paid. */
function differences(before: Uint8Array, after: Uint8Array, at: number, colours: number, paid?: Amounts): number[] | null {
  let all: number[] | null = null;
  for (let colour = 0; colour < colours; colour++) {
    const more = after[at + colour] - before[at + colour] + (paid?.[colour] ?? 0);
    if (more === 0) continue;
    all ??= new Array<number>(colours).fill(0);
    all[colour] = more;
  }
  return all;
}

/** The seat's VP in the last period of the ledger, final scoring, from sources that are secret until then. */
const secretVp = (state: State, seat: number): number => {
  const last = state.setting.vpPeriods - 1;
  return vpOf(state, seat, 'district5', last) + vpOf(state, seat, 'urbanCards', last);
};
