/** Gives a seat exactly what a reason says is missing, changing nothing else. */
import type { Ask, Choice } from '../../src/choices.ts';
import { HARBORMASTER_IDS, RESOURCE_COLOURS } from '../../src/edition/types.ts';
import { ANY_COLOUR, BUILDING_COLOUR_COUNT, HOUSE_ROWS, NONE, RESOURCE_COLOUR_COUNT } from '../../src/model/ids.ts';
import { building, garden, isBuilding } from '../../src/model/pieces.ts';
import type { RuleId } from '../../src/model/rule-ids.ts';
import type { Setting } from '../../src/model/setting.ts';
import type { State } from '../../src/model/state.ts';
import { buildingColourNamed, resourceColourNamed, upTo } from '../../src/reasons/names.ts';
import type { Lacked, Missing, Reason } from '../../src/reasons/reason.ts';
import { gardensAtBuildings } from '../../src/tiles/garden-neighbours.ts';

/** A refused choice, and one of its reasons. */
export interface Refusal {
  readonly state: State;
  readonly seat: number;
  readonly ask: Ask;
  readonly choice: Choice;
  readonly reason: Reason;
}

/** Changes a position. */
export type Change = (state: State) => void;

/** Rules whose reasons have numbers, besides those of Decrees and of effects. */
export const COUNTED: ReadonlySet<RuleId> = new Set<RuleId>([
  'TURN-06',
  'TURN-08',
  'TURN-09',
  'ACT-PROJ-06',
  'ACT-BLD-04',
  'ACT-BLD-05',
  'ACT-BLD-14',
  'ACT-GARD-02',
  'ACT-GARD-03',
  'ACT-GARD-08',
  'ACT-PORT-02',
  'ACT-SHIP-01',
  'ACT-SHIP-04',
  'ACT-ZIG-02',
  'ACT-ZIG-03',
  'A-21',
  'A-41',
  'A-57',
  'A-69',
  'BON-14',
  'DEC-10',
  'FREE-02',
  'KEY-04',
  'KEY-05',
  'KEY-26',
  'KEY-28',
  'TILE-S09',
  'TILE-S11',
  'TILE-S14',
]);

/** Colours and Gold fill the same gap in a cost, and coloured and printed Ships in a Decree, so each is tried separately. */
export function handedOut(refusal: Refusal, missing: Missing): Change[] {
  if (missing.gardensAtBuildings !== undefined && !fits(refusal, missing.gardensAtBuildings)) return [];
  const isColour = (what: string): boolean => (RESOURCE_COLOURS as readonly string[]).includes(what);
  const isColouredShip = (what: string): boolean => what.endsWith('Ships');
  const entries = Object.entries(missing) as [Lacked, number][];
  const hand =
    (isLeftOut: (what: string) => boolean): Change =>
    (state) => {
      for (const [what, amount] of entries) if (!isLeftOut(what)) HANDED[what](state, refusal, amount);
    };
  const has = (test: (what: string) => boolean): boolean => entries.some(([what]) => test(what));
  if (missing.gold !== undefined && has(isColour)) return [hand(isColour), hand((what) => what === 'gold')];
  if (missing.ships !== undefined && has(isColouredShip)) return [hand(isColouredShip), hand((what) => what === 'ships')];
  return [hand(() => false)];
}

/** Returns whether the board has room for `amount` more Gardens at Buildings; boards of random editions may be too small. */
function fits(refusal: Refusal, amount: number): boolean {
  const state = refusal.state.clone();
  const wanted = gardensAtBuildings(state, refusal.seat) + amount;
  buildingsAmongGardens(state, refusal, amount);
  return state.setting.spaces > SMALL_BOARD || gardensAtBuildings(state, refusal.seat) >= wanted;
}
const SMALL_BOARD = 20;

type Hand = (state: State, refusal: Refusal, amount: number) => void;

/** Dice, or Crates if those are to be flipped (KEY-28). */
const resource =
  (colour: number): Hand =>
  (state, { seat, reason }, amount) => {
    const held = reason.rule === 'KEY-28' ? state.crateUp : state.dice;
    held[seat * RESOURCE_COLOUR_COUNT + colour] += amount;
  };
const counted =
  (field: 'gold' | 'markers' | 'markerSupply' | 'water' | 'gardens' | 'ownGardens' | 'ownPortHouses'): Hand =>
  (state, { seat }, amount) => {
    state[field][seat] += amount;
  };
const buildings =
  (colour: number): Hand =>
  (state, { seat }, amount) => {
    state.ownBuildings[seat * BUILDING_COLOUR_COUNT + colour] += amount;
  };
const ships =
  (colour: number): Hand =>
  (state, { seat }, amount) => {
    state.ownShips[seat * (BUILDING_COLOUR_COUNT + 1) + colour] += amount;
  };

const neighboursOf = ({ neighbours, spaces }: Setting, space: number): number[] =>
  [...neighbours.subarray(4 * space, 4 * space + 4)].filter((other) => other < spaces);

/** Gardens everywhere; returns the spaces, those with the most neighbours first. */
function layGardens({ piece, setting }: State, seat: number): number[] {
  piece.fill(garden(seat), 0, setting.spaces);
  const neighbours = upTo(setting.spaces).map((space) => neighboursOf(setting, space).length);
  return upTo(setting.spaces).sort((a, b) => neighbours[b] - neighbours[a]);
}

function build({ piece, detail }: State, seat: number, space: number, colour: number): void {
  piece[space] = building(colour, seat);
  detail[space] = space;
}

/** Covers everything with Gardens, and places Buildings where they touch most Gardens, up to `amount`. */
const buildingsAmongGardens: Hand = (state, { seat }, amount) => {
  const wanted = gardensAtBuildings(state, seat) + amount;
  const spaces = layGardens(state, seat).slice(0, SMALL_BOARD);
  const touching = (space: number): number => {
    const before = state.piece[space];
    state.piece[space] = building(0, seat);
    const gardens = gardensAtBuildings(state, seat);
    state.piece[space] = before;
    return gardens;
  };
  for (let now = 0; now < wanted; ) {
    const gardens = spaces.map(touching);
    const most = Math.max(...gardens);
    if (most <= now) return;
    build(state, seat, spaces[gardens.indexOf(most)], 0);
    now = most;
  }
};

/** Gardens everywhere, but Buildings of all colours on spaces that do not touch. */
const buildingsAtGardens: Hand = (state, { seat }) => {
  let colour = 0;
  for (const space of layGardens(state, seat)) {
    const isApart = neighboursOf(state.setting, space).every((other) => !isBuilding(state.piece[other]));
    if (isApart) build(state, seat, space, colour++ % BUILDING_COLOUR_COUNT);
  }
};

const HANDED: Readonly<Record<Lacked, Hand>> = {
  white: resource(0),
  yellow: resource(1),
  brown: resource(2),
  blue: resource(3),
  green: resource(4),
  gold: counted('gold'),
  resources: resource(0),
  markers: counted('markers'),
  markerSupply: counted('markerSupply'),
  houses(state, { seat, choice }, amount) {
    if (choice.choose === 'row' && choice.row !== 'bottom') state.vacated[seat * HOUSE_ROWS + buildingColourNamed(choice.row)] -= amount;
    else state.bottomExtra[seat] += amount;
  },
  crates(state, { seat, choice }, amount) {
    if (choice.choose !== 'refill' && choice.choose !== 'crate') throw new Error(`no Crate in ${choice.choose}`);
    state.crateDown[seat * RESOURCE_COLOUR_COUNT + resourceColourNamed(choice.colour)] += amount;
    state.cratesDown[seat] += amount;
  },
  water: counted('water'),
  gardens: counted('gardens'),
  actions(state, _, amount) {
    state.actionsLeft += amount;
  },
  ships(state, refusal, amount) {
    const { choice } = refusal;
    if (choice.choose === 'harbormaster') completeLine(state, refusal, HARBORMASTER_IDS.indexOf(choice.harbormaster));
    else ships(ANY_COLOUR)(state, refusal, amount);
  },
  whiteShips: ships(0),
  yellowShips: ships(1),
  brownShips: ships(2),
  whiteBuildings: buildings(0),
  yellowBuildings: buildings(1),
  brownBuildings: buildings(2),
  whiteBuildingsAtGardens: buildingsAtGardens,
  yellowBuildingsAtGardens: buildingsAtGardens,
  brownBuildingsAtGardens: buildingsAtGardens,
  gardensAtBuildings: buildingsAmongGardens,
  ownGardens: counted('ownGardens'),
  portHouses: counted('ownPortHouses'),
  zigguratTiles({ zigguratClaims }, { seat }) {
    for (const section of upTo(BUILDING_COLOUR_COUNT)) zigguratClaims[seat * BUILDING_COLOUR_COUNT + section] ||= 1;
  },
};

/** With the last Ship of its line, the Harbormaster goes to the seat (ACT-SHIP-04). */
function completeLine(state: State, { seat }: Refusal, harbormaster: number): void {
  state.harbormasters[state.harbormasters.indexOf(harbormaster)] = NONE;
  state.heldHarbormasters[seat] |= 1 << harbormaster;
}
