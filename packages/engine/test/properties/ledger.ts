/**
 * What each player has, computed from events alone, to test that events tell everything. Plain numbers without limits, so that an
 * overflowing field shows as a difference.
 */
import { BUILDING_COLOURS, DECREE_IDS, HARBORMASTER_IDS, PORT_LINES, RESOURCE_COLOURS } from '../../src/edition/types.ts';
import type { GameEvent } from '../../src/model/events.ts';
import {
  BOTTOM_ROW,
  BUILDING_COLOUR_COUNT,
  HOUSE_ROWS,
  NONE,
  RESOURCE_COLOUR_COUNT,
  SECTION_SPACES,
  SHIP_SPACES,
} from '../../src/model/ids.ts';
import { HELD, type State, URBAN_HELD } from '../../src/model/state.ts';
import { VP_SOURCES, type VpSource } from '../../src/model/vp-sources.ts';

interface Account {
  gold: number;
  vp: number;
  /** By source, over all periods. */
  readonly vpBySource: number[];
  markers: number;
  markerSupply: number;
  water: number;
  gardens: number;
  readonly special: Set<number>;
  readonly dice: number[];
  readonly crateUp: number[];
  readonly crateDown: number[];
  readonly mastery: number[];
  /** Houses gone from each row, and spaces made behind the bottom row. */
  readonly houses: number[];
  bottomExtra: number;
  architect: number | null;
  assistant: number | null;
  /** Ship spaces marked, and those of Ships whose ability works. */
  readonly ships: Set<number>;
  readonly working: Set<number>;
  readonly harbormasters: Set<string>;
  readonly portHouses: Set<string>;
  readonly zigguratHouses: Set<string>;
  readonly zigguratClaims: number[];
  readonly decrees: Set<string>;
  readonly urbanCards: Set<string>;
  urbanIgnored: number;
}

/** What can be bought in a Gardening. */
const BOUGHT = [
  ['ACT-GARD-02', 'gardenGained'],
  ['ACT-GARD-03', 'waterGained'],
] as const;

export class Ledger {
  readonly #accounts: Account[];
  readonly #printedShips: Uint8Array;

  /** Starts with the values of the state. */
  constructor(state: State) {
    this.#accounts = Array.from({ length: state.setting.players }, (_, seat) => read(state, seat));
    this.#printedShips = state.setting.printedShips;
  }

  /** Adds the events of one application. Whatever was bought in it was gained in it. */
  book(events: readonly GameEvent[]): void {
    for (const event of events) this.#bookOne(event);
    for (const [rule, gain] of BOUGHT) {
      const [paid, gained] = (['paid', gain] as const).map((kind) => events.filter(({ event, rule: by }) => by === rule && event === kind));
      if (paid.length !== gained.length) throw new Error(`${rule}: ${paid.length} paid, ${gained.length} gained`);
    }
  }

  /** Throws at the first account that differs from the state. */
  compare(state: State): void {
    this.#accounts.forEach((account, seat) => {
      const found = read(state, seat);
      for (const key of Object.keys(account) as (keyof Account)[]) {
        if (!isSame(account[key], found[key])) {
          throw new Error(`seat ${seat}, ${key}: events say ${show(account[key])}, the state ${show(found[key])}`);
        }
      }
    });
  }

  #bookOne(event: GameEvent): void {
    if (!('seat' in event)) return;
    const account = this.#accounts[event.seat];
    switch (event.event) {
      case 'goldGained':
        account.gold += event.amount;
        break;
      case 'timeGoldTaken':
        account.gold++;
        break;
      case 'vpGained':
        bookVp(account, event.amount, sourceOf(event.rule));
        break;
      case 'vpLost':
        bookVp(account, -event.amount, sourceOf(event.rule));
        break;
      case 'districtScored':
        bookVp(account, event.vp, `district${event.district}` as VpSource);
        break;
      case 'urbanCardsRevealed':
        bookVp(account, event.vp, 'urbanCards');
        break;
      case 'harbormastersScored':
        bookVp(account, event.vp, 'harbormasters');
        break;
      case 'markersGained':
        account.markers += event.amount;
        account.markerSupply -= event.amount;
        break;
      case 'markersReturned':
        if (event.to === 'area') account.markers += event.amount;
        else account.markerSupply += event.amount;
        break;
      case 'projectPlaced':
        account.markers--;
        break;
      case 'shipMarked':
        account.ships.add(event.shipSpace);
        account.markers--;
        break;
      case 'turnBegan':
        for (const ship of account.ships) if (this.#printedShips[ship - 1] === 0) account.working.add(ship);
        break;
      case 'gardenPlaced':
        account.gardens--;
        if (event.markerFrom === 'area') account.markers--;
        else account.markerSupply--;
        break;
      case 'zigguratClaimed': {
        const section = BUILDING_COLOURS.indexOf(event.section);
        account.markers--;
        account.zigguratClaims[section]++;
        if (account.zigguratClaims[section] !== event.claim) throw new Error(`zigguratClaimed says claim ${event.claim}`);
        break;
      }
      case 'portHousePlaced':
        account.portHouses.add(`${event.line} ${event.side}`);
        break;
      case 'zigguratHousePlaced':
        account.zigguratHouses.add(`${event.section} ${event.space}`);
        break;
      case 'harbormasterGained':
        account.harbormasters.add(event.harbormaster);
        break;
      case 'harbormasterUsed':
        if (!account.harbormasters.delete(event.harbormaster)) throw new Error(`harbormasterUsed: ${event.harbormaster} was not held`);
        break;
      case 'decreeScored':
        account.decrees.add(event.decree);
        break;
      case 'urbanCardSeen':
        account.urbanCards.add(event.card);
        break;
      case 'urbanCardKept':
        if (!account.urbanCards.delete(event.returned)) throw new Error(`urbanCardKept: ${event.returned} was not held`);
        break;
      case 'urbanHouseIgnored':
        account.urbanIgnored++;
        break;
      case 'gardenGained':
        account.gardens++;
        break;
      case 'waterGained':
        account.water++;
        break;
      case 'waterLaid':
        if (event.tile === null) account.water--;
        else account.special.delete(event.tile);
        break;
      case 'specialWaterGained':
        account.special.add(event.tile);
        break;
      case 'dieTaken':
      case 'bargeDieGained':
      case 'supplyDieGained':
        account.dice[RESOURCE_COLOURS.indexOf(event.colour)]++;
        break;
      case 'diceReturned':
        account.dice[RESOURCE_COLOURS.indexOf(event.colour)] -= event.amount;
        break;
      case 'paid':
        account.gold -= event.gold;
        RESOURCE_COLOURS.forEach((_, colour) => {
          account.dice[colour] -= event.dice[colour];
          account.crateUp[colour] -= event.crates[colour];
          account.crateDown[colour] += event.crates[colour];
        });
        break;
      case 'crateDealt':
      case 'crateGained':
        account.crateUp[RESOURCE_COLOURS.indexOf(event.colour)]++;
        break;
      case 'crateRefilled':
        account.crateUp[RESOURCE_COLOURS.indexOf(event.colour)]++;
        account.crateDown[RESOURCE_COLOURS.indexOf(event.colour)]--;
        break;
      case 'stepMade':
        account.mastery[BUILDING_COLOURS.indexOf(event.colour)]++;
        if (account.mastery[BUILDING_COLOURS.indexOf(event.colour)] !== event.row) throw new Error(`stepMade says row ${event.row}`);
        break;
      case 'houseTaken':
        account.houses[event.row === 'bottom' ? BOTTOM_ROW : BUILDING_COLOURS.indexOf(event.row)]++;
        break;
      case 'houseMoved':
        if (account.houses[BOTTOM_ROW] > 0) account.houses[BOTTOM_ROW]--;
        else account.bottomExtra++;
        break;
      case 'pawnsPlaced':
        account.architect = event.district;
        account.assistant = event.district;
        break;
      case 'architectMoved':
        account.architect = event.district;
        account.gold -= event.gold;
        break;
      case 'assistantMoved':
        account.assistant = event.district;
        break;
    }
  }
}

function bookVp(account: Account, amount: number, source: VpSource): void {
  account.vp += amount;
  account.vpBySource[VP_SOURCES.indexOf(source)] += amount;
}

/** Returns the source of VP that an event names by its rule. */
function sourceOf(rule: string): VpSource {
  const found = Object.entries(SOURCE_OF_RULES).find(([start]) => rule.startsWith(start));
  if (found === undefined) throw new Error(`VP by ${rule}`);
  return found[1];
}

const SOURCE_OF_RULES: Readonly<Record<string, VpSource>> = {
  'BON-': 'spaces',
  'KEY-15': 'columns',
  'KEY-32': 'mastery',
  'KEY-33': 'mastery',
  'ACT-TILE-': 'actionTiles',
  'TILE-S': 'ships',
  'DEC-': 'decrees',
};

/** VP of a seat from a source, over all periods. */
function vpOfSource({ ledger, setting }: State, seat: number, source: number): number {
  const at = (seat * VP_SOURCES.length + source) * setting.vpPeriods;
  let vp = 0;
  for (let period = 0; period < setting.vpPeriods; period++) vp += ledger[at + period];
  return vp;
}

function read(state: State, seat: number): Account {
  const { setting } = state;
  const part = (field: Uint8Array, length: number): number[] => [...field.subarray(seat * length, (seat + 1) * length)];
  const district = (pawn: number): number | null => (pawn === NONE ? null : pawn + 1);
  /** Names of the places of a field at which a value stands. */
  const placesOf = (field: Uint8Array, value: number, name: (at: number) => string): Set<string> =>
    new Set([...field.keys()].filter((at) => field[at] === value).map(name));
  const bits = (mask: number, names: readonly string[]): Set<string> => new Set(names.filter((_, bit) => (mask & (1 << bit)) !== 0));
  const ships = Array.from({ length: SHIP_SPACES }, (_, shipSpace) => shipSpace).filter(
    (shipSpace) => (state.shipMarks[shipSpace] & (1 << seat)) !== 0,
  );
  const works = (shipSpace: number): boolean =>
    state.ships[shipSpace] !== NONE && state.hasAbility(seat, setting.shipAbilities[state.ships[shipSpace]]);
  return {
    gold: state.gold[seat],
    vp: state.vp[seat],
    vpBySource: VP_SOURCES.map((_, source) => vpOfSource(state, seat, source)),
    markers: state.markers[seat],
    markerSupply: state.markerSupply[seat],
    water: state.water[seat],
    gardens: state.gardens[seat],
    special: new Set([...state.special.keys()].filter((tile) => state.special[tile] === HELD + seat).map((tile) => tile + 1)),
    dice: part(state.dice, RESOURCE_COLOUR_COUNT),
    crateUp: part(state.crateUp, RESOURCE_COLOUR_COUNT),
    crateDown: part(state.crateDown, RESOURCE_COLOUR_COUNT),
    mastery: part(state.mastery, BUILDING_COLOUR_COUNT),
    houses: part(state.vacated, HOUSE_ROWS),
    bottomExtra: state.bottomExtra[seat],
    architect: district(state.architect[seat]),
    assistant: district(state.assistant[seat]),
    ships: new Set(ships.map((shipSpace) => shipSpace + 1)),
    working: new Set(ships.filter(works).map((shipSpace) => shipSpace + 1)),
    harbormasters: bits(state.heldHarbormasters[seat], HARBORMASTER_IDS),
    portHouses: placesOf(state.portHouses, seat, (at) => `${PORT_LINES[at >> 1]} ${at % 2 === 0 ? 'blue' : 'red'}`),
    zigguratHouses: placesOf(
      state.zigguratHouses,
      seat,
      (at) => `${BUILDING_COLOURS[Math.floor(at / SECTION_SPACES)]} ${(at % SECTION_SPACES) + 1}`,
    ),
    zigguratClaims: part(state.zigguratClaims, BUILDING_COLOUR_COUNT),
    decrees: placesOf(state.decreeOwners, seat, (at) => DECREE_IDS[state.decrees[at]]),
    urbanCards: placesOf(state.urban, URBAN_HELD + seat, (at) => setting.edition.urbanCards.cards[at].id),
    urbanIgnored: state.urbanIgnored[seat],
  };
}

function isSame(a: Account[keyof Account], b: Account[keyof Account]): boolean {
  if (a instanceof Set) return b instanceof Set && a.size === b.size && (a as Set<unknown>).isSubsetOf(b);
  if (Array.isArray(a)) return Array.isArray(b) && a.every((amount, at) => amount === b[at]);
  return a === b;
}

const show = (value: Account[keyof Account]): string =>
  value instanceof Set ? [...value].map(String).sort().join() : Array.isArray(value) ? value.join() : String(value);
