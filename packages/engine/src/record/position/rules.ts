/** What must hold for the pieces of a position, whatever is pending: each is where the rules can have put it. */
import { BUILDING_COLOURS, DECREE_IDS, HARBORMASTER_IDS, PORT_LINES, RESOURCE_COLOURS, ZIGGURAT_TILE_IDS } from '../../edition/types.ts';
import { FIELDS } from '../../model/frame-fields.ts';
import { FRAME, frameKindAt, frameSeatAt } from '../../model/frames.ts';
import { BUILDING_COLOUR_COUNT, CLAIM_SPACES, HOUSE_ROWS, NONE, RESOURCE_COLOUR_COUNT, SECTION_SPACES } from '../../model/ids.ts';
import { FRAME_BYTES } from '../../model/layout.ts';
import { shipSpacesOfLine } from '../../model/port.ts';
import type { RuleId } from '../../model/rule-ids.ts';
import { IN_DISPLAY, IN_STACK, type State } from '../../model/state.ts';
import { VP_SOURCES } from '../../model/vp-sources.ts';
import { describe } from './faults.ts';
import type { Reading } from './reading.ts';
import { checkSolo } from './solo-rules.ts';

export function checkRules(reading: Reading): void {
  checkDealt(reading);
  checkCrates(reading);
  checkPort(reading);
  checkClaims(reading);
  checkDisplay(reading);
  checkLedger(reading);
  checkSolo(reading);
  if (frameKindAt(reading.state, 0) === FRAME.setUp) checkStart(reading);
}

/** Returns whether a frame of a kind is pending that fulfils a condition. */
function isPending(state: State, kind: number, holds: (frame: number, seat: number) => boolean): boolean {
  for (let index = 0; index < state.depth; index++) {
    if (frameKindAt(state, index) === kind && holds(index * FRAME_BYTES, frameSeatAt(state, index))) return true;
  }
  return false;
}

/** Exactly what set-up has dealt so far is there. Only Harbormasters and Crates may be gone. */
function checkDealt({ state, base, faults }: Reading): void {
  for (const { name, path, tileOf, canGo } of DEALT) {
    state[name].forEach((tile, place) => {
      if (tile === NONE && base[name][place] !== NONE && !canGo) faults.add('tooFew', path(place), 0, { min: 1, max: 1 });
      if (tile !== NONE && base[name][place] === NONE) faults.add('notHere', path(place), tileOf(tile, state));
    });
  }
}

interface Dealt {
  readonly name: 'bargeColour' | 'ships' | 'actionTiles' | 'zigguratTiles' | 'decrees' | 'harbormasters' | 'portCrates';
  readonly path: (place: number) => string;
  readonly tileOf: (tile: number, state: State) => string | number;
  readonly canGo?: boolean;
}

/** Where each is written, and under which name. */
const DEALT: readonly Dealt[] = [
  { name: 'bargeColour', path: (district) => `barges[${district}]`, tileOf: (colour) => RESOURCE_COLOURS[colour] },
  { name: 'ships', path: (space) => `ships[${space}]`, tileOf: (tile, { setting }) => setting.edition.ships.tiles[tile].id },
  { name: 'actionTiles', path: (space) => `actionTiles[${space}]`, tileOf: (tile) => tile + 1 },
  { name: 'zigguratTiles', path: (section) => `ziggurat.${BUILDING_COLOURS[section]}.tile`, tileOf: (tile) => ZIGGURAT_TILE_IDS[tile] },
  { name: 'decrees', path: (space) => `decrees[${space}]`, tileOf: (decree) => DECREE_IDS[decree] },
  { name: 'harbormasters', path: (line) => `port.${PORT_LINES[line]}.harbormaster`, tileOf: (tile) => HARBORMASTER_IDS[tile], canGo: true },
  { name: 'portCrates', path: (line) => `port.${PORT_LINES[line]}.crate`, tileOf: (colour) => RESOURCE_COLOURS[colour], canGo: true },
];

function checkCrates({ state, faults }: Reading): void {
  const { players, crateSlots } = state.setting;
  for (let seat = 0; seat < players; seat++) {
    let crates = 0;
    for (let at = seat * RESOURCE_COLOUR_COUNT; at < (seat + 1) * RESOURCE_COLOUR_COUNT; at++)
      crates += state.crateUp[at] + state.crateDown[at];
    if (crates > crateSlots) faults.add('tooMany', `seats[${seat}].crates`, crates, { min: 0, max: crateSlots }, 'KEY-01');
  }
  if (state.active === NONE) return;
  RESOURCE_COLOURS.forEach((name, colour) => {
    const at = state.active * RESOURCE_COLOUR_COUNT + colour;
    const check = (key: string, found: number, max: number) => {
      if (found <= max) return;
      faults.put({ code: 'tooMany', path: `refilled.${key}`, found, allowed: { min: 0, max }, rule: 'KEY-30', colour: name });
    };
    check('up', state.refilledUp[colour], state.crateUp[at]);
    check('down', state.refilledDown[colour], state.crateDown[at]);
  });
}

function checkPort({ state, base, faults }: Reading): void {
  const { portHouses, portCrates, harbormasters, shipMarks, setting } = state;
  const contradicts = (path: string, key: string, found: unknown, rule: RuleId, seats: readonly number[]): void =>
    faults.put({ code: 'contradicts', path: `${path}.${key}`, found: describe(found), allowed: null, rule, seats });
  PORT_LINES.forEach((name, line) => {
    const path = `port.${name}`;
    const [blue, red] = [portHouses[2 * line], portHouses[2 * line + 1]];
    if (red !== NONE && blue === red) contradicts(path, 'red', red, 'ACT-PORT-08', [red]);
    const taken = red !== NONE;
    const there = portCrates[line] !== NONE;
    // A House that is being placed takes its Crate only when its bonus is gained.
    const placing =
      taken &&
      there &&
      isPending(
        state,
        FRAME.portHouse,
        (f) => state.stack[f + FIELDS.portHouse.portSpace] === 2 * line + 1 && state.stack[f + FIELDS.portHouse.stage] === 1,
      );
    if (taken === there && !placing && base.portCrates[line] !== NONE)
      contradicts(path, 'crate', there ? RESOURCE_COLOURS[portCrates[line]] : null, 'ACT-PORT-06', taken ? [red] : []);
    const marks = shipSpacesOfLine[line].reduce((mask, shipSpace) => mask & shipMarks[shipSpace], (1 << setting.players) - 1);
    if (harbormasters[line] !== NONE && marks !== 0)
      contradicts(path, 'harbormaster', HARBORMASTER_IDS[harbormasters[line]], 'ACT-SHIP-04', seatsIn(marks));
  });
}

const seatsIn = (mask: number): number[] => [0, 1, 2, 3].filter((seat) => (mask & (1 << seat)) !== 0);

/** Every House in the Ziggurat brought a claim, at the latest when its bonus was gained (ACT-ZIG-06). */
function checkClaims({ state, faults }: Reading): void {
  state.zigguratClaims.forEach((claims, at) => {
    const [seat, section] = [Math.floor(at / BUILDING_COLOUR_COUNT), at % BUILDING_COLOUR_COUNT];
    const owed = isPending(state, FRAME.zigguratHouse, (frame, owner) => {
      const stage = state.stack[frame + FIELDS.zigguratHouse.stage];
      return (
        owner === seat &&
        Math.floor(state.stack[frame + FIELDS.zigguratHouse.zigguratSpace] / SECTION_SPACES) === section &&
        stage >= 1 &&
        stage <= 2
      );
    });
    const least = state.ownZigguratHouses[at] - (owed ? 1 : 0);
    if (least > CLAIM_SPACES) {
      const path = `ziggurat.${BUILDING_COLOURS[section]}.houses`;
      const found = state.ownZigguratHouses[at];
      faults.put({ code: 'tooMany', path, found, allowed: { min: 0, max: CLAIM_SPACES }, rule: 'ACT-ZIG-06', seats: [seat] });
    } else if (claims < least)
      faults.add(
        'contradicts',
        `seats[${seat}].claims.${BUILDING_COLOURS[section]}`,
        claims,
        { min: least, max: CLAIM_SPACES },
        'ACT-ZIG-06',
      );
  });
}

/**
 * The display of special Water is full as long as the stack has tiles, apart from tiles being taken or about to be dealt (C-54). In set-up
 * it is as in the standard set-up.
 */
function checkDisplay({ state, base, faults }: Reading): void {
  const taken = sumOfFrames(state, FRAME.specialWater, (frame) => state.stack[frame + FIELDS.specialWater.taken]);
  const deals = sumOfFrames(state, FRAME.dealSpecialWater, () => 1);
  const open = tilesAt(state, IN_DISPLAY);
  const stacked = tilesAt(state, IN_STACK);
  const isSetUp = frameKindAt(state, 0) === FRAME.setUp;
  const size = isSetUp
    ? tilesAt(base, IN_DISPLAY) + sumOfFrames(base, FRAME.dealSpecialWater, () => 1)
    : state.setting.stocks.specialWaterDisplay;
  if (deals > stacked) faults.add('tooMany', 'pending', deals, { min: 0, max: stacked });
  const filled = open + taken + deals;
  if (taken + deals > size) faults.add('tooMany', 'pending', taken + deals, { min: 0, max: size });
  else if (filled > size) faults.add('tooMany', 'displayedWater', open, { min: 0, max: size - taken - deals });
  else if (stacked > deals && filled < size) {
    faults.add('tooFew', 'displayedWater', open, { min: size - taken - deals, max: size - taken - deals });
  }
}

const tilesAt = ({ special }: State, place: number): number => special.filter((there) => there === place).length;

function sumOfFrames(state: State, kind: number, amount: (frame: number) => number): number {
  let sum = 0;
  for (let index = 0; index < state.depth; index++) if (frameKindAt(state, index) === kind) sum += amount(index * FRAME_BYTES);
  return sum;
}

/** No VP are from a period that has not begun. */
function checkLedger({ state, faults }: Reading): void {
  const { players, vpPeriods } = state.setting;
  for (let seat = 0; seat < players; seat++) {
    VP_SOURCES.forEach((source, number) => {
      for (let period = state.period + 1; period < vpPeriods; period++) {
        const vp = state.ledger[(seat * VP_SOURCES.length + number) * vpPeriods + period];
        if (vp !== 0) faults.add('contradicts', `seats[${seat}].vp.${source}[${period}]`, vp, { min: 0, max: 0 });
      }
    });
  }
}

/** In set-up a player has at most one starting Building, of one piece, and no House in the Port or the Ziggurat (SET-24). */
function checkStart({ state, faults }: Reading): void {
  const { players, stocks } = state.setting;
  const pieces = state.pieceStock.reduce((used, left) => used + stocks.piecesPerColour - left, 0);
  let houses = 0;
  for (let seat = 0; seat < players; seat++) {
    const own = state.vacated.subarray(seat * HOUSE_ROWS, (seat + 1) * HOUSE_ROWS).reduce((a, b) => a + b, 0);
    houses += own;
    if (own > 1) faults.add('tooMany', `seats[${seat}].houses`, own, { min: 0, max: 1 }, 'SET-24');
  }
  const elsewhere = [...state.ownPortHouses, ...state.ownZigguratHouses].reduce((a, b) => a + b, 0);
  if (elsewhere > 0) faults.add('tooMany', 'port', elsewhere, { min: 0, max: 0 }, 'SET-24');
  if (pieces > houses) faults.add('tooMany', 'buildings', pieces, { min: 0, max: houses }, 'SET-24');
}
