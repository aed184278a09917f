/**
 * A bare board for counting tests: pieces are placed without a game around them, and the dependent counters are kept up to date. Barges are
 * those of a first game, the Ships S01 to S07 lie around the printed ones, and no tile or card is dealt.
 */

import {
  BUILDING_COLOURS,
  type BuildingColour,
  DECREE_IDS,
  type DecreeId,
  type Edition,
  HARBORMASTER_IDS,
  type HarbormasterId,
  PORT_LINES,
  type PortLine,
  RESOURCE_COLOURS,
  ZIGGURAT_TILE_IDS,
  type ZigguratTileId,
} from '../src/edition/types.ts';
import { FRAME, topKind } from '../src/model/frames.ts';
import { ANY_COLOUR, NONE } from '../src/model/ids.ts';
import { building, garden } from '../src/model/pieces.ts';
import { push } from '../src/model/push.ts';
import { createSetting } from '../src/model/setting.ts';
import { State, URBAN_HELD } from '../src/model/state.ts';
import { scoreDistrict, scoreDistrictAtEnd } from '../src/scoring/district.ts';
import { finalScoring } from '../src/scoring/final.ts';
import { score } from '../src/scoring/score.ts';
import { RULES_EDITION } from './support/edition.ts';

/** Numbers of white, yellow and brown. */
type ByColour = readonly [white: number, yellow: number, brown: number];

export class BareBoard {
  readonly state: State;

  constructor({ players = 2, edition = {} }: { readonly players?: number; readonly edition?: Partial<Edition> } = {}) {
    const setting = createSetting({ ...RULES_EDITION, ...edition }, players);
    const state = new State(setting);
    state.piece.set(setting.printedPieces);
    state.bargeColour.set(setting.edition.districts.firstGameBarges.map((colour) => RESOURCE_COLOURS.indexOf(colour)));
    let tile = 0;
    state.ships.set(setting.printedShips.map((size) => (size > 0 ? NONE : tile++)));
    state.timeGold = setting.timeSpaces;
    for (const field of [state.portHouses, state.zigguratTiles, state.zigguratHouses, state.decrees, state.decreeOwners]) field.fill(NONE);
    this.state = state;
  }

  mastery(seat: number, rows: ByColour): this {
    this.state.mastery.set(rows, seat * 3);
    return this;
  }

  /** A Building with its House, on spaces of the board in their order. */
  building(seat: number, colour: BuildingColour, ...names: readonly string[]): this {
    const spaces = names.map((name) => this.space(name)).sort((a, b) => a - b);
    for (const space of spaces) {
      this.state.piece[space] = building(BUILDING_COLOURS.indexOf(colour), seat);
      this.state.detail[space] = spaces[0];
    }
    this.state.ownBuildings[seat * 3 + BUILDING_COLOURS.indexOf(colour)]++;
    return this;
  }

  /** Sets only the counters: Buildings of each colour, without spaces. */
  buildings(seat: number, counts: ByColour): this {
    this.state.ownBuildings.set(counts, seat * 3);
    return this;
  }

  gardens(seat: number, ...names: readonly string[]): this {
    for (const name of names) this.state.piece[this.space(name)] = garden(seat);
    this.state.ownGardens[seat] += names.length;
    return this;
  }

  /** Marks Ships by their spaces, 1 to 9 row by row. */
  ships(seat: number, ...shipSpaces: readonly number[]): this {
    const { ships, shipMarks, ownShips, setting } = this.state;
    for (const shipSpace of shipSpaces) {
      shipMarks[shipSpace - 1] |= 1 << seat;
      const tile = ships[shipSpace - 1];
      ownShips[seat * 4 + (tile === NONE ? ANY_COLOUR : setting.shipColours[tile])]++;
    }
    return this;
  }

  /** Sets only the counters: marked Ships of each colour and printed ones, without spaces. */
  shipCounts(seat: number, counts: ByColour, printed = 0): this {
    this.state.ownShips.set([...counts, printed], seat * 4);
    return this;
  }

  portHouses(seat: number, ...spaces: readonly `${PortLine} ${'blue' | 'red'}`[]): this {
    for (const name of spaces) {
      const [line, side] = name.split(' ');
      this.state.portHouses[2 * PORT_LINES.indexOf(line as PortLine) + (side === 'red' ? 1 : 0)] = seat;
    }
    this.state.ownPortHouses[seat] += spaces.length;
    return this;
  }

  /** Houses in each section of the Ziggurat. */
  zigguratHouses(seat: number, counts: ByColour): this {
    this.state.ownZigguratHouses.set(counts, seat * 3);
    return this;
  }

  /** The tiles of the white, yellow and brown section. */
  zigguratTiles(...tiles: readonly ZigguratTileId[]): this {
    this.state.zigguratTiles.set(tiles.map((tile) => ZIGGURAT_TILE_IDS.indexOf(tile)));
    return this;
  }

  /** Claims on the tiles of the white, yellow and brown section. */
  claims(seat: number, counts: ByColour): this {
    this.state.zigguratClaims.set(counts, seat * 3);
    return this;
  }

  /** The Decrees on their spaces, from the first on. */
  decrees(...decrees: readonly DecreeId[]): this {
    this.state.decrees.set(decrees.map((decree) => DECREE_IDS.indexOf(decree)));
    return this;
  }

  scoredDecree(seat: number, decree: DecreeId): this {
    this.state.decreeOwners[this.state.decrees.indexOf(DECREE_IDS.indexOf(decree))] = seat;
    return this;
  }

  urbanCards(seat: number, ...ids: readonly string[]): this {
    const { cards } = this.state.setting.edition.urbanCards;
    for (const id of ids) this.state.urban[cards.findIndex((card) => card.id === id)] = URBAN_HELD + seat;
    return this;
  }

  urbanIgnored(seat: number, houses: number): this {
    this.state.urbanIgnored[seat] = houses;
    return this;
  }

  harbormasters(seat: number, ...ids: readonly HarbormasterId[]): this {
    for (const id of ids) this.state.heldHarbormasters[seat] |= 1 << HARBORMASTER_IDS.indexOf(id);
    return this;
  }

  /** VP of every seat if the District (1-5) were scored now. */
  score(district: number): number[] {
    const out = new Int32Array(this.state.setting.players);
    scoreDistrict(this.state, district - 1, out);
    return [...out];
  }

  /** VP of every seat if the District (1-5) were scored now in Final Scoring. */
  scoreAtEnd(district: number): number[] {
    const out = new Int32Array(this.state.setting.players);
    scoreDistrictAtEnd(this.state, district - 1, out);
    return [...out];
  }

  /** Scores a District (1-5) as at the end of a seat's turn, up to the roll. */
  run(district: number, seat: number): this {
    push.score(this.state, seat, { district: district - 1 });
    score(this.state);
    this.state.depth = 0;
    return this;
  }

  /** Runs final scoring to its end. Nobody has dice, so no question is asked. */
  finish(): this {
    const { state } = this;
    state.events = [];
    push.finalScoring(state, 0);
    while (topKind(state) !== FRAME.over) (topKind(state) === FRAME.score ? score : finalScoring)(state);
    return this;
  }

  events<Kind extends NonNullable<State['events']>[number]['event']>(kind: Kind) {
    type Wanted = Extract<NonNullable<State['events']>[number], { readonly event: Kind }>;
    return (this.state.events ?? []).filter((event): event is Wanted => event.event === kind);
  }

  space(name: string): number {
    const space = this.state.setting.spaceNames.indexOf(name);
    if (space < 0) throw new Error(`There is no space ${name}.`);
    return space;
  }
}
