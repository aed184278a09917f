/**
 * A board for tests of the Bot: tests place everything directly, without a game around it. They also make the two open Automa cards, so
 * that Current Symbol, Current Number, sum and bonus are as needed. The Barges are those of a first game.
 */
import type { Outcome } from '../../src/choices.ts';
import {
  type AutomaCard,
  BUILDING_COLOURS,
  type BuildingColour,
  DECREE_IDS,
  type DecreeId,
  type Edition,
  type King,
  PORT_LINES,
  type PortLine,
  RESOURCE_COLOURS,
  type ResourceColour,
} from '../../src/edition/types.ts';
import { apply } from '../../src/engine.ts';
import type { GameEvent } from '../../src/model/events.ts';
import type { Payload } from '../../src/model/frame-fields.ts';
import type { FrameKind } from '../../src/model/frames.ts';
import { CHANCE, HARBORMASTER_COUNT, NONE, NUMBER_STRIDE } from '../../src/model/ids.ts';
import { groupAt, ownGroupAt } from '../../src/model/indices.ts';
import { building, garden, project, WATER } from '../../src/model/pieces.ts';
import { push } from '../../src/model/push.ts';
import { createSetting } from '../../src/model/setting.ts';
import { AUTOMA_LEFT, AUTOMA_RIGHT, State } from '../../src/model/state.ts';
import { playOutcome } from '../../src/play.ts';
import type { BotAction } from '../../src/solo/action.ts';
import { RULES_EDITION } from '../support/edition.ts';

export const PERSON = 0;
export const BOT = 1;

/** A row of a card, as the reference edition writes it. */
type RowText = `${'A' | 'B' | 'C' | 'D'} ${'down' | 'up' | 'king'} ${1 | 2 | 3}`;

/** Number, rows from the top, row of the arrow, bonus at the foot. */
export function card(
  number: 0 | 1 | 2,
  rows: readonly [RowText, RowText, RowText],
  arrow = 1,
  bonus: AutomaCard['bonus'] = 'vp2',
): AutomaCard {
  return {
    number,
    rows: rows.map((text) => {
      const [action, symbol, colourNumber] = text.split(' ');
      return {
        action: action as AutomaCard['rows'][number]['action'],
        symbol: symbol as AutomaCard['rows'][number]['symbol'],
        colourNumber: Number(colourNumber),
      };
    }),
    arrow,
    bonus,
  };
}

interface Options {
  readonly king?: King;
  /** The symbol and the Number that the arrow points at, for tests that do not need special cards. */
  readonly symbol?: 'down' | 'up' | 'king';
  readonly number?: 1 | 2 | 3;
  readonly bonus?: AutomaCard['bonus'];
  /** The sum of both cards. */
  readonly sum?: 0 | 1 | 2 | 3 | 4;
  readonly left?: AutomaCard;
  readonly right?: AutomaCard;
  readonly deck?: readonly AutomaCard[];
  readonly edition?: Partial<Edition>;
}

const PLAIN = card(1, ['A down 1', 'A down 2', 'A down 3']);

export class SoloBoard {
  readonly state: State;
  readonly events: GameEvent[] = [];

  constructor({ king = 'gilgabot', symbol = 'down', number = 1, bonus = 'vp2', sum = 2, ...more }: Options = {}) {
    const [leftNumber, rightNumber] = (
      [
        [0, 0],
        [1, 0],
        [1, 1],
        [2, 1],
        [2, 2],
      ] as const
    )[sum];
    const left = more.left ?? card(leftNumber, ['A down 1', 'A down 2', 'A down 3'], 1, bonus);
    const right = more.right ?? card(rightNumber, [`A ${symbol} ${number}`, 'A down 2', 'A down 3']);
    const automaCards = [left, right, ...(more.deck ?? [PLAIN, PLAIN])];
    const edition = { ...RULES_EDITION, ...more.edition, solo: { ...RULES_EDITION.solo, automaCards } };
    const setting = createSetting(edition, 1, {}, king);
    const state = new State(setting);
    this.state = state;
    state.events = this.events;
    state.piece.set(setting.printedPieces);
    state.bargeColour.set(edition.districts.firstGameBarges.map((colour) => RESOURCE_COLOURS.indexOf(colour)));
    for (let district = 0; district < 5; district++) state.barge.set([1, 1, 1, 1, 1, 0], district * 6);
    let tile = 0;
    state.ships.set(setting.printedShips.map((size) => (size > 0 ? NONE : tile++)));
    state.timeGold = setting.timeSpaces;
    const { stocks } = setting;
    state.waterStock = stocks.regularWater;
    state.gardenStock = stocks.gardens;
    state.projectStock.fill(stocks.projectsPerColour);
    state.pieceStock.fill(stocks.piecesPerColour);
    state.asideHarbormasters[0] = (1 << HARBORMASTER_COUNT) - 1;
    state.portCrates.set([0, 1, 2, 3, 4, 0]);
    const empty = [state.portHouses, state.zigguratHouses, state.decrees, state.decreeOwners, state.harbormasters, state.architect];
    for (const field of [...empty, state.assistant]) field.fill(NONE);
    state.zigguratTiles.set([0, 1, 2]);
    state.active = BOT;
    state.startSeat = BOT;
    state.actionsLeft = 2;
    state.automaCards.set([AUTOMA_LEFT, AUTOMA_RIGHT]);
    state.automaMarkers.set(setting.solo?.markers ?? []);
    this.at(1).numbers('white', 'yellow', 'brown').bag(3, 3, 3);
  }

  /** Both pawns of the Bot stand in this District. */
  at(district: number): this {
    this.state.assistant[BOT] = district - 1;
    this.state.architect[BOT] = district - 1;
    return this;
  }

  /** The tiles at each Number, the uppermost last. */
  numbers(...piles: readonly (BuildingColour | readonly BuildingColour[])[]): this {
    this.state.numberTiles.fill(0);
    piles.forEach((pile, number) => {
      [pile].flat().forEach((colour, height) => {
        this.state.numberTiles[number * NUMBER_STRIDE + height] = BUILDING_COLOURS.indexOf(colour) + 1;
      });
    });
    return this;
  }

  bag(white: number, yellow: number, brown: number): this {
    this.state.automaBag.set([white, yellow, brown]);
    return this;
  }

  markers(...markers: readonly number[]): this {
    this.state.automaMarkers.set(markers);
    return this;
  }

  gold(amount: number): this {
    this.state.gold[BOT] = amount;
    return this;
  }

  dice(dice: Partial<Record<ResourceColour, number>>): this {
    for (const [colour, amount] of Object.entries(dice))
      this.state.dice[BOT * 5 + RESOURCE_COLOURS.indexOf(colour as ResourceColour)] = amount;
    return this;
  }

  gardens(amount: number): this {
    this.state.gardens[BOT] = amount;
    return this;
  }

  /** Rows of the Bot's markers on the white, yellow and brown track. */
  mastery(...rows: readonly number[]): this {
    this.state.mastery.set(rows, BOT * 3);
    return this;
  }

  projects(seat: number, colour: BuildingColour, ...names: readonly string[]): this {
    for (const name of names) {
      const space = this.space(name);
      const district = this.district(space);
      const index = BUILDING_COLOURS.indexOf(colour);
      this.state.piece[space] = project(index, seat);
      this.state.projectStock[index]--;
      this.state.projects[groupAt(district, index)]++;
      this.state.ownProjects[ownGroupAt(seat, district, index)]++;
    }
    return this;
  }

  building(seat: number, colour: BuildingColour, ...names: readonly string[]): this {
    const spaces = names.map((name) => this.space(name)).sort((a, b) => a - b);
    const index = BUILDING_COLOURS.indexOf(colour);
    for (const space of spaces) {
      this.state.piece[space] = building(index, seat);
      this.state.detail[space] = spaces[0];
    }
    this.state.ownBuildings[seat * 3 + index]++;
    return this;
  }

  gardensOn(seat: number, ...names: readonly string[]): this {
    for (const name of names) this.state.piece[this.space(name)] = garden(seat);
    this.state.ownGardens[seat] += names.length;
    return this;
  }

  water(...names: readonly string[]): this {
    for (const name of names) this.state.piece[this.space(name)] = WATER;
    return this;
  }

  portHouse(seat: number, line: PortLine, side: 'blue' | 'red'): this {
    this.state.portHouses[2 * PORT_LINES.indexOf(line) + (side === 'red' ? 1 : 0)] = seat;
    this.state.ownPortHouses[seat]++;
    return this;
  }

  /** Marks Ships by their spaces, 1 to 9 row by row. */
  ships(seat: number, ...shipSpaces: readonly number[]): this {
    for (const shipSpace of shipSpaces) this.state.shipMarks[shipSpace - 1] |= 1 << seat;
    return this;
  }

  decrees(...decrees: readonly DecreeId[]): this {
    this.state.decrees.set(decrees.map((decree) => DECREE_IDS.indexOf(decree)));
    return this;
  }

  space(name: string): number {
    const space = this.state.setting.spaceNames.indexOf(name);
    if (space < 0) throw new Error(`There is no space ${name}.`);
    return space;
  }

  name(space: number): string | null {
    return space === NONE ? null : this.state.setting.spaceNames[space];
  }

  district(space: number): number {
    return 31 - Math.clz32(this.state.setting.usableFrom[space]);
  }

  /** Performs an action until chance or a seat is asked, or the action is done. */
  act(action: BotAction): this {
    push.over(this.state, BOT);
    action.begin(this.state);
    return this.#settle();
  }

  /** Runs a single frame. */
  run<Kind extends FrameKind>(kind: Kind, seat: number, payload: Payload<Kind>): this {
    push.over(this.state, BOT);
    const pushKind: (state: State, seat: number, payload: Payload<Kind>) => void = push[kind];
    pushKind(this.state, seat, payload);
    return this.#settle();
  }

  /** The Bot's turn from its start, or from its first action on, with the present cards. */
  turn(from: 'start' | 'actions' | 'decrees' = 'start'): this {
    push.turn(this.state, BOT);
    push.botTurn(this.state, BOT, { stage: { start: 0, actions: 2, decrees: 4 }[from] });
    return this.#settle();
  }

  /** Hands in outcomes of chance, each of which must be possible. */
  chance(...outcomes: readonly Outcome[]): this {
    for (const outcome of outcomes) {
      if (!playOutcome(this.state, outcome).ok) throw new Error(`impossible: ${JSON.stringify(outcome)}`);
    }
    return this;
  }

  /** Events of a kind. */
  told<Kind extends GameEvent['event']>(kind: Kind): Extract<GameEvent, { readonly event: Kind }>[] {
    return this.events.filter((event): event is Extract<GameEvent, { readonly event: Kind }> => event.event === kind);
  }

  /** The dice of the Bot by colour, the rows of its markers. */
  get ownDice(): number[] {
    return [...this.state.dice.subarray(BOT * 5, BOT * 5 + 5)];
  }
  get rows(): number[] {
    return [...this.state.mastery.subarray(BOT * 3, BOT * 3 + 3)];
  }
  get vp(): number {
    return this.state.vp[BOT];
  }
  get botGold(): number {
    return this.state.gold[BOT];
  }

  /** Pushes a chance question without effect, so that the engine continues from here by its own rules. */
  #settle(): this {
    push.drawStartPlayer(this.state, CHANCE);
    apply(this.state, BOT);
    return this;
  }
}
