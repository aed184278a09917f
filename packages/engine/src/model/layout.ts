/**
 * The place of each field in the one buffer of a state, computed once from the setting.
 *
 * After the VP ledger come fields of four bytes, then of two, then of one, then the stack of frames. So every field is aligned, and the
 * hash can read the buffer in words. A change of this list changes the meaning of hashes, so it must also raise LAYOUT_NUMBER.
 */
import {
  ACTION_SPACES,
  BUILDING_COLOUR_COUNT,
  COMMON_DISTRICTS,
  DECREE_SPACES,
  DISTRICTS,
  FACES,
  HOUSE_ROWS,
  NUMBER_STRIDE,
  NUMBERS,
  PORT_LINE_COUNT,
  PORT_SPACES,
  RESOURCE_COLOUR_COUNT,
  SHIP_SPACES,
  ZIGGURAT_SPACES,
} from './ids.ts';
import type { Setting } from './setting.ts';
import { VP_SOURCES } from './vp-sources.ts';

export const LAYOUT_NUMBER = 2;

/** Bytes of a frame: kind, seat and six of payload. */
export const FRAME_BYTES = 8;
/** The deepest allowed stack; `push` throws beyond it. A property test measures how deep games go. */
export const STACK_FRAMES = 24;

export const SCALARS = ['active', 'actionsLeft', 'startSeat', 'ending', 'timeGold', 'waterStock', 'gardenStock', 'period'] as const;

export interface Layout {
  readonly offsets: Readonly<Record<FieldName, number>>;
  readonly lengths: Readonly<Record<FieldName, number>>;
  readonly stackOffset: number;
  /** The length of the VP ledger, in words and in bytes. It comes first: part of the state, but not of the hash. */
  readonly ledgerLength: number;
  readonly ledgerBytes: number;
  readonly bytes: number;
}

/** The number of elements of each field. `state.ts` documents their ranges. */
function fieldLengths(setting: Setting) {
  const { players, spaces } = setting;
  return {
    vp: players,
    gold: players,
    abilities: players,
    heldHarbormasters: players,
    asideHarbormasters: 1,
    scalars: SCALARS.length,
    bargeColour: DISTRICTS,
    barge: DISTRICTS * FACES,
    supply: RESOURCE_COLOUR_COUNT,
    dice: players * RESOURCE_COLOUR_COUNT,
    crateUp: players * RESOURCE_COLOUR_COUNT,
    crateDown: players * RESOURCE_COLOUR_COUNT,
    cratesDown: players,
    refilledUp: RESOURCE_COLOUR_COUNT,
    refilledDown: RESOURCE_COLOUR_COUNT,
    crateStock: RESOURCE_COLOUR_COUNT,
    markers: players,
    markerSupply: players,
    mastery: players * BUILDING_COLOUR_COUNT,
    vacated: players * HOUSE_ROWS,
    bottomExtra: players,
    architect: players,
    assistant: players,
    water: players,
    gardens: players,
    projectStock: BUILDING_COLOUR_COUNT,
    pieceStock: BUILDING_COLOUR_COUNT,
    special: setting.specialFaces.length,
    specialHeld: players,
    piece: spaces + 1,
    detail: spaces,
    projects: COMMON_DISTRICTS * BUILDING_COLOUR_COUNT,
    ownProjects: players * COMMON_DISTRICTS * BUILDING_COLOUR_COUNT,
    ships: SHIP_SPACES,
    shipMarks: SHIP_SPACES,
    ownShips: players * (BUILDING_COLOUR_COUNT + 1),
    harbormasters: PORT_LINE_COUNT,
    portCrates: PORT_LINE_COUNT,
    portHouses: PORT_SPACES,
    ownPortHouses: players,
    actionTiles: ACTION_SPACES,
    zigguratTiles: BUILDING_COLOUR_COUNT,
    zigguratHouses: ZIGGURAT_SPACES,
    ownZigguratHouses: players * BUILDING_COLOUR_COUNT,
    zigguratClaims: players * BUILDING_COLOUR_COUNT,
    ownBuildings: players * BUILDING_COLOUR_COUNT,
    ownGardens: players,
    decrees: DECREE_SPACES,
    decreeOwners: DECREE_SPACES,
    urbanIgnored: players,
    // Without a Bot these fields are empty, so that they do not change the hash.
    automaCards: setting.solo?.cardNumbers.length ?? 0,
    automaMarkers: setting.solo === null ? 0 : DISTRICTS,
    automaBag: setting.solo === null ? 0 : BUILDING_COLOUR_COUNT,
    numberTiles: setting.solo === null ? 0 : NUMBERS * NUMBER_STRIDE,
    automaResets: setting.solo === null ? 0 : 1,
    // Secret fields come last, so that all fields before them can be copied at once (knowledge/).
    urban: setting.urbanVp.length,
  };
}

export type FieldName = keyof ReturnType<typeof fieldLengths>;

/** The bytes of one element, for fields whose elements are wider than a byte. The order of the fields puts wide ones first. */
const WIDTHS: Partial<Record<FieldName, number>> = { vp: 4, gold: 2, abilities: 2, heldHarbormasters: 2, asideHarbormasters: 2 };

export function computeLayout(setting: Setting): Layout {
  const lengths = fieldLengths(setting);
  const offsets = {} as Record<FieldName, number>;
  const ledgerLength = setting.players * VP_SOURCES.length * setting.vpPeriods;
  const ledgerBytes = 4 * ledgerLength;
  let next = ledgerBytes;
  for (const name of Object.keys(lengths) as FieldName[]) {
    offsets[name] = next;
    next += lengths[name] * (WIDTHS[name] ?? 1);
  }
  const stackOffset = Math.ceil(next / 4) * 4;
  return { ledgerLength, ledgerBytes, offsets, lengths, stackOffset, bytes: stackOffset + STACK_FRAMES * FRAME_BYTES };
}
