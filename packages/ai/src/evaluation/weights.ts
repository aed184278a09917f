/** The weights of the evaluation, in VP or as shares of VP. docs/strength.md shows their measurements; `npm run tune` changes them. */
export interface Weights {
  /** The weight of each expected scoring, as a share of what the District scores now. */
  readonly districts: number;
  /** The share of the next value that the steps towards it are already worth. */
  readonly risingValue: number;
  /** How many pieces of Buildings a remaining turn adds over all colours, for the worth of a track. */
  readonly growth: number;
  /** The worth of a step of the lowest marker, which leads to the right-hand bonuses. */
  readonly lowestMarker: number;
  readonly gold: number;
  readonly die: number;
  readonly crateUp: number;
  readonly crateDown: number;
  readonly water: number;
  readonly specialWater: number;
  readonly gardenTile: number;
  /** The worth of a marker in the player area, and of one more than the next turns can use. */
  readonly marker: number;
  readonly spareMarker: number;
  /** How many Resources and how many markers a remaining turn can use. */
  readonly resourcesPerTurn: number;
  readonly markersPerTurn: number;
  /** The worth of the seat's marker on a Project: if somebody else constructs there, the seat gains a step and gets the marker back. */
  readonly projectMarker: number;
  /** The share of a site's worth to a seat that could construct there: in the District of its next turn, and elsewhere. */
  readonly siteNext: number;
  readonly siteElsewhere: number;
  /** The share that remains if the site cannot be paid for yet. */
  readonly siteUnpaid: number;
  /** The share of the two best actions in the District of the next turn. */
  readonly visit: number;
  /** The worth of a House that can still be placed, and how many Houses a turn places. */
  readonly house: number;
  readonly housesPerTurn: number;
  /** The share of what completed lines, columns and cards give, by how complete they are. */
  readonly columns: number;
  readonly urban: number;
  readonly decrees: number;
  readonly harbormasterLine: number;
  /** The worth of a Harbormaster that is held, beyond the VP of an unused one. */
  readonly harbormaster: number;
  /** The worth of a marked Ship without a House beside it, or of a Port House without a Ship beside it. */
  readonly portMatch: number;
  /** The worth of a Ship's ability for each remaining turn. */
  readonly ability: number;
  /** The share of what the next claim would add in a section with a claim. */
  readonly nextClaim: number;
  /** The worth of a Garden beside a space that can still be built on. */
  readonly gardenNeighbour: number;
  /** The weight of the strongest opponent's position. */
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
