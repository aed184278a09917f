/**
 * A game as tests play it: every choice goes through the checked door, chance is scripted, and what was offered is printed when a choice
 * is refused.
 */
import { afterEach } from 'vitest';
import type { Ask, Choice, Outcome } from '../../src/choices.ts';
import { type ActionKind, type BuildingColour, RESOURCE_COLOURS, type ResourceColour } from '../../src/edition/types.ts';
import { asked, describeChoice, describeQuestion, isOver, legal, questionKind } from '../../src/engine.ts';
import type { Amounts, GameEvent } from '../../src/model/events.ts';
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

  /** What is asked, of whom; null where chance is asked or the game is over. */
  ask(): (Ask & { readonly seat: number }) | null {
    return isOver(this.state) || asked(this.state) === CHANCE ? null : describeQuestion(this.state);
  }

  /** What is asked: the kind of a question, of chance, or 'over'. */
  asks(): string {
    return questionKind(this.state);
  }

  /** All that is offered to the seat that is asked; nothing to chance or when the game is over. */
  offers(): Choice[] {
    if (this.ask() === null) return [];
    return Array.from(this.state.choices.slice(0, legal(this.state)), (answer) => describeChoice(this.state, answer));
  }

  /** Spaces among what is offered, in alphabetical order. */
  spaces(): string[] {
    return this.offers()
      .flatMap((choice) => (choice.choose === 'space' ? [choice.space] : []))
      .sort();
  }

  /** Hands in a choice and says whether it was taken. */
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

  /** Outcomes for chance, in the order in which it is asked, now and later. A test fails that leaves some of them. */
  chance(...outcomes: readonly Outcome[]): this {
    this.#script.push(...outcomes);
    this.#goOn();
    return this;
  }

  /** A roll of dice with these faces. */
  roll(...faces: readonly number[]): this {
    return this.chance({ chance: 'dice', faces: countFaces(faces) });
  }

  /** What has happened since the position, in order; of one kind only, if one is named. */
  events(): readonly GameEvent[];
  events<K extends GameEvent['event']>(kind: K): readonly EventOf<K>[];
  events(kind?: string): readonly GameEvent[] {
    return kind === undefined ? this.#events : this.#events.filter(({ event }) => event === kind);
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
  /** To a District: with the die, or wherever else one is asked for. */
  go = (district: number, gold: 0 | 1 = 0): this =>
    this.choose(questionKind(this.state) === 'destination' ? { choose: 'destination', district, gold } : { choose: 'district', district });
  act = (action: ActionKind): this => this.choose({ choose: 'action', action });
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

  /** The Project action; colour and space are chosen where the engine asks. */
  project(colour: BuildingColour, space: string): this {
    this.act('project');
    if (this.asks() === 'projectColour') this.colour(colour);
    if (this.asks() === 'projectSpace') this.space(space);
    return this.#expectAt(space, `${colour} project`);
  }

  /** The Construct action; where a payment is asked, by this mix or by the first one offered. */
  construct(colour: BuildingColour, mix?: Mix): this {
    this.act('construct');
    if (this.asks() === 'constructColour') this.colour(colour);
    if (this.asks() === 'payment') this.choose(mix === undefined ? this.offers()[0] : payment(mix));
    return this;
  }

  /** Lays a Water tile, regular or special, within a Gardening. */
  lay(space: string, tile: 'water' | number = 'water'): this {
    this.choose({ choose: 'lay', tile });
    if (this.asks() === 'waterSpace') this.space(space);
    return this.#expectAt(space, 'water');
  }

  /** Places a Garden within a Gardening. */
  place(space: string): this {
    this.choose({ choose: 'place', tile: 'garden' });
    if (this.asks() === 'gardenSpace') this.space(space);
    return this.#expectAt(space, 'garden');
  }

  /** The free refill of a Crate; what pays is chosen where the engine asks. */
  refill(colour: ResourceColour, pay?: ResourceColour | 'gold'): this {
    this.choose({ choose: 'refill', colour });
    if (this.asks() === 'refillPayment' && pay !== undefined) this.take(pay);
    return this;
  }

  /** Die and destination of a turn, by the die itself. */
  moveTo(district: number): this {
    return this.die(district).go(district);
  }

  /** What is asked and offered, for messages. */
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

  #expectAt(space: string, what: string): this {
    if (!this.at(space).startsWith(what)) throw new Error(`Expected ${what} on ${space}, there is ${this.at(space)}.\n${this.describe()}`);
    return this;
  }
}

/** Amounts in the order of the Resource colours. */
const amounts = (byColour: ByColour = {}): Amounts => RESOURCE_COLOURS.map((colour) => byColour[colour] ?? 0);

export const payment = (mix: Mix): Choice => ({ choose: 'pay', dice: amounts(mix.dice), crates: amounts(mix.crates), gold: mix.gold ?? 0 });

const text = (value: unknown): string => JSON.stringify(value);
