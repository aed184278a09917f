/** The part of a draft (see `draft.ts`) that is about the Port. */
import {
  HARBORMASTER_IDS,
  type HarbormasterId,
  PORT_LINES,
  type PortLine,
  RESOURCE_COLOURS,
  type ResourceColour,
  SHIP_IDS,
  type ShipId,
} from '../../src/edition/types.ts';
import { NONE, SHIP_SPACES } from '../../src/model/ids.ts';
import { otherOfPair } from '../../src/model/port.ts';
import { CityDraft } from './draft-city.ts';
import { seatName } from './seats.ts';

export class PortDraft extends CityDraft {
  /** Ship tiles on Ship spaces 1 to 9. */
  ships(tiles: Readonly<Record<number, ShipId>>): this {
    for (const [shipSpace, id] of Object.entries(tiles)) this.#layShip(Number(shipSpace) - 1, id);
    return this;
  }

  /**
   * Markers of a player on Ships, by their spaces 1 to 9 or by their names. A Ship that is not in the Port is put on the last space that
   * was not written. Their abilities work (ACT-SHIP-06).
   */
  shipMark(seat: number, ...ships: readonly (number | ShipId)[]): this {
    for (const ship of ships) this.#mark(seat, ship);
    return this;
  }

  /** The same for Ships marked in the player's present or last turn: their abilities do not work yet. */
  newShipMark(seat: number, ...ships: readonly (number | ShipId)[]): this {
    for (const ship of ships) this.written.newShips.add(seat * SHIP_SPACES + this.#mark(seat, ship));
    return this;
  }

  /** Harbormasters at the lines of the Port; null where it is gone and has been used. */
  harbormasters(tiles: Partial<Record<PortLine, HarbormasterId | null>>): this {
    const { harbormasters, asideHarbormasters } = this.state;
    for (const [name, id] of Object.entries(tiles)) {
      const line = PORT_LINES.indexOf(name as PortLine);
      if (id === null) {
        harbormasters[line] = NONE;
        continue;
      }
      const tile = HARBORMASTER_IDS.indexOf(id);
      const isAside = (asideHarbormasters[0] & (1 << tile)) !== 0;
      if (!isAside && !harbormasters.includes(tile)) throw new Error(`The Harbormaster ${id} is at two places.`);
      const before = harbormasters[line];
      this.lay(harbormasters, line, tile, `The Harbormaster ${id}`);
      if (isAside) asideHarbormasters[0] = (asideHarbormasters[0] & ~(1 << tile)) | (before === NONE ? 0 : 1 << before);
    }
    return this;
  }

  /** Harbormasters that a player holds: taken from their lines or from those kept aside. */
  heldHarbormasters(seat: number, ...ids: readonly HarbormasterId[]): this {
    for (const id of ids) this.state.heldHarbormasters[seat] |= this.#takeHarbormaster(id);
    return this;
  }

  /** Harbormasters that have been used and are out of the game (HM-01). */
  usedHarbormasters(...ids: readonly HarbormasterId[]): this {
    for (const id of ids) this.#takeHarbormaster(id);
    return this;
  }

  /** Crates on the red spaces of lines. */
  portCrates(crates: Partial<Record<PortLine, ResourceColour>>): this {
    for (const [name, colour] of Object.entries(crates)) {
      const line = PORT_LINES.indexOf(name as PortLine);
      if (this.state.portCrates[line] === NONE) throw new Error(`A House stands on the red space of ${name}: its Crate is gone.`);
      this.state.portCrates[line] = RESOURCE_COLOURS.indexOf(colour);
    }
    return this;
  }

  /** A House in the Port. On a red space, its Crate is gone; `crates` says who has it now. */
  portHouse(seat: number, line: PortLine, side: 'blue' | 'red'): this {
    const { portHouses, portCrates } = this.state;
    const number = PORT_LINES.indexOf(line);
    const space = 2 * number + (side === 'red' ? 1 : 0);
    if (portHouses[space] !== NONE) throw new Error(`A House stands on the ${side} space of ${line} already.`);
    if (portHouses[otherOfPair(space)] === seat) throw new Error(`${seatName(seat)} has the other space of ${line} (ACT-PORT-08).`);
    portHouses[space] = seat;
    if (side === 'red') portCrates[number] = NONE;
    return this;
  }

  #layShip(shipSpace: number, id: ShipId): void {
    const tile = this.state.setting.shipAbilities.indexOf(SHIP_IDS.indexOf(id));
    if (tile < 0) throw new Error(`The edition has no Ship ${id}.`);
    if (this.state.setting.printedShips[shipSpace] > 0) throw new Error(`A Ship is printed on Ship space ${shipSpace + 1}.`);
    this.lay(this.state.ships, shipSpace, tile, `The Ship ${id}`);
  }

  /** Marks a Ship and returns its space. */
  #mark(seat: number, ship: number | ShipId): number {
    const shipSpace = typeof ship === 'number' ? ship - 1 : this.#shipSpaceOf(ship);
    const bit = 1 << seat;
    if ((this.state.shipMarks[shipSpace] & bit) !== 0) throw new Error(`${seatName(seat)} has marked Ship ${ship} already (ACT-SHIP-03).`);
    this.state.shipMarks[shipSpace] |= bit;
    return shipSpace;
  }

  #shipSpaceOf(id: ShipId): number {
    const { ships, shipMarks, setting } = this.state;
    const tile = setting.shipAbilities.indexOf(SHIP_IDS.indexOf(id));
    const found = tile < 0 ? -1 : ships.indexOf(tile);
    if (found >= 0) return found;
    const shipSpace = this.lastFree(ships, SHIP_SPACES, (at) => setting.printedShips[at] === 0 && shipMarks[at] === 0);
    if (shipSpace < 0) throw new Error(`There is no room in the Port for the Ship ${id}.`);
    this.#layShip(shipSpace, id);
    return shipSpace;
  }

  /** Takes a Harbormaster from its line or from those kept aside; returns its bit. */
  #takeHarbormaster(id: HarbormasterId): number {
    const { harbormasters, asideHarbormasters } = this.state;
    const tile = HARBORMASTER_IDS.indexOf(id);
    const line = harbormasters.indexOf(tile);
    if (line >= 0 && !this.isWritten(harbormasters, line)) harbormasters[line] = NONE;
    else if ((asideHarbormasters[0] & (1 << tile)) !== 0) asideHarbormasters[0] &= ~(1 << tile);
    else throw new Error(`The Harbormaster ${id} is at two places.`);
    return 1 << tile;
  }
}
