/**
 * What an observer sees, as JSON: everything that lies open, the pending question, and the observer's own Urban cards. It is made from a
 * masked state, so it cannot reveal anything else.
 */
import type { Ask } from '../choices.ts';
import {
  BUILDING_COLOURS,
  type BuildingColour,
  DECREE_IDS,
  type DecreeId,
  HARBORMASTER_IDS,
  type HarbormasterId,
  type King,
  PORT_LINES,
  type PortLine,
  RESOURCE_COLOURS,
  type ResourceColour,
  SHIP_IDS,
  type ShipId,
  ZIGGURAT_TILE_IDS,
  type ZigguratTileId,
} from '../edition/types.ts';
import { describeQuestion, isOver } from '../engine.ts';
import { displayedWater, heldUrbanCards, heldWater, type Piece, pieceOn } from '../look.ts';
import type { Amounts } from '../model/amounts.ts';
import type { ChanceKind } from '../model/ask.ts';
import { chanceKindOf, topKind } from '../model/frames.ts';
import { housesLeft } from '../model/houses.ts';
import {
  BUILDING_COLOUR_COUNT,
  DISTRICTS,
  FACES,
  HOUSE_ROWS,
  NONE,
  NUMBER_STRIDE,
  NUMBERS,
  RESOURCE_COLOUR_COUNT,
  SECTION_SPACES,
  SHIP_SPACES,
} from '../model/ids.ts';
import {
  AUTOMA_DECK,
  AUTOMA_LEFT,
  AUTOMA_RIGHT,
  PLAYING,
  type State,
  TRIGGERED,
  URBAN_BOTTOM,
  URBAN_DECK,
  URBAN_HELD,
} from '../model/state.ts';
import { contentOf, type Masked, SPECTATOR, UNKNOWN } from './masked.ts';

export interface View {
  /** The observer's seat, null for a spectator. */
  readonly observer: number | null;
  /** The question and the seat that is asked. `chance` is the kind of chance that is asked. Both are null when the game is over. */
  readonly question: (Ask & { readonly seat: number }) | null;
  readonly chance: ChanceKind | null;
  readonly active: number | null;
  readonly actionsLeft: number;
  readonly startSeat: number;
  readonly ending: 'playing' | 'triggered' | 'lastRound';
  readonly timeGold: number;
  readonly districts: readonly DistrictView[];
  readonly supply: Amounts;
  /** The piece on each space, in the order of the setting's space names. */
  readonly spaces: readonly Piece[];
  readonly stocks: { readonly water: number; readonly gardens: number; readonly projects: Amounts; readonly pieces: Amounts };
  /** The special Water tiles in the display. */
  readonly displayedWater: readonly number[];
  readonly ships: readonly { readonly ship: ShipId | null; readonly marks: readonly number[] }[];
  readonly port: readonly LineView[];
  readonly asideHarbormasters: readonly HarbormasterId[];
  readonly ziggurat: readonly SectionView[];
  /** `seat` has scored the Decree; null if nobody has. */
  readonly decrees: readonly { readonly decree: DecreeId; readonly seat: number | null }[];
  /** The number of cards in the Urban deck, and, from the top, who put cards at its bottom; `card` only if the observer knows it. */
  readonly urbanDeck: { readonly cards: number; readonly bottom: readonly { readonly seat: number; readonly card: string | null }[] };
  readonly seats: readonly SeatView[];
  /** Null if the Bot does not play. */
  readonly solo: SoloView | null;
}

/** The Bot's king, seat, cards, tiles and markers. The order of its deck is not shown. */
export interface SoloView {
  readonly king: King;
  readonly seat: number;
  /** The two open cards, counted from 1, and the number of cards in the deck. */
  readonly cards: { readonly left: number | null; readonly right: number | null; readonly deck: number };
  /** The number of Automa tiles in the bag, by colour. */
  readonly bag: Amounts;
  /** The Automa tiles at each Number. The last one is on top and shows. */
  readonly numbers: readonly (readonly BuildingColour[])[];
  /** The number of markers on the Automa Urban card, by District. */
  readonly markers: Amounts;
  /** The number of resets for scorings so far, out of two (SOLO-42). */
  readonly resets: number;
}

interface DistrictView {
  readonly barge: ResourceColour | null;
  /** The number of dice, by face. */
  readonly dice: Amounts;
  readonly actionTiles: readonly (number | null)[];
}

interface LineView {
  readonly line: PortLine;
  readonly harbormaster: HarbormasterId | null;
  readonly crate: ResourceColour | null;
  readonly blue: number | null;
  readonly red: number | null;
}

interface SectionView {
  readonly section: BuildingColour;
  readonly tile: ZigguratTileId | null;
  readonly houses: readonly (number | null)[];
  /** The number of claims, by seat. */
  readonly claims: Amounts;
}

interface SeatView {
  readonly vp: number;
  readonly gold: number;
  readonly markers: number;
  readonly markerSupply: number;
  readonly dice: Amounts;
  readonly cratesUp: Amounts;
  readonly cratesDown: Amounts;
  readonly mastery: Amounts;
  /** The Houses left in the coloured rows and in the bottom row. `movedHouses` of the latter stand behind its right end. */
  readonly houses: Amounts;
  readonly movedHouses: number;
  readonly architect: number | null;
  readonly assistant: number | null;
  readonly water: number;
  readonly gardens: number;
  readonly specialWater: readonly number[];
  readonly harbormasters: readonly HarbormasterId[];
  readonly abilities: readonly ShipId[];
  readonly urbanCardCount: number;
  /** Their ids; null unless they are the observer's own or the game is over. */
  readonly urbanCards: readonly string[] | null;
  readonly urbanIgnored: number;
}

export function viewOf(masked: Masked): View {
  const state = contentOf(masked);
  const { setting } = state;
  const over = isOver(state);
  const chance = chanceKindOf(topKind(state)) ?? null;
  return {
    observer: masked.observer === SPECTATOR ? null : masked.observer,
    question: over || chance !== null ? null : describeQuestion(state),
    chance,
    active: orNull(state.active),
    actionsLeft: state.actionsLeft,
    startSeat: state.startSeat,
    ending: state.ending === PLAYING ? 'playing' : state.ending === TRIGGERED ? 'triggered' : 'lastRound',
    timeGold: state.timeGold,
    districts: list(DISTRICTS, (district) => ({
      barge: named(RESOURCE_COLOURS, state.bargeColour[district]),
      dice: part(state.barge, district, FACES),
      actionTiles: whole(setting.tileSpaces[district]).map((space) => afterNone(state.actionTiles[space])),
    })),
    supply: whole(state.supply),
    spaces: list(setting.spaces, (space) => pieceOn(state, space)),
    stocks: {
      water: state.waterStock,
      gardens: state.gardenStock,
      projects: whole(state.projectStock),
      pieces: whole(state.pieceStock),
    },
    displayedWater: displayedWater(state),
    ships: list(SHIP_SPACES, (shipSpace) => ({
      ship: state.ships[shipSpace] === NONE ? null : SHIP_IDS[setting.shipAbilities[state.ships[shipSpace]]],
      marks: inMask(SEATS, state.shipMarks[shipSpace]),
    })),
    port: PORT_LINES.map((line, index) => ({
      line,
      harbormaster: named(HARBORMASTER_IDS, state.harbormasters[index]),
      crate: named(RESOURCE_COLOURS, state.portCrates[index]),
      blue: orNull(state.portHouses[2 * index]),
      red: orNull(state.portHouses[2 * index + 1]),
    })),
    asideHarbormasters: inMask(HARBORMASTER_IDS, state.asideHarbormasters[0]),
    ziggurat: BUILDING_COLOURS.map((section, index) => ({
      section,
      tile: named(ZIGGURAT_TILE_IDS, state.zigguratTiles[index]),
      houses: part(state.zigguratHouses, index, SECTION_SPACES).map(orNull),
      claims: list(setting.players, (seat) => state.zigguratClaims[seat * BUILDING_COLOUR_COUNT + index]),
    })),
    decrees: list(setting.players, (space) => space)
      .filter((space) => state.decrees[space] !== NONE)
      .map((space) => ({ decree: DECREE_IDS[state.decrees[space]], seat: orNull(state.decreeOwners[space]) })),
    urbanDeck: deckView(masked, state),
    seats: list(setting.players, (seat) => seatView(masked, state, seat, over)),
    solo: soloView(state),
  };
}

function seatView(masked: Masked, state: State, seat: number, over: boolean): SeatView {
  const own = seat === masked.observer;
  const known = heldUrbanCards(state, seat);
  return {
    vp: state.vp[seat],
    gold: state.gold[seat],
    markers: state.markers[seat],
    markerSupply: state.markerSupply[seat],
    dice: part(state.dice, seat, RESOURCE_COLOUR_COUNT),
    cratesUp: part(state.crateUp, seat, RESOURCE_COLOUR_COUNT),
    cratesDown: part(state.crateDown, seat, RESOURCE_COLOUR_COUNT),
    mastery: part(state.mastery, seat, BUILDING_COLOUR_COUNT),
    houses: list(HOUSE_ROWS, (row) => housesLeft(state, seat, row)),
    movedHouses: state.bottomExtra[seat],
    architect: afterNone(state.architect[seat]),
    assistant: afterNone(state.assistant[seat]),
    water: state.water[seat],
    gardens: state.gardens[seat],
    specialWater: heldWater(state, seat),
    harbormasters: inMask(HARBORMASTER_IDS, state.heldHarbormasters[seat]),
    abilities: inMask(SHIP_IDS, state.abilities[seat]),
    urbanCardCount: known.length + masked.hiddenHeld[seat],
    urbanCards: own || over ? known : null,
    urbanIgnored: state.urbanIgnored[seat],
  };
}

/** The Bot's part of a view; null if the Bot does not play. Nothing in it is hidden from anybody. */
export function soloView(state: State): SoloView | null {
  const { solo, bot } = state.setting;
  if (solo === null) return null;
  const open = (place: number): number | null => {
    const card = state.automaCards.indexOf(place);
    return card < 0 ? null : card + 1;
  };
  return {
    king: solo.king,
    seat: bot,
    cards: {
      left: open(AUTOMA_LEFT),
      right: open(AUTOMA_RIGHT),
      deck: state.automaCards.filter((place) => place === AUTOMA_DECK).length,
    },
    bag: whole(state.automaBag),
    numbers: list(NUMBERS, (number) =>
      part(state.numberTiles, number, NUMBER_STRIDE)
        .filter((tile) => tile > 0)
        .map((tile) => BUILDING_COLOURS[tile - 1]),
    ),
    markers: whole(state.automaMarkers),
    resets: state.automaResets[0],
  };
}

/** Cards that the observer knows are listed at their place; of the others, only the number is known. */
function deckView(masked: Masked, state: State): View['urbanDeck'] {
  const { urban, setting } = state;
  const bottom = part(masked.hiddenBottom, 0, masked.hiddenBottoms).map((place) => ({ place, card: null as string | null }));
  let cards = 0;
  for (let card = 0; card < urban.length; card++) {
    const place = urban[card];
    if (place === UNKNOWN || place === URBAN_DECK) cards++;
    else if (place < URBAN_HELD) bottom.push({ place, card: setting.edition.urbanCards.cards[card].id });
  }
  for (let seat = 0; seat < setting.players; seat++) cards -= masked.hiddenHeld[seat];
  bottom.sort((a, b) => a.place - b.place);
  return {
    cards: cards + bottom.length - masked.hiddenBottoms,
    bottom: bottom.map(({ place, card }) => ({ seat: (place - URBAN_BOTTOM) & 3, card })),
  };
}

/** A plain loop: a view is made at every change of a screen, and `Array.from` over a typed array takes ten times as long. */
function list<T>(length: number, item: (index: number) => T): T[] {
  const items: T[] = [];
  for (let index = 0; index < length; index++) items.push(item(index));
  return items;
}

function part(field: Uint8Array, index: number, length: number): number[] {
  const numbers: number[] = [];
  for (let at = index * length; at < (index + 1) * length; at++) numbers.push(field[at]);
  return numbers;
}

const whole = (field: Uint8Array): number[] => part(field, 0, field.length);

function inMask<T>(names: readonly T[], mask: number): T[] {
  const found: T[] = [];
  for (let rest = mask; rest !== 0; rest &= rest - 1) found.push(names[31 - Math.clz32(rest & -rest)]);
  return found;
}

const SEATS = [0, 1, 2, 3];
const orNull = (value: number): number | null => (value === NONE ? null : value);
/** NONE becomes null. Districts and Action tiles count from 1 in outside form. */
const afterNone = (value: number): number | null => (value === NONE ? null : value + 1);
const named = <T>(names: readonly T[], value: number): T | null => (value === NONE ? null : names[value]);
