/**
 * A position being written, in the words of the rulebook. `position.ts` makes a test game of it, `properties/mid-game.ts` writes random ones.
 *
 * It starts after the chance of a set-up, but without starting Buildings: 2 Gold, 5 markers in the area and 10 in the supply, 10 VP, one
 * Crate and one Urban card each, all Houses on the boards, 5 Gold on the Time track, no pawns.
 *
 * A tile that is written to lie somewhere changes places with the one that lay there. What is not written follows by conservation:
 * - dice that are in no area and not in the supply lie on their Barge, the lowest faces of the pattern first; when the Barge is written, the
 *   others lie in the supply; when both are written, they must agree;
 * - markers in use come from the supply;
 * - Houses in use come from the rows that the rules name (`derive-houses.ts`);
 * - the abilities of marked Ships work, and each House in the Ziggurat brought its claim;
 * - stocks, decks and counters have what is left.
 */
import {
  BUILDING_COLOURS,
  type BuildingColour,
  DECREE_IDS,
  type DecreeId,
  ZIGGURAT_TILE_IDS,
  type ZigguratTileId,
} from '../../src/edition/types.ts';
import { ACTION_TILE_COUNT, BUILDING_COLOUR_COUNT, NONE, SECTION_SPACES } from '../../src/model/ids.ts';
import { PortDraft } from './draft-port.ts';

/** Dice, players, Districts and time stand in `draft-city.ts`, the Port in `draft-port.ts`; here are the Ziggurat, tiles and cards. */
export class Draft extends PortDraft {
  /** The Ziggurat tiles of sections. */
  zigguratTiles(tiles: Partial<Record<BuildingColour, ZigguratTileId>>): this {
    for (const [name, id] of Object.entries(tiles)) {
      this.lay(this.state.zigguratTiles, BUILDING_COLOURS.indexOf(name as BuildingColour), ZIGGURAT_TILE_IDS.indexOf(id), `The tile ${id}`);
    }
    return this;
  }

  /** Houses of a player on spaces 1 to 6 of a section: base left, middle, right, then middle left, right, then top. */
  zigguratHouses(seat: number, section: BuildingColour, ...spaces: readonly number[]): this {
    for (const space of spaces) {
      const at = BUILDING_COLOURS.indexOf(section) * SECTION_SPACES + space - 1;
      if (space < 1 || space > SECTION_SPACES) throw new Error(`A section has spaces 1 to ${SECTION_SPACES}, not ${space}.`);
      if (this.state.zigguratHouses[at] !== NONE) throw new Error(`A House stands on space ${space} of the ${section} section already.`);
      this.state.zigguratHouses[at] = seat;
    }
    return this;
  }

  /** Markers of a player on Ziggurat tiles, where there are more of them than Houses. */
  zigguratClaims(seat: number, claims: Partial<Record<BuildingColour, number>>): this {
    for (const [name, count] of Object.entries(claims)) {
      this.written.claims.set(seat * BUILDING_COLOUR_COUNT + BUILDING_COLOURS.indexOf(name as BuildingColour), count);
    }
    return this;
  }

  /** The Action tiles, 1 to 6, on the Action spaces of a District. */
  actionTiles(district: number, ...tiles: readonly number[]): this {
    const spaces = this.state.setting.tileSpaces[district - 1];
    if (tiles.length > spaces.length) throw new Error(`District ${district} has ${spaces.length} Action spaces, not ${tiles.length}.`);
    tiles.forEach((tile, n) => {
      if (tile < 1 || tile > ACTION_TILE_COUNT) throw new Error(`There is no Action tile ${tile}.`);
      this.lay(this.state.actionTiles, spaces[n], tile - 1, `The Action tile ${tile}`);
    });
    return this;
  }

  /** Decrees on display, from the first Decree space on. Their symbols may be any. */
  decrees(...ids: readonly DecreeId[]): this {
    const { players } = this.state.setting;
    if (ids.length > players) throw new Error(`${players} Decrees are laid out for ${players} players, not ${ids.length} (SET-14).`);
    ids.forEach((id, space) => {
      this.lay(this.state.decrees, space, DECREE_IDS.indexOf(id), `The Decree ${id}`);
    });
    return this;
  }

  /** Decrees that a player has scored; one that was not laid out is taken for the last one of which nothing is written. */
  scoredDecrees(seat: number, ...ids: readonly DecreeId[]): this {
    const { decrees, decreeOwners, setting } = this.state;
    for (const id of ids) {
      const number = DECREE_IDS.indexOf(id);
      let space = decrees.indexOf(number);
      if (space < 0) {
        space = this.lastFree(decrees, setting.players);
        if (space < 0) throw new Error(`Only ${setting.players} Decrees are laid out (SET-14).`);
      }
      if (decreeOwners[space] !== NONE) throw new Error(`The Decree ${id} is scored already.`);
      this.lay(decrees, space, number, `The Decree ${id}`);
      decreeOwners[space] = seat;
    }
    return this;
  }

  /** All Urban cards that a player holds, or none. */
  urbanCards(seat: number, ...ids: readonly string[]): this {
    this.written.urban.set(
      seat,
      ids.map((id) => this.#urbanCard(id)),
    );
    return this;
  }

  /** Urban cards that a player has put at the bottom of the deck and knows, the first one first. */
  urbanBottom(seat: number, ...ids: readonly string[]): this {
    for (const id of ids) this.written.urbanBottom.push({ card: this.#urbanCard(id), seat });
    return this;
  }

  /** Houses that each of the player's Urban cards may lack (DEC-05, HM-B9). */
  urbanIgnored(seat: number, houses: number): this {
    this.state.urbanIgnored[seat] = houses;
    return this;
  }

  #urbanCard(id: string): number {
    const card = this.state.setting.edition.urbanCards.cards.findIndex((printed) => printed.id === id);
    if (card < 0) throw new Error(`There is no Urban card ${id}.`);
    return card;
  }
}
