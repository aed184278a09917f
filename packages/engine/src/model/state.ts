/**
 * Everything that can change in a game: one buffer with named views, changed in place and copied at once, and the depth of the stack.
 *
 * Arrays by seat and something else are flat: `dice[seat * 5 + colour]`. The state holds no random generator, no seed and no order of a
 * deck.
 */
import type { GameEvent } from './events.ts';
import { DISTRICTS, FACES, NONE } from './ids.ts';
import { computeLayout, type FieldName, FRAME_BYTES, type Layout, SCALARS, STACK_FRAMES } from './layout.ts';
import type { Setting } from './setting.ts';

/** Values of `ending`: the Time track still has Gold; its last Gold was taken (END-01); the last round is being played (END-02). */
export const PLAYING = 0;
export const TRIGGERED = 1;
export const LAST_ROUND = 2;

/** Where a special Water tile is. A tile that a seat has is at HELD + seat. */
export const IN_STACK = 0;
export const IN_DISPLAY = 1;
export const LAID = 2;
export const HELD = 3;

/**
 * Where an Urban card is, in `urban`. A card at the bottom of the deck is known to the player who put it there: URBAN_BOTTOM + 4 n +
 * seat for the n-th such card.
 */
export const URBAN_DECK = 0;
export const URBAN_BOTTOM = 1;
export const URBAN_HELD = 64;

/** Where an Automa card is, in `automaCards`: in the deck, open on the left or on the right, or beneath the right one. */
export const AUTOMA_DECK = 0;
export const AUTOMA_LEFT = 1;
export const AUTOMA_RIGHT = 2;
export const AUTOMA_COVERED = 3;

/** More than any list of choices has: at most 250 spaces, or 40 special Water tiles and a few other answers. */
const CHOICES_CAPACITY = 1024;

const SCALAR = Object.fromEntries(SCALARS.map((name, index) => [name, index])) as Record<(typeof SCALARS)[number], number>;
const ACTIVE = SCALAR.active;
const ACTIONS_LEFT = SCALAR.actionsLeft;
const START_SEAT = SCALAR.startSeat;
const ENDING = SCALAR.ending;
const TIME_GOLD = SCALAR.timeGold;
const WATER_STOCK = SCALAR.waterStock;
const GARDEN_STOCK = SCALAR.gardenStock;
const PERIOD = SCALAR.period;

/** A state without its views; see `State.snapshot`. */
export interface Snapshot {
  readonly bytes: Uint8Array;
  readonly depth: number;
}

export class State {
  readonly setting: Setting;
  readonly layout: Layout;
  readonly bytes: Uint8Array;
  readonly words: Uint32Array;
  /** Everything that all players may see: the ledger and all fields except `urban`, without the stack. */
  readonly publicFields: Uint8Array;

  /** [0, 2^31): VP by seat. */
  readonly vp: Int32Array;
  /** [0, 65535]: Gold by seat. */
  readonly gold: Uint16Array;
  /** Bit a is set if the seat has the ability of the Ship SHIP_IDS[a], which needs a Ship marked before its last turn began. */
  readonly abilities: Uint16Array;
  /** Bit h is set for the Harbormaster HARBORMASTER_IDS[h] if the seat holds it, or if it was set aside. Used ones are in neither field. */
  readonly heldHarbormasters: Uint16Array;
  readonly asideHarbormasters: Uint16Array;
  readonly scalars: Uint8Array;
  /** [0, 4]: the Barge's colour by District, which is the local Resource (ACT-BLD-06); NONE until set-up deals it. */
  readonly bargeColour: Uint8Array;
  /** [0, 15]: dice on the Barge by District and face. */
  readonly barge: Uint8Array;
  /** [0, 15]: dice in the general supply by colour. */
  readonly supply: Uint8Array;
  /** [0, 15]: dice in a player area by seat and colour. */
  readonly dice: Uint8Array;
  /** [0, 8]: face-up and face-down Crates by seat and colour. */
  readonly crateUp: Uint8Array;
  readonly crateDown: Uint8Array;
  /** [0, 8]: face-down Crates by seat; follows from `crateDown`. */
  readonly cratesDown: Uint8Array;
  /** [0, 8]: how many of the active player's Crates of a colour, up and down, were refilled by payment this turn (KEY-30). */
  readonly refilledUp: Uint8Array;
  readonly refilledDown: Uint8Array;
  /** [0, 20]: Crates not yet dealt, by colour; all zero once set-up has put the rest back into the box. */
  readonly crateStock: Uint8Array;
  /** [0, 60]: Claim markers in the player area and in the player's supply. */
  readonly markers: Uint8Array;
  readonly markerSupply: Uint8Array;
  /** [0, 29]: the row of the Mastery marker by seat and track. */
  readonly mastery: Uint8Array;
  /** [0, 12]: Houses that have left a row, by seat and row; they leave from the left (KEY-13). */
  readonly vacated: Uint8Array;
  /** [0, 48]: Houses that DEC-10 put behind the right end of the bottom row, by seat. */
  readonly bottomExtra: Uint8Array;
  /** [0, 4] or NONE before the first turn: the District of each pawn by seat. */
  readonly architect: Uint8Array;
  readonly assistant: Uint8Array;
  /** [0, 250]: regular Water and Garden tiles that a seat has. */
  readonly water: Uint8Array;
  readonly gardens: Uint8Array;
  /** [0, 250]: Project tiles and Building pieces left by colour. */
  readonly projectStock: Uint8Array;
  readonly pieceStock: Uint8Array;
  /** IN_STACK, IN_DISPLAY, LAID or HELD + seat by special Water tile. */
  readonly special: Uint8Array;
  /** [0, 40]: special Water tiles that a seat has; follows from `special`. */
  readonly specialHeld: Uint8Array;
  /** The piece on each space (see `pieces.ts`); OUTSIDE after the last space. */
  readonly piece: Uint8Array;
  /**
   * For a Building, the space that names it, which tells touching Buildings apart; for laid special Water, its tile plus one;
   * otherwise 0.
   */
  readonly detail: Uint8Array;
  /** [0, 3]: Projects by District and colour, and those with the seat's marker by seat, District and colour. Both follow from `piece`. */
  readonly projects: Uint8Array;
  readonly ownProjects: Uint8Array;
  /** Ship tile by Ship space, row by row; NONE where a Ship is printed. */
  readonly ships: Uint8Array;
  /** Bit s is set when seat s has marked the Ship on this space. */
  readonly shipMarks: Uint8Array;
  /** [0, 9]: marked Ships by seat and colour, printed ones at ANY_COLOUR; follows from `ships` and `shipMarks`. */
  readonly ownShips: Uint8Array;
  /** The Harbormaster by line of the Port; NONE if it is gone. */
  readonly harbormasters: Uint8Array;
  /** The colour of the Crate on the red space of each line; NONE if it is gone. */
  readonly portCrates: Uint8Array;
  /** The owner of each House in the Port, at 2 * line for the blue space and 2 * line + 1 for the red one; NONE for an empty space. */
  readonly portHouses: Uint8Array;
  /** [0, 6]: Houses in the Port by seat; follows from `portHouses`. */
  readonly ownPortHouses: Uint8Array;
  /** [0, 5]: Action tile by Action space, in the order of the Districts. */
  readonly actionTiles: Uint8Array;
  /** [0, 9]: Ziggurat tile by section. */
  readonly zigguratTiles: Uint8Array;
  /** The owner of each House in the Ziggurat, at 6 * section + space; NONE for an empty space. */
  readonly zigguratHouses: Uint8Array;
  /** [0, 6]: Houses in the Ziggurat by seat and section; follows from `zigguratHouses`. */
  readonly ownZigguratHouses: Uint8Array;
  /** [0, 3]: claims on the tile of a section by seat and section; they fill its spaces from the left. */
  readonly zigguratClaims: Uint8Array;
  /** [0, 48]: Buildings by seat and colour; follows from `piece` and `detail`. */
  readonly ownBuildings: Uint8Array;
  /** [0, 60]: Gardens on the board by seat; follows from `piece`. */
  readonly ownGardens: Uint8Array;
  /** [0, 15]: the Decree by Decree space, and the seat that has scored it; NONE for no card and for nobody. */
  readonly decrees: Uint8Array;
  readonly decreeOwners: Uint8Array;
  /** URBAN_DECK, URBAN_BOTTOM + 4 n + seat or URBAN_HELD + seat by Urban card. */
  readonly urban: Uint8Array;
  /** [0, 2]: Houses that each of the seat's Urban cards may lack. */
  readonly urbanIgnored: Uint8Array;
  /** AUTOMA_DECK, AUTOMA_LEFT, AUTOMA_RIGHT or AUTOMA_COVERED by Automa card. This and the next four fields are empty without the Bot. */
  readonly automaCards: Uint8Array;
  /** [0, 99]: markers on the Automa Urban card by District. */
  readonly automaMarkers: Uint8Array;
  /** [0, 14]: Automa tiles in the bag by colour. */
  readonly automaBag: Uint8Array;
  /** The colours plus one of the Automa tiles at the Numbers, from the lowest to the uppermost, at NUMBER_STRIDE * number; then 0. */
  readonly numberTiles: Uint8Array;
  /** [0, 2]: resets made for the first and the third scoring (SOLO-42). */
  readonly automaResets: Uint8Array;
  /** The frames, the first at the bottom, as bytes and as two words for each frame; see `frames.ts`. */
  readonly stack: Uint8Array;
  readonly stackWords: Int32Array;
  /** VP by seat, source and period; see `ledger.ts`. Not part of the hash. */
  readonly ledger: Int32Array;
  /** [1, STACK_FRAMES]: the number of frames. It is the one number beside the buffer, because it is read several times in each decision. */
  depth = 0;

  /** Receives events; if null, none are made. Not part of the state. */
  events: GameEvent[] | null = null;
  /** The legal choices of the question on top (`count` of them; -1 if they have not been listed). Not part of the state. */
  readonly choices = new Int32Array(CHOICES_CAPACITY);
  count = -1;

  // biome-ignore lint/complexity/noExcessiveLinesPerFunction: a list with one line for each field
  constructor(setting: Setting, layout: Layout = computeLayout(setting)) {
    this.setting = setting;
    this.layout = layout;
    const buffer = new ArrayBuffer(layout.bytes);
    const bytes = (name: FieldName) => new Uint8Array(buffer, layout.offsets[name], layout.lengths[name]);
    this.bytes = new Uint8Array(buffer);
    this.publicFields = new Uint8Array(buffer, 0, layout.offsets.urban);
    this.words = new Uint32Array(buffer);
    this.vp = new Int32Array(buffer, layout.offsets.vp, layout.lengths.vp);
    const pairs = (name: FieldName) => new Uint16Array(buffer, layout.offsets[name], layout.lengths[name]);
    this.gold = pairs('gold');
    this.abilities = pairs('abilities');
    this.heldHarbormasters = pairs('heldHarbormasters');
    this.asideHarbormasters = pairs('asideHarbormasters');
    this.scalars = bytes('scalars');
    this.bargeColour = bytes('bargeColour');
    this.barge = bytes('barge');
    this.supply = bytes('supply');
    this.dice = bytes('dice');
    this.crateUp = bytes('crateUp');
    this.crateDown = bytes('crateDown');
    this.cratesDown = bytes('cratesDown');
    this.refilledUp = bytes('refilledUp');
    this.refilledDown = bytes('refilledDown');
    this.crateStock = bytes('crateStock');
    this.markers = bytes('markers');
    this.markerSupply = bytes('markerSupply');
    this.mastery = bytes('mastery');
    this.vacated = bytes('vacated');
    this.bottomExtra = bytes('bottomExtra');
    this.architect = bytes('architect');
    this.assistant = bytes('assistant');
    this.water = bytes('water');
    this.gardens = bytes('gardens');
    this.projectStock = bytes('projectStock');
    this.pieceStock = bytes('pieceStock');
    this.special = bytes('special');
    this.specialHeld = bytes('specialHeld');
    this.piece = bytes('piece');
    this.detail = bytes('detail');
    this.projects = bytes('projects');
    this.ownProjects = bytes('ownProjects');
    this.ships = bytes('ships');
    this.shipMarks = bytes('shipMarks');
    this.ownShips = bytes('ownShips');
    this.harbormasters = bytes('harbormasters');
    this.portCrates = bytes('portCrates');
    this.portHouses = bytes('portHouses');
    this.ownPortHouses = bytes('ownPortHouses');
    this.actionTiles = bytes('actionTiles');
    this.zigguratTiles = bytes('zigguratTiles');
    this.zigguratHouses = bytes('zigguratHouses');
    this.ownZigguratHouses = bytes('ownZigguratHouses');
    this.zigguratClaims = bytes('zigguratClaims');
    this.ownBuildings = bytes('ownBuildings');
    this.ownGardens = bytes('ownGardens');
    this.decrees = bytes('decrees');
    this.decreeOwners = bytes('decreeOwners');
    this.urban = bytes('urban');
    this.urbanIgnored = bytes('urbanIgnored');
    this.automaCards = bytes('automaCards');
    this.automaMarkers = bytes('automaMarkers');
    this.automaBag = bytes('automaBag');
    this.numberTiles = bytes('numberTiles');
    this.automaResets = bytes('automaResets');
    this.stack = new Uint8Array(buffer, layout.stackOffset, STACK_FRAMES * FRAME_BYTES);
    this.stackWords = new Int32Array(buffer, layout.stackOffset, (STACK_FRAMES * FRAME_BYTES) / 4);
    this.ledger = new Int32Array(buffer, 0, layout.ledgerLength);
  }

  /** Makes this state equal to another of the same layout. `events` stays as it is. */
  copyFrom(other: State): void {
    this.bytes.set(other.bytes);
    this.depth = other.depth;
    this.count = -1;
  }

  clone(): State {
    const copy = new State(this.setting, this.layout);
    copy.copyFrom(this);
    return copy;
  }

  /** A compact copy of the state. */
  snapshot(): Snapshot {
    return { bytes: this.bytes.slice(), depth: this.depth };
  }

  /** Like `snapshot`, into the buffer of a snapshot that is no longer needed. */
  snapshotInto(used: { readonly bytes: Uint8Array; depth: number }): void {
    used.bytes.set(this.bytes);
    used.depth = this.depth;
  }

  /** Restores a snapshot of the same layout. `events` stays as it is. */
  restore({ bytes, depth }: Snapshot): void {
    this.bytes.set(bytes);
    this.depth = depth;
    this.count = -1;
  }

  /** Adds a legal choice to the list of the question on top. */
  offer(choice: number): void {
    this.choices[this.count++] = choice;
  }

  /** The seat whose turn it is; NONE during set-up and final scoring. */
  get active(): number {
    return this.scalars[ACTIVE];
  }
  set active(seat: number) {
    this.scalars[ACTIVE] = seat;
  }
  /** [0, 2]: actions the active player may still perform. */
  get actionsLeft(): number {
    return this.scalars[ACTIONS_LEFT];
  }
  set actionsLeft(n: number) {
    this.scalars[ACTIONS_LEFT] = n;
  }
  /** The start player, who keeps the token for the whole game (SET-23). */
  get startSeat(): number {
    return this.scalars[START_SEAT];
  }
  set startSeat(seat: number) {
    this.scalars[START_SEAT] = seat;
  }
  /** PLAYING, TRIGGERED or LAST_ROUND. */
  get ending(): number {
    return this.scalars[ENDING];
  }
  set ending(stage: number) {
    this.scalars[ENDING] = stage;
  }
  /** [0, 12]: Gold left on the Time track. */
  get timeGold(): number {
    return this.scalars[TIME_GOLD];
  }
  set timeGold(n: number) {
    this.scalars[TIME_GOLD] = n;
  }
  /** [0, 250]: regular Water and Garden tiles left in their stacks. */
  get waterStock(): number {
    return this.scalars[WATER_STOCK];
  }
  set waterStock(n: number) {
    this.scalars[WATER_STOCK] = n;
  }
  get gardenStock(): number {
    return this.scalars[GARDEN_STOCK];
  }
  set gardenStock(n: number) {
    this.scalars[GARDEN_STOCK] = n;
  }

  /** The period of the VP ledger: the number of completed full scorings; in final scoring, the last period. */
  get period(): number {
    return this.scalars[PERIOD];
  }
  set period(n: number) {
    this.scalars[PERIOD] = n;
  }

  /** Whether the seat has the ability of the Ship SHIP_IDS[ability] now. */
  hasAbility(seat: number, ability: number): boolean {
    return (this.abilities[seat] & (1 << ability)) !== 0;
  }

  /** Whether the Barge of a District has no dice. */
  isBargeEmpty(district: number): boolean {
    const { barge } = this;
    const at = district * FACES;
    return (barge[at] | barge[at + 1] | barge[at + 2] | barge[at + 3] | barge[at + 4] | barge[at + 5]) === 0;
  }

  /** Bit d is set for each District whose Barge is empty. */
  emptyBarges(): number {
    let mask = 0;
    for (let district = 0; district < DISTRICTS; district++) if (this.isBargeEmpty(district)) mask |= 1 << district;
    return mask;
  }

  /** The District whose Barge has this colour; NONE if there is none. */
  districtOfColour(colour: number): number {
    for (let d = 0; d < DISTRICTS; d++) if (this.bargeColour[d] === colour) return d;
    return NONE;
  }
}
