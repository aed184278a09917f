/** All lists of effects, numbered together so that a byte of a frame can name one: Action tiles, Harbormasters, Decrees. */
import { DECREE_IDS, HARBORMASTER_IDS } from '../edition/types.ts';
import { ACTION_TILES } from './action-tiles.ts';
import { DECREES } from './decrees.ts';
import { EFFECT_KINDS, type EffectKind, type Effects } from './effects.ts';
import { HARBORMASTERS } from './harbormasters.ts';

export const listOfActionTile = (tile: number): number => tile;
export const listOfHarbormaster = (harbormaster: number): number => ACTION_TILES.length + harbormaster;
export const listOfDecree = (decree: number): number => ACTION_TILES.length + HARBORMASTER_IDS.length + decree;

const LISTS: readonly Effects[] = [
  ...ACTION_TILES,
  ...HARBORMASTER_IDS.map((id) => HARBORMASTERS[id].effects),
  ...DECREE_IDS.map((id) => DECREES[id]),
];

/** The kinds (indices of EFFECT_KINDS) and amounts of the effects of each list. */
export const effectKinds: readonly Uint8Array[] = LISTS.map((effects) =>
  Uint8Array.from(kindsIn(effects), (kind) => EFFECT_KINDS.indexOf(kind)),
);
export const effectAmounts: readonly Uint8Array[] = LISTS.map((effects) => Uint8Array.from(Object.values(effects)));

/** Effects that place or move a House or a marker. None of them is offered during a payment. */
const MOVING: readonly EffectKind[] = ['portHouse', 'zigguratClaim', 'ship', 'moveHouses'];
export const movesPieces: readonly boolean[] = LISTS.map((effects) => kindsIn(effects).some((kind) => MOVING.includes(kind)));

function kindsIn(effects: Effects): EffectKind[] {
  return Object.keys(effects) as EffectKind[];
}
