/**
 * The numbers of the evaluation, in VP or shares of VP. docs/strength.md says what was measured of them; `npm run tune` moves them.
 */
export interface Weights {
  /** Share of what a District scores now that each expected scoring is counted with. */
  readonly districts: number;
  /** Share of the value that the steps since the last rise of a track are on the way to. */
  readonly risingValue: number;
  /** Pieces of Buildings that a turn to come adds to all colours together: what a track is worth beyond what stands. */
  readonly growth: number;
  /** A step of the lowest marker, which goes on to the right-hand bonuses. */
  readonly lowestMarker: number;
  readonly gold: number;
  readonly die: number;
  readonly crateUp: number;
  readonly crateDown: number;
  readonly water: number;
  readonly specialWater: number;
  readonly gardenTile: number;
  /** A marker in the area; the second number is for those beyond what the next turns use. */
  readonly marker: number;
  readonly spareMarker: number;
  /** Resources, and markers, that a turn to come can use. */
  readonly resourcesPerTurn: number;
  readonly markersPerTurn: number;
  /** An own marker on a Project: who else constructs it gives a step and the marker back. */
  readonly projectMarker: number;
  /** Share of what a site is worth to a seat that could construct it: in the District of the next turn, and elsewhere. */
  readonly siteNext: number;
  readonly siteElsewhere: number;
  /** Share that is left of a site that cannot be paid yet. */
  readonly siteUnpaid: number;
  /** Share of the two best actions in the District of the next turn. */
  readonly visit: number;
  /** A House that the turns to come can still place, and how many of them a turn places. */
  readonly house: number;
  readonly housesPerTurn: number;
  /** Share of what completed lines, columns and cards give, by how much of them is there. */
  readonly columns: number;
  readonly urban: number;
  readonly decrees: number;
  readonly harbormasterLine: number;
  /** A Harbormaster in hand, beyond the VP of an unused one. */
  readonly harbormaster: number;
  /** A marked Ship or a House of the Port that meets nothing yet. */
  readonly portMatch: number;
  /** The ability of a Ship, for each turn to come. */
  readonly ability: number;
  /** Share of what the next claim would add, once a section is begun. */
  readonly nextClaim: number;
  /** An own Garden beside a space that can still be built on. */
  readonly gardenNeighbour: number;
  /** How much the strongest opponent's position counts against the own. */
  readonly opponent: number;
}

export const WEIGHTS: Weights = {
  districts: 1.5,
  risingValue: 0.9,
  growth: 1,
  lowestMarker: 0.4,
  gold: 2.1,
  die: 0.67,
  crateUp: 1,
  crateDown: 0.4,
  water: 0.4,
  specialWater: 0.93,
  gardenTile: 0.67,
  marker: 0.67,
  spareMarker: 0.3,
  resourcesPerTurn: 2.5,
  markersPerTurn: 1.5,
  projectMarker: 0.8,
  siteNext: 0.5,
  siteElsewhere: 0.15,
  siteUnpaid: 0.33,
  visit: 0.4,
  house: 1,
  housesPerTurn: 0.6,
  columns: 0.6,
  urban: 0.7,
  decrees: 0.6,
  harbormasterLine: 3,
  harbormaster: 1,
  portMatch: 0.4,
  ability: 0.38,
  nextClaim: 0.2,
  gardenNeighbour: 0.15,
  opponent: 0.6,
};
