/** The common Districts, read for the evaluation in one pass over the board for all seats. */
import type { State } from '@tabannusi/engine';
import {
  BUILDING_COLOUR_COUNT,
  COMMON_DISTRICTS,
  colourOf,
  EMPTY,
  groupAt,
  isBuilding,
  isGarden,
  isProject,
  ownerOf,
  URBAN_DISTRICTS,
} from '@tabannusi/engine/search';

const SEATS = 4;

export class City {
  /** By seat, District and colour: the total size of the seat's Buildings, including their Gardens (SCORE-09, SCORE-10). */
  readonly sizes = new Uint8Array(SEATS * COMMON_DISTRICTS * BUILDING_COLOUR_COUNT);
  /** By District and colour: the number of Gardens adjacent to a group of Projects. */
  readonly siteGardens = new Uint8Array(COMMON_DISTRICTS * BUILDING_COLOUR_COUNT);
  /** By seat and District of Urban cards: Houses. */
  readonly houses = new Uint8Array(SEATS * URBAN_DISTRICTS);
  /** By seat: how many sides of the seat's Gardens face a space that can still be built on. */
  readonly openSides = new Uint8Array(SEATS);

  read(state: State): void {
    this.sizes.fill(0);
    this.siteGardens.fill(0);
    this.houses.fill(0);
    this.openSides.fill(0);
    const { piece, detail, setting } = state;
    for (let space = 0; space < setting.spaces; space++) {
      const there = piece[space];
      if (isBuilding(there)) this.#addPiece(ownerOf(there), districtOf(state, space), colourOf(there), detail[space] === space);
      else if (isGarden(there)) this.#addGarden(state, space);
    }
    for (let seat = 0; seat < setting.players; seat++) this.houses[seat * URBAN_DISTRICTS + COMMON_DISTRICTS] = state.ownPortHouses[seat];
  }

  #addPiece(seat: number, district: number, colour: number, isNamed: boolean): void {
    this.sizes[sizeAt(seat, district, colour)]++;
    if (isNamed) this.houses[seat * URBAN_DISTRICTS + district]++;
  }

  /** A Garden counts once for each Building and each group that it touches. */
  #addGarden(state: State, space: number): void {
    const { piece, detail, setting } = state;
    const first = space * 4;
    for (let k = first; k < first + 4; k++) {
      const neighbour = setting.neighbours[k];
      const there = piece[neighbour];
      if (isBuilding(there)) {
        let counted = false;
        for (let j = first; j < k; j++) {
          const other = setting.neighbours[j];
          if (isBuilding(piece[other]) && detail[other] === detail[neighbour]) counted = true;
        }
        if (!counted) this.sizes[sizeAt(ownerOf(there), districtOf(state, neighbour), colourOf(there))]++;
      } else if (isProject(there)) {
        this.siteGardens[groupAt(districtOf(state, neighbour), colourOf(there))]++;
        this.openSides[ownerOf(piece[space])]++;
      } else if (there === EMPTY) this.openSides[ownerOf(piece[space])]++;
    }
  }
}

export const sizeAt = (seat: number, district: number, colour: number): number =>
  (seat * COMMON_DISTRICTS + district) * BUILDING_COLOUR_COUNT + colour;

/** Returns the District of a grid space, whose mask in `usableFrom` has one bit. */
const districtOf = ({ setting }: State, space: number): number => setting.usableFrom[space] >> 1;
