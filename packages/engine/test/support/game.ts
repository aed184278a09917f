/**
 * A game for tests: every choice is checked as if it came from outside, chance is scripted, and a refused choice prints what was offered.
 */
import { afterEach } from 'vitest';
import type { Ask, Choice, Outcome } from '../../src/choices.ts';
import {
  type ActionKind,
  type BuildingColour,
  type DecreeId,
  type HarbormasterId,
  type PortLine,
  RESOURCE_COLOURS,
  type ResourceColour,
} from '../../src/edition/types.ts';
import { asked, describeChoice, describeQuestion, isOver, legal, questionKind } from '../../src/engine.ts';
import type { Amounts } from '../../src/model/amounts.ts';
import type { GameEvent } from '../../src/model/events.ts';
import { CHANCE } from '../../src/model/ids.ts';
import type { State } from '../../src/model/state.ts';
import { type Played, play, playOutcome } from '../../src/play.ts';
import { checkConservation } from './conservation.ts';
import { type Player, playerOf, spaceText, type Table, tableOf } from './look.ts';
import { seatName } from './seats.ts';
import { countFaces } from './standard-set-up.ts';

export type AskKind = Ask['ask'];
export type Mix = { readonly dice?: ByColour; readonly crates?: ByColour; readonly gold?: number };
type ByColour = Partial<Record<ResourceColour, number>>;
type EventOf<K extends GameEvent['event']> = Extract<GameEvent, { readonly event: K }>;

const games = new Set<Game>();

afterEach(() => {
  const unused = [...games].flatMap((game) => game.unusedChance);
  games.clear();
  if (unused.length > 0) throw new Error(`Scripted chance was not asked for: ${unused.map(text).join(', ')}`);
});

export class Game {
  readonly state: State;
  readonly #events: GameEvent[] = [];
  readonly #script: Outcome[] = [];

  constructor(state: State) {
    this.state = state;
    state.events = this.#events;
    games.add(this);
  }

  get unusedChance(): readonly Outcome[] {
    return this.#script;
  }

  /** The question and the asked seat; null if chance is asked or the game is over. */
  ask(): (Ask & { readonly seat: number }) | null {
    return isOver(this.state) || asked(this.state) === CHANCE ? null : describeQuestion(this.state);
  }

  /** What is asked: the kind of a question, of chance, or 'over'. */
  asks(): string {
    return questionKind(this.state);
  }

  /** All offers to the asked seat; none if chance is asked or the game is over. */
  offers(): Choice[] {
    if (this.ask() === null) return [];
    return Array.from(this.state.choices.slice(0, legal(this.state)), (answer) => describeChoice(this.state, answer));
  }

  /** The spaces among the offers, in alphabetical order. */
  spaces(): string[] {
    return this.offers()
      .flatMap((choice) => (choice.choose === 'space' ? [choice.space] : []))
      .sort();
  }

  /** Plays a choice and returns whether it was accepted. */
  try(choice: Choice): Played {
    const played = play(this.state, choice);
    if (played.ok) this.#goOn();
    return played;
  }

  choose(choice: Choice): this {
    const position = this.describe();
    const played = this.try(choice);
    if (!played.ok) throw new Error(`${text(choice)} was refused (${played.code}).\n${position}`);
    return this;
  }

  /** Supplies outcomes for chance, in the order in which it is asked, now and later. A test fails if some of them are not used. */
  chance(...outcomes: readonly Outcome[]): this {
    this.#script.push(...outcomes);
    this.#goOn();
    return this;
  }

  /** A roll of dice with these faces. */
  roll(...faces: readonly number[]): this {
    return this.chance({ chance: 'dice', faces: countFaces(faces) });
  }

  /** The events since the position, in order, or those of one kind. `asked` events are included only if named. */
  events(): readonly GameEvent[];
  events<K extends GameEvent['event']>(kind: K): readonly EventOf<K>[];
  events(kind?: string): readonly GameEvent[] {
    return this.#events.filter(({ event }) => (kind === undefined ? event !== 'asked' && event !== 'chanceAsked' : event === kind));
  }

  player(seat: number): Player {
    return playerOf(this.state, seat);
  }

  table(): Table {
    return tableOf(this.state);
  }

  /** What lies on a space: 'empty', 'water', 'garden of Red', 'white project of Red', 'white building of Red'. */
  at(space: string): string {
    return spaceText(this.state, space);
  }

  die = (face: number): this => this.choose({ choose: 'die', face });
  /** Moves to a District: with the die, or wherever a District is asked. */
  go = (district: number, gold: 0 | 1 = 0): this =>
    this.choose(questionKind(this.state) === 'destination' ? { choose: 'destination', district, gold } : { choose: 'district', district });
  act = (action: Exclude<ActionKind, 'tile'>): this => this.choose({ choose: 'action', action });
  /** Uses the Action tile with this number, 1 to 6. */
  actionTile = (tile: number): this => this.choose({ choose: 'actionTile', tile });
  done = (): this => this.choose({ choose: 'done' });
  accept = (): this => this.choose({ choose: 'accept' });
  decline = (): this => this.choose({ choose: 'decline' });
  colour = (colour: BuildingColour): this => this.choose({ choose: 'colour', colour });
  space = (space: string): this => this.choose({ choose: 'space', space });
  track = (colour: BuildingColour): this => this.choose({ choose: 'track', colour });
  take = (colour: ResourceColour | 'gold'): this => this.choose({ choose: 'resource', colour });
  buy = (tile: 'water' | 'garden'): this => this.choose({ choose: 'buy', tile });
  ship = (shipSpace: number): this => this.choose({ choose: 'ship', shipSpace });
  pay = (mix: Mix): this => this.choose(payment(mix));
  /** Uses the Harbormaster B7 in a payment: one Resource of this colour less. */
  payLess = (colour: ResourceColour): this => this.choose({ choose: 'payLess', colour });
  /** Buys a step that a Ship offers (TILE-S13, TILE-S14). */
  buyStep = (): this => this.choose({ choose: 'buyStep' });
  specialWater = (tile: number): this => this.choose({ choose: 'specialWater', tile });
  /** Chooses a Crate that an effect turns face up. */
  crate = (colour: ResourceColour): this => this.choose({ choose: 'crate', colour });
  markerFrom = (from: 'area' | 'supply'): this => this.choose({ choose: 'markerFrom', from });
  gain = (gain: 'garden' | 'marker'): this => this.choose({ choose: 'gain', gain });
  row = (row: BuildingColour | 'bottom'): this => this.choose({ choose: 'row', row });
  section = (section: BuildingColour): this => this.choose({ choose: 'section', section });
  portSpace = (line: PortLine, side: 'blue' | 'red'): this => this.choose({ choose: 'portSpace', line, side });
  zigguratSpace = (section: BuildingColour, space: number): this => this.choose({ choose: 'zigguratSpace', section, space });
  urbanCard = (card: string): this => this.choose({ choose: 'urbanCard', card });
  /** Scores a Decree. */
  decree = (decree: DecreeId): this => this.choose({ choose: 'decree', decree });
  /** Uses a Harbormaster; of B7 see `payLess`. */
  harbormaster = (harbormaster: HarbormasterId): this => this.choose({ choose: 'harbormaster', harbormaster });

  /** Places a Project; chooses colour and space if the engine asks. */
  project(colour: BuildingColour, space: string): this {
    this.act('project');
    if (this.asks() === 'projectColour') this.colour(colour);
    if (this.asks() === 'projectSpace') this.space(space);
    return this.#expectAt(space, `${colour} project`);
  }

  /** Constructs a Building; pays with this mix or with the first one offered. */
  construct(colour: BuildingColour, mix?: Mix): this {
    this.act('construct');
    if (this.asks() === 'constructColour') this.colour(colour);
    return this.#payIfAsked(mix);
  }

  /** Claims a Ship in the Port; if the engine asks, pays with this mix or with the first one offered. */
  claimShip(shipSpace: number, mix?: Mix): this {
    this.act('ship');
    if (this.asks() === 'ship') this.ship(shipSpace);
    this.#payIfAsked(mix);
    return this.#expect(this.table().shipMarks[shipSpace - 1].includes(this.state.active), `Ship space ${shipSpace} to be marked`);
  }

  /** Places a House in the Port, from the bottom row unless another one is named (TILE-S09). */
  portHouse(line: PortLine, side: 'blue' | 'red', options: { readonly mix?: Mix; readonly row?: BuildingColour } = {}): this {
    this.act('portHouse');
    if (this.asks() === 'portSpace') this.portSpace(line, side);
    if (this.asks() === 'houseRow') this.row(options.row ?? 'bottom');
    this.#payIfAsked(options.mix);
    return this.#expect(this.table().portHouses[line][side] === this.state.active, `a House on the ${side} space of ${line}`);
  }

  /** Places a House in the Ziggurat, on space 1 to 6 of a section. */
  zigguratHouse(section: BuildingColour, space: number, mix?: Mix): this {
    this.act('zigguratHouse');
    if (this.asks() === 'zigguratSpace') this.zigguratSpace(section, space);
    this.#payIfAsked(mix);
    const there = this.table().zigguratHouses[section][space - 1];
    return this.#expect(there === this.state.active, `a House on space ${space} of the ${section} section`);
  }

  /** Lays a Water tile, regular or special, in a Gardening. */
  lay(space: string, tile: 'water' | number = 'water'): this {
    this.choose({ choose: 'lay', tile });
    if (this.asks() === 'waterSpace') this.space(space);
    return this.#expectAt(space, 'water');
  }

  /** Places a Garden in a Gardening. */
  place(space: string): this {
    this.choose({ choose: 'place', tile: 'garden' });
    if (this.asks() === 'gardenSpace') this.space(space);
    return this.#expectAt(space, 'garden');
  }

  /** Refills a Crate as a free action; chooses the payment if the engine asks. */
  refill(colour: ResourceColour, pay?: ResourceColour | 'gold'): this {
    this.choose({ choose: 'refill', colour });
    if (this.asks() === 'refillPayment' && pay !== undefined) this.take(pay);
    return this;
  }

  /** Die and destination of a turn, by the die itself. */
  moveTo(district: number): this {
    return this.die(district).go(district);
  }

  /** The question and the offers, for messages. */
  describe(): string {
    const ask = this.ask();
    if (ask === null) return `Asked: ${this.asks()}.`;
    const { seat, ...question } = ask;
    return `Asked of ${seatName(seat)}: ${text(question)}. Offered:\n${this.offers()
      .map((choice) => `  ${text(choice)}`)
      .join('\n')}`;
  }

  #goOn(): void {
    checkConservation(this.state);
    while (asked(this.state) === CHANCE && this.#script.length > 0) {
      const outcome = this.#script[0];
      const played = playOutcome(this.state, outcome);
      if (!played.ok) throw new Error(`Chance ${text(outcome)} was refused (${played.code}). Asked: ${this.asks()}.`);
      this.#script.shift();
      checkConservation(this.state);
    }
  }

  #payIfAsked(mix?: Mix): this {
    if (!PAYMENTS.includes(this.asks())) return this;
    return this.choose(mix === undefined ? this.offers()[0] : payment(mix));
  }

  #expectAt(space: string, what: string): this {
    return this.#expect(this.at(space).startsWith(what), `${what} on ${space}, there is ${this.at(space)}`);
  }

  #expect(is: boolean, what: string): this {
    if (!is) throw new Error(`Expected ${what}.\n${this.describe()}`);
    return this;
  }
}

/** Questions that a mix of dice, Crates and Gold answers. */
const PAYMENTS: readonly string[] = ['payment', 'shipPayment', 'anyPayment'];

/** Amounts in the order of the Resource colours. */
const amounts = (byColour: ByColour = {}): Amounts => RESOURCE_COLOURS.map((colour) => byColour[colour] ?? 0);

export const payment = (mix: Mix): Choice => ({ choose: 'pay', dice: amounts(mix.dice), crates: amounts(mix.crates), gold: mix.gold ?? 0 });

const text = (value: unknown): string => JSON.stringify(value);
