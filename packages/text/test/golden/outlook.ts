/** What a player sees at the table, in the terms of the scripted player. It holds only what that player may know, and changes nothing. */
import {
  BUILDING_COLOURS,
  type BuildingColour,
  NONE,
  PORT_LINES,
  type PortLine,
  pieceOn,
  RESOURCE_COLOURS,
  type ResourceColour,
  type State,
  standing,
} from '@tabannusi/engine';
import { type GridCell, gridOf } from '../../src/positions/pictures/grid.ts';
import { at } from '../../src/speech/at.ts';

const DISTRICTS = [1, 2, 3, 4, 5];
const FACES = 6;
const BOTTOM_ROW = 3;
const HOUSE_ROWS = 4;
const SHIP_COLUMNS = 3;
const SECTION_SPACES = 6;
const ANYBODY = -1;

/** Districts, faces, Ship spaces and Action tiles count from 1, as in questions and answers. */
export class Outlook {
  readonly state: State;
  readonly seat: number;
  readonly #cells: ReadonlyMap<string, GridCell>;

  constructor(state: State, seat: number) {
    this.state = state;
    this.seat = seat;
    const cells = gridOf(state.setting).rows.flat();
    this.#cells = new Map(cells.flatMap((cell) => (cell === null ? [] : [[cell.name, cell]])));
  }

  get gold(): number {
    return at(this.state.gold, this.seat);
  }
  get markers(): number {
    return at(this.state.markers, this.seat);
  }
  get markerSupply(): number {
    return at(this.state.markerSupply, this.seat);
  }
  /** Dice in the general supply. */
  get supplyDice(): number {
    return this.state.supply.reduce((sum, count) => sum + count, 0);
  }
  get gardens(): number {
    return at(this.state.gardens, this.seat);
  }
  get cratesDown(): number {
    return at(this.state.cratesDown, this.seat);
  }
  get diceHeld(): number {
    return this.#sumOfColours(this.state.dice);
  }
  get assistant(): number {
    return at(this.state.assistant, this.seat) + 1;
  }
  /** The District of the Architect, 0 before the first turn. */
  get architect(): number {
    const district = at(this.state.architect, this.seat);
    return district === NONE ? 0 : district + 1;
  }

  dice(colour: ResourceColour): number {
    return at(this.state.dice, this.seat * RESOURCE_COLOURS.length + RESOURCE_COLOURS.indexOf(colour));
  }
  /** Dice and face-up Crates. */
  resources(colour: ResourceColour): number {
    return this.dice(colour) + at(this.state.crateUp, this.seat * RESOURCE_COLOURS.length + RESOURCE_COLOURS.indexOf(colour));
  }
  /** The colour of the District's Barge. */
  local(district: number): ResourceColour {
    return at(RESOURCE_COLOURS, at(this.state.bargeColour, district - 1));
  }
  /** The District whose Barge has a colour. */
  districtOf(colour: ResourceColour): number {
    const found = DISTRICTS.find((district) => this.local(district) === colour);
    if (found === undefined) throw new RangeError(`Barges: none is ${colour}`);
    return found;
  }
  /** Gold that the cost would take after dice and Crates. */
  goldFor(cost: Partial<Record<ResourceColour, number>>): number {
    let missing = 0;
    for (const [colour, amount] of Object.entries(cost)) missing += Math.max(0, amount - this.resources(colour as ResourceColour));
    return missing;
  }

  /** Dice of each face on the Barge of a District, the ones first. */
  barge(district: number): readonly number[] {
    return [...this.state.barge.subarray((district - 1) * FACES, district * FACES)];
  }
  /** Districts that a 6 reaches without Gold, once it is taken: those that no other die there shows. */
  reachedBySix(district: number): number[] {
    const faces = this.barge(district);
    return DISTRICTS.filter((other) => at(faces, other - 1) === 0);
  }
  isLastDie(district: number): boolean {
    return this.barge(district).reduce((sum, count) => sum + count, 0) === 1;
  }

  /** Own VP less the best opponent's, if the District were scored now. */
  lead(district: number): number {
    const vp = standing(this.state).map(({ districts }) => at(districts, district - 1));
    return at(vp, this.seat) - Math.max(...vp.filter((_, seat) => seat !== this.seat));
  }
  ownScore(district: number): number {
    return at(at(standing(this.state), this.seat).districts, district - 1);
  }

  row(track: BuildingColour): number {
    return at(this.state.mastery, this.seat * BUILDING_COLOURS.length + BUILDING_COLOURS.indexOf(track));
  }
  /** The Building value of a track. */
  value(track: BuildingColour): number {
    return at(this.state.setting.trackValues, this.row(track));
  }
  isLowest(track: BuildingColour): boolean {
    return BUILDING_COLOURS.every((other) => this.row(other) >= this.row(track));
  }

  /** Projects of a colour in a District: all, and those with an own marker. */
  projects(district: number, colour: BuildingColour): { readonly all: number; readonly own: number } {
    let all = 0;
    let own = 0;
    for (const space of this.spacesOf(district)) {
      const piece = pieceOn(this.state, space);
      if (piece.kind !== 'project' || piece.colour !== colour) continue;
      all++;
      if (piece.seat === this.seat) own++;
    }
    return { all, own };
  }
  /** Grid spaces of Districts 1 to 3; the others have none. */
  spacesOf(district: number): readonly number[] {
    return [...(this.state.setting.gridSpaces[district - 1] ?? [])];
  }
  /** The House that a Building of the colour would get is there. */
  hasHouse(colour: BuildingColour): boolean {
    return this.#housesLeft(BUILDING_COLOURS.indexOf(colour)) > 0 || this.#housesLeft(BOTTOM_ROW) > 0;
  }
  #housesLeft(row: number): number {
    return at(this.state.setting.rowLengths, row) - at(this.state.vacated, this.seat * HOUSE_ROWS + row);
  }

  /** Sizes of all own Buildings of a colour together. */
  builtSize(colour: BuildingColour): number {
    let size = 0;
    for (let space = 0; space < this.state.setting.spaces; space++) {
      const piece = pieceOn(this.state, space);
      if (piece.kind === 'building' && piece.colour === colour && piece.seat === this.seat) size++;
    }
    return size;
  }
  /** Pieces of a kind that share a side with a space, of one seat or of anybody. */
  beside(name: string, kind: 'building' | 'garden' | 'water' | 'project', seat = ANYBODY): number {
    const { neighbours, spaces } = this.state.setting;
    const space = this.state.setting.spaceNames.indexOf(name);
    let count = 0;
    for (const neighbour of neighbours.subarray(space * 4, space * 4 + 4)) {
      if (neighbour === spaces) continue;
      const piece = pieceOn(this.state, neighbour);
      if (piece.kind === kind && (seat === ANYBODY || ('seat' in piece && piece.seat === seat))) count++;
    }
    return count;
  }
  /** The bonus code that a Project or, on Water, a Garden would cover; the empty string where there is none. */
  bonusAt(name: string): string {
    const cell = this.#cells.get(name);
    if (cell === undefined) throw new RangeError(`spaces: there is no ${name}`);
    const piece = pieceOn(this.state, cell.space);
    if (piece.kind !== 'water') return cell.bonus;
    if (piece.tile !== null) return at(this.state.setting.edition.specialWater.faces, piece.tile - 1);
    return cell.water ? cell.bonus : '';
  }

  /** Gardens that a District has room for: Water without a Garden, and Water tiles that can be laid beside Water. */
  gardenRoom(district: number): number {
    const { setting, water, specialHeld } = this.state;
    const usable = [...(setting.usableSpaces[district - 1] ?? [])];
    const kinds = usable.map((space) => pieceOn(this.state, space).kind);
    const open = usable.filter((space, index) => kinds[index] === 'empty' && this.#isBesideWater(space)).length;
    return kinds.filter((kind) => kind === 'water').length + Math.min(open, at(water, this.seat) + at(specialHeld, this.seat));
  }
  #isBesideWater(space: number): boolean {
    const name = at(this.state.setting.spaceNames, space);
    return this.beside(name, 'water') + this.beside(name, 'garden') > 0;
  }

  /** The two lines of a Ship space. */
  linesOf(shipSpace: number): PortLine[] {
    const row = Math.ceil(shipSpace / SHIP_COLUMNS);
    const column = ((shipSpace - 1) % SHIP_COLUMNS) + 1;
    return [`row${row}`, `column${column}`] as PortLine[];
  }
  hasMarked(shipSpace: number): boolean {
    return (at(this.state.shipMarks, shipSpace - 1) & (1 << this.seat)) !== 0;
  }
  /** Own marked Ships of a line. */
  ownShips(line: PortLine): number {
    return [...this.state.shipMarks.keys()].filter((index) => this.hasMarked(index + 1) && this.linesOf(index + 1).includes(line)).length;
  }
  hasPortHouse(line: PortLine): boolean {
    const blue = 2 * PORT_LINES.indexOf(line);
    return at(this.state.portHouses, blue) === this.seat || at(this.state.portHouses, blue + 1) === this.seat;
  }
  hasHarbormaster(line: PortLine): boolean {
    return at(this.state.harbormasters, PORT_LINES.indexOf(line)) !== NONE;
  }

  /** Own claims on the tile of a section of the Ziggurat. */
  claims(section: BuildingColour): number {
    return at(this.state.zigguratClaims, this.seat * BUILDING_COLOURS.length + BUILDING_COLOURS.indexOf(section));
  }
  /** Whether the section has a free House space and the tile a free claim space. */
  hasZigguratRoom(section: BuildingColour): boolean {
    const first = BUILDING_COLOURS.indexOf(section) * SECTION_SPACES;
    return this.claims(section) < 3 && this.state.zigguratHouses.subarray(first, first + SECTION_SPACES).includes(NONE);
  }

  /** Action tiles of a District. */
  actionTiles(district: number): number[] {
    return [...at(this.state.setting.tileSpaces, district - 1)].map((space) => at(this.state.actionTiles, space) + 1);
  }

  /** Houses that an Urban card still asks for. */
  missingFor(card: string): number {
    const found = this.state.setting.edition.urbanCards.cards.find(({ id }) => id === card);
    if (found === undefined) throw new RangeError(`Urban cards: there is no ${card}`);
    return found.houses.reduce((sum, asked, index) => sum + Math.max(0, asked - this.#housesIn(index + 1)), 0);
  }
  #housesIn(district: number): number {
    if (district === 4) return at(this.state.ownPortHouses, this.seat);
    const names = new Set<string>();
    for (const space of this.spacesOf(district)) {
      const piece = pieceOn(this.state, space);
      if (piece.kind === 'building' && piece.seat === this.seat) names.add(piece.building);
    }
    return names.size;
  }

  #sumOfColours(field: Uint8Array): number {
    const first = this.seat * RESOURCE_COLOURS.length;
    return field.subarray(first, first + RESOURCE_COLOURS.length).reduce((sum, count) => sum + count, 0);
  }
}
