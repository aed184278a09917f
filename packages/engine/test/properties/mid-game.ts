/**
 * Random rich positions in the middle of a game, for any edition: many Buildings, Houses in the Port and the Ziggurat, marked Ships with
 * their abilities, Harbormasters, nearly or fully met Decrees, Crates face up and down, Gold. Games from here ask questions that games from
 * set-up seldom ask. The positions could have arisen by the rules: every piece is in a possible place and was taken from where it was, and
 * each player has the first Crate and those of their red spaces. Only results of effects that leave no trace are invented: Harbormasters,
 * claims without a House, drawn cards.
 */
import { Generator } from '../../src/chance/generator.ts';
import {
  BUILDING_COLOURS,
  DECREE_IDS,
  HARBORMASTER_IDS,
  type HarbormasterId,
  PORT_LINES,
  RESOURCE_COLOURS,
} from '../../src/edition/types.ts';
import { apply, asked, drawOutcome } from '../../src/engine.ts';
import {
  BOTTOM_ROW,
  BUILDING_COLOUR_COUNT,
  CHANCE,
  CLAIM_SPACES,
  COMMON_DISTRICTS,
  DISTRICTS,
  FACES,
  HOUSE_ROWS,
  NONE,
  PORT_LINE_COUNT,
  PORT_SPACES,
  PROJECTS_PER_COLOUR,
  RESOURCE_COLOUR_COUNT,
  SECTION_SPACES,
  SHIP_SPACES,
} from '../../src/model/ids.ts';
import { buildingOf, EMPTY, isBuilding, isWet, ownerOf, projectOf, WATER, withoutOwner } from '../../src/model/pieces.ts';
import { isRed, lineOfSpace, otherOfPair, shipSpacesOfLine } from '../../src/model/port.ts';
import type { Setting } from '../../src/model/setting.ts';
import { HELD, IN_STACK, type State, URBAN_DECK, URBAN_HELD } from '../../src/model/state.ts';
import { DECREE_REQUIREMENTS, type DecreeRequirement } from '../../src/tiles/decree-requirements.ts';
import { beginTurn } from '../../src/turn.ts';
import { Draft } from '../support/draft.ts';

/** The position of a seed, at the start of a turn. */
export const midGame = (setting: Setting, seed: number): State => new MidGame(setting, new Generator(`mid-game ${seed}`, 'redeal')).write();

class MidGame extends Draft {
  readonly #lots: Generator;
  readonly #setting: Setting;
  /** The Decree space that each seat aims at. */
  readonly #aims: readonly number[];
  /** What each seat has left (Houses by row, markers) and what the stocks have left (pieces and Projects by colour, Water, Gardens). */
  readonly #houses: Uint8Array;
  readonly #markers: Uint8Array;
  readonly #claims: Uint8Array;
  readonly #pieces: Uint8Array;
  readonly #projects: Uint8Array;
  #water: number;
  #gardens: number;

  constructor(setting: Setting, lots: Generator) {
    super(setting, (state) => {
      while (asked(state) === CHANCE) apply(state, drawOutcome(state, lots));
    });
    const { players, rowLengths, stocks } = setting;
    this.#setting = setting;
    this.#lots = lots;
    this.#aims = Array.from({ length: players }, () => lots.below(players));
    this.#houses = new Uint8Array(players * HOUSE_ROWS).map((_, at) => rowLengths[at % HOUSE_ROWS]);
    this.#markers = new Uint8Array(players).fill(stocks.claimMarkers);
    this.#claims = new Uint8Array(players * BUILDING_COLOUR_COUNT);
    this.#pieces = new Uint8Array(BUILDING_COLOUR_COUNT).fill(stocks.piecesPerColour);
    this.#projects = new Uint8Array(BUILDING_COLOUR_COUNT).fill(stocks.projectsPerColour);
    this.#water = stocks.regularWater;
    this.#gardens = stocks.gardens;
  }

  write(): State {
    const lots = this.#lots;
    const { players } = this.#setting;
    // As by DEC-10, which can be scored once in a game.
    if (!this.state.decrees.includes(DECREE_IDS.indexOf('D10'))) this.#moveHouse(lots.below(players));
    const deeds = Array.from({ length: players }, (_, seat) => [...this.#aimAtDecree(seat), ...this.#anything(seat)]).flat();
    while (deeds.length > 0) deeds.splice(lots.below(deeds.length), 1)[0]();
    for (let seat = 0; seat < players; seat++) this.#gardenForDecree(seat);
    this.#dealHarbormasters();
    if (this.#isUsed('B9')) this.#drawUrbanCards(lots.below(players));
    for (let seat = 0; seat < players; seat++) this.#equip(seat);
    for (let space = 0; space < players; space++) if (this.#chance(8)) this.state.decreeOwners[space] = lots.below(players);
    for (let district = 0; district < DISTRICTS; district++) this.#shareDice(district);
    this.#takeSpecialWater();
    this.#setTime();
    this.startPlayer(lots.below(players));
    this.finish();
    this.goOn(() => beginTurn(this.state, lots.below(players)));
    return this.state;
  }

  /** True once in n times on average. */
  #chance(n: number): boolean {
    return this.#lots.below(n) === 0;
  }

  #pick<T>(values: ArrayLike<T>): T | undefined {
    return values.length === 0 ? undefined : values[this.#lots.below(values.length)];
  }

  /** The Decree that a player aims at. */
  #aimOf(seat: number): DecreeRequirement {
    return DECREE_REQUIREMENTS[this.state.decrees[this.#aims[seat]]];
  }

  /** Gives what the Decree requires, all of it or nearly. */
  #aimAtDecree(seat: number): (() => void)[] {
    const asked = this.#aimOf(seat);
    const times = (count: number, deed: () => void) => Array.from({ length: count }, () => deed);
    const deeds = [
      ...asked.buildings.flatMap((count, colour) => times(count + asked.buildingsAtGardens[colour], () => this.#build(seat, colour))),
      ...times(Math.ceil(asked.gardensAtBuildings / 2), () => this.#build(seat, this.#lots.below(BUILDING_COLOUR_COUNT))),
      ...asked.ships.flatMap((count, colour) => times(count, () => this.#markShip(seat, colour))),
      ...times(asked.portHouses, () => this.#placePortHouse(seat)),
      ...times(asked.ownGardens, () => this.#placeGarden(seat)),
      ...(asked.allZigguratTiles ? BUILDING_COLOURS.map((_, section) => () => this.#placeZigguratHouse(seat, section)) : []),
    ];
    return deeds.filter(() => !this.#chance(6));
  }

  /** Gardens next to the player's Buildings, once these are placed. */
  #gardenForDecree(seat: number): void {
    const asked = this.#aimOf(seat);
    const { neighbours } = this.#setting;
    const { piece } = this.state;
    const isOwn = (there: number) => isBuilding(there) && ownerOf(there) === seat;
    const isAtOwn = (space: number) => neighbours.slice(space * 4, space * 4 + 4).some((other) => isOwn(piece[other]));
    const wanted = asked.gardensAtBuildings + asked.buildingsAtGardens.reduce((sum, count) => sum + count);
    for (let n = 0; n < wanted; n++) this.#placeGarden(seat, isAtOwn);
  }

  #anything(seat: number): (() => void)[] {
    const colour = () => this.#lots.below(BUILDING_COLOUR_COUNT);
    return Array.from({ length: this.#lots.below(14) }, () => {
      const deeds = [
        () => this.#build(seat, colour()),
        () => this.#placeProject(seat, colour()),
        () => this.#placeProject(seat, colour()),
        () => this.#markShip(seat, null),
        () => this.#placePortHouse(seat),
        () => this.#placeZigguratHouse(seat, colour()),
        () => this.#layWater(),
        () => this.#placeGarden(seat),
      ];
      return deeds[this.#lots.below(deeds.length)];
    });
  }

  /** Takes a House from the row of a colour, then from the bottom row (KEY-11, KEY-12); false if there is none. */
  #takeHouse(seat: number, row: number): boolean {
    const from = row !== BOTTOM_ROW && this.#houses[seat * HOUSE_ROWS + row] > 0 ? row : BOTTOM_ROW;
    if (this.#houses[seat * HOUSE_ROWS + from] === 0) return false;
    this.#houses[seat * HOUSE_ROWS + from]--;
    return true;
  }

  /** Nothing else has left a row yet. */
  #moveHouse(seat: number): void {
    const row = this.#lots.below(BUILDING_COLOUR_COUNT);
    this.#houses[seat * HOUSE_ROWS + row]--;
    this.#houses[seat * HOUSE_ROWS + BOTTOM_ROW]++;
    this.movedHouses(seat, BUILDING_COLOURS[row]);
  }

  /** Neighbours of a space in its own District. */
  #neighbours(space: number): number[] {
    const { neighbours, usableFrom, spaces } = this.#setting;
    const around = Array.from({ length: 4 }, (_, k) => neighbours[space * 4 + k]);
    return around.filter((other) => other < spaces && usableFrom[other] === usableFrom[space]);
  }

  /** Whether a Project or Building of a colour may stand on a space (ACT-PROJ-05). */
  #isFree(space: number, colour: number): boolean {
    const { piece } = this.state;
    return piece[space] === EMPTY && !this.#neighbours(space).some((other) => withoutOwner(piece[other]) === buildingOf(colour));
  }

  /** A Building of 1-3 pieces on spaces that touch. */
  #build(seat: number, colour: number): void {
    const { gridSpaces, spaceNames } = this.#setting;
    const district = this.#lots.below(COMMON_DISTRICTS);
    const wanted = Math.min(1 + this.#lots.below(PROJECTS_PER_COLOUR), this.#pieces[colour]);
    const spaces: number[] = [];
    while (spaces.length < wanted) {
      const around = spaces.length === 0 ? [...gridSpaces[district]] : spaces.flatMap((space) => this.#neighbours(space));
      const next = this.#pick(around.filter((space) => !spaces.includes(space) && this.#isFree(space, colour)));
      if (next === undefined) break;
      spaces.push(next);
    }
    if (spaces.length === 0 || !this.#takeHouse(seat, colour)) return;
    this.#pieces[colour] -= spaces.length;
    this.building(BUILDING_COLOURS[colour], { spaces: spaces.map((space) => spaceNames[space]), owner: seat });
  }

  #placeProject(seat: number, colour: number): void {
    const { gridSpaces, spaceNames } = this.#setting;
    const { piece } = this.state;
    const spaces = gridSpaces[this.#lots.below(COMMON_DISTRICTS)];
    const isOfColour = (space: number) => withoutOwner(piece[space]) === projectOf(colour);
    const group = spaces.filter(isOfColour);
    if (group.length === PROJECTS_PER_COLOUR || this.#markers[seat] === 0 || this.#projects[colour] === 0) return;
    const touches = (space: number) => group.length === 0 || this.#neighbours(space).some(isOfColour);
    const space = this.#pick(spaces.filter((space) => this.#isFree(space, colour) && touches(space)));
    if (space === undefined) return;
    this.#markers[seat]--;
    this.#projects[colour]--;
    this.project(BUILDING_COLOURS[colour], spaceNames[space], seat);
  }

  /** Next to Water or a Garden (ACT-GARD-04). */
  #layWater(isWanted: (space: number) => boolean = () => true): void {
    const { neighbours, spaceNames } = this.#setting;
    const { piece, special } = this.state;
    const isWetAround = (space: number) => neighbours.slice(space * 4, space * 4 + 4).some((other) => isWet(piece[other]));
    const space = this.#pick(spaceNames.flatMap((_, at) => (piece[at] === EMPTY && isWetAround(at) && isWanted(at) ? [at] : [])));
    if (space === undefined) return;
    const tile = special.indexOf(IN_STACK);
    if (tile >= 0 && this.#chance(3)) this.laid(spaceNames[space], tile + 1);
    else if (this.#water > 0) {
      this.#water--;
      this.laid(spaceNames[space]);
    }
  }

  #placeGarden(seat: number, isWanted: (space: number) => boolean = () => true): void {
    if (this.#chance(2)) this.#layWater(isWanted);
    const { spaceNames } = this.#setting;
    const space = this.#pick(spaceNames.filter((_, at) => this.state.piece[at] === WATER && isWanted(at)));
    if (space === undefined || this.#markers[seat] === 0 || this.#gardens === 0) return;
    this.#markers[seat]--;
    this.#gardens--;
    this.garden(space, seat);
  }

  /** Marks a Ship of a colour, or any Ship if none is left. */
  #markShip(seat: number, colour: number | null): void {
    const { ships, shipMarks } = this.state;
    const all = Array.from({ length: SHIP_SPACES }, (_, shipSpace) => shipSpace);
    const open = all.filter((shipSpace) => (shipMarks[shipSpace] & (1 << seat)) === 0);
    const wanted = open.filter((shipSpace) => ships[shipSpace] !== NONE && this.#setting.shipColours[ships[shipSpace]] === colour);
    const shipSpace = this.#pick(wanted.length > 0 ? wanted : open);
    if (shipSpace === undefined || this.#markers[seat] === 0) return;
    this.#markers[seat]--;
    if (this.#chance(6)) this.newShipMark(seat, shipSpace + 1);
    else this.shipMark(seat, shipSpace + 1);
  }

  #placePortHouse(seat: number): void {
    const { portHouses, portCrates } = this.state;
    const full = this.#cratesOf(seat) === this.#setting.crateSlots;
    const all = Array.from({ length: PORT_SPACES }, (_, space) => space);
    const open = all.filter((space) => portHouses[space] === NONE && portHouses[otherOfPair(space)] !== seat && !(full && isRed(space)));
    const space = this.#pick(open);
    if (space === undefined || !this.#takeHouse(seat, BOTTOM_ROW)) return;
    const line = lineOfSpace(space);
    if (isRed(space)) this.crates(seat, { up: [RESOURCE_COLOURS[portCrates[line]]] });
    this.portHouse(seat, PORT_LINES[line], isRed(space) ? 'red' : 'blue');
  }

  #cratesOf(seat: number): number {
    const { crateUp, crateDown } = this.state;
    let crates = 0;
    for (let at = seat * RESOURCE_COLOUR_COUNT; at < (seat + 1) * RESOURCE_COLOUR_COUNT; at++) crates += crateUp[at] + crateDown[at];
    return crates;
  }

  #placeZigguratHouse(seat: number, section: number): void {
    const at = seat * BUILDING_COLOUR_COUNT + section;
    const all = Array.from({ length: SECTION_SPACES }, (_, space) => space);
    const space = this.#pick(all.filter((space) => this.state.zigguratHouses[section * SECTION_SPACES + space] === NONE));
    if (space === undefined || this.#claims[at] === CLAIM_SPACES || this.#markers[seat] === 0) return;
    const claims = this.#claims[at] + 1;
    // Now and then a claim without a House (HM-B8).
    if (!this.#chance(8)) {
      if (!this.#takeHouse(seat, section)) return;
      this.zigguratHouses(seat, BUILDING_COLOURS[section], space + 1);
    }
    this.#markers[seat]--;
    this.#claims[at] = claims;
    this.zigguratClaims(seat, { [BUILDING_COLOURS[section]]: claims });
  }

  /** A completed line has lost its Harbormaster (ACT-SHIP-04). Others are also gone, held or used, so that players hold many kinds. */
  #dealHarbormasters(): void {
    const { harbormasters, shipMarks } = this.state;
    const { players } = this.#setting;
    for (let line = 0; line < PORT_LINE_COUNT; line++) {
      const marks = shipSpacesOfLine[line].reduce((all, shipSpace) => all & shipMarks[shipSpace], (1 << players) - 1);
      if (marks !== 0) this.#giveHarbormaster(harbormasters[line], 31 - Math.clz32(marks));
      else if (this.#chance(3)) this.#giveHarbormaster(harbormasters[line], this.#lots.below(players));
    }
    HARBORMASTER_IDS.forEach((_, tile) => {
      const isAside = (this.state.asideHarbormasters[0] & (1 << tile)) !== 0;
      if (isAside && this.#chance(2)) this.#giveHarbormaster(tile, this.#lots.below(players));
    });
  }

  #giveHarbormaster(tile: number, seat: number): void {
    if (this.#chance(4)) this.usedHarbormasters(HARBORMASTER_IDS[tile]);
    else this.heldHarbormasters(seat, HARBORMASTER_IDS[tile]);
  }

  /** Gives a player possessions. */
  #equip(seat: number): void {
    const lots = this.#lots;
    const { trackTop } = this.#setting;
    this.pawns(seat, 1 + lots.below(DISTRICTS), 1 + lots.below(DISTRICTS));
    this.gold(seat, lots.below(4) * lots.below(5));
    this.vp(seat, lots.below(90));
    this.markers(seat, Math.min(lots.below(this.#markers[seat] + 1), 1 + lots.below(10)));
    const rows = () => lots.below(1 + lots.below(trackTop + 1));
    this.mastery(seat, { white: rows(), yellow: rows(), brown: rows() });
    const water = lots.below(Math.min(3, this.#water + 1));
    const gardens = lots.below(Math.min(4, this.#gardens + 1));
    this.#water -= water;
    this.#gardens -= gardens;
    this.water(seat, water).gardens(seat, gardens);
    const { crateUp, crateDown } = this.state;
    for (let at = seat * RESOURCE_COLOUR_COUNT; at < (seat + 1) * RESOURCE_COLOUR_COUNT; at++) {
      const down = lots.below(crateUp[at] + 1);
      crateUp[at] -= down;
      crateDown[at] += down;
    }
  }

  #isUsed(id: HarbormasterId): boolean {
    const tile = HARBORMASTER_IDS.indexOf(id);
    const { harbormasters, asideHarbormasters, heldHarbormasters } = this.state;
    return !harbormasters.includes(tile) && ![...asideHarbormasters, ...heldHarbormasters].some((mask) => (mask & (1 << tile)) !== 0);
  }

  /** As after HM-B9: one of two cards is kept, the other goes to the bottom of the deck. */
  #drawUrbanCards(seat: number): void {
    const { cards } = this.#setting.edition.urbanCards;
    const free = cards.filter((_, card) => this.state.urban[card] === URBAN_DECK);
    const held = cards.filter((_, card) => this.state.urban[card] === URBAN_HELD + seat);
    const [kept, returned] = [0, 1].flatMap(() => free.splice(this.#lots.below(Math.max(free.length, 1)), 1));
    this.urbanIgnored(seat, 1);
    this.urbanCards(seat, ...[...held, ...(kept === undefined ? [] : [kept])].map(({ id }) => id));
    if (returned !== undefined) this.urbanBottom(seat, returned.id);
  }

  /** Distributes the dice of a Barge over the players, the supply and the Barge. At least one stays, because a turn needs it. */
  #shareDice(district: number): void {
    const lots = this.#lots;
    const { players, dicePerColour } = this.#setting;
    const colour = this.state.bargeColour[district];
    let left = dicePerColour - 1;
    for (let seat = 0; seat < players && left > 0; seat++) {
      const dice = Math.min(lots.below(3), left);
      left -= dice;
      this.dice(seat, { [RESOURCE_COLOURS[colour]]: dice });
    }
    const onBarge = 1 + lots.below(left + 1);
    this.barge(
      district + 1,
      Array.from({ length: onBarge }, () => 1 + lots.below(FACES)),
    );
  }

  #takeSpecialWater(): void {
    const { special } = this.state;
    special.forEach((place, tile) => {
      if (place === IN_STACK && this.#chance(2)) special[tile] = HELD + this.#lots.below(this.#setting.players);
    });
  }

  /** Mostly before the end, sometimes in the last turns. */
  #setTime(): void {
    if (this.#chance(5)) this.ending(this.#chance(2) ? 'triggered' : 'lastRound');
    else this.timeGold(1 + this.#lots.below(this.#setting.timeSpaces));
  }
}
