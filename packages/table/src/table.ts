/**
 * One game being played. Everything that changes the game goes through here and through the engine's checked functions; nothing here does
 * I/O.
 *
 * The table draws chance by itself and follows standing orders, so it always waits for a person, a bot or nobody.
 *
 * A table belongs to its host, which decides who may call each member:
 *
 * - Members that take an observer return what that observer may know.
 * - Members that take a seat are for that seat. `choices` may name its cards (URB-04).
 * - `record`, `save` and `branch` hold everything, including the seed. They stay with the host until the game is over.
 * - The other properties are public.
 */
import {
  type Ask,
  anyChoice,
  asked,
  CHANCE,
  type Choice,
  choicesOf,
  describeQuestion,
  type GameRecord,
  Generator,
  isOver,
  type Knowledge,
  mask,
  NONE,
  type Recording,
  retrace,
  type Setting,
  type State,
  type Turn,
  type View,
} from '@tabannusi/engine';
import type { Asked, Back, Done, Prompt } from './answers.ts';
import { ask } from './bots/ask.ts';
import type { Bot } from './bots/bot.ts';
import { History, type Logged, type Seen } from './history.ts';
import { newKeptGame, type SteppedGame } from './kept-game.ts';
import { type Happening, type Listener, Notices } from './notices.ts';
import type { Orders } from './orders.ts';
import { Own, type OwnOfSeat } from './own.ts';
import { type SavedTable, TABLE_FORMAT, TABLE_VERSION } from './save.ts';
import { ofSeat, type Seat, type SeatSettings, savedSeat } from './seats.ts';
import type { PlayOptions, Sight } from './sight.ts';
import { type Resolved, resolve, TentativeTurn } from './turn.ts';

/** The game of a table: one with a record, or one that began at a position. */
type PlayedGame = SteppedGame & Pick<Recording, 'record' | 'seed'>;

interface TableParts {
  readonly game: PlayedGame;
  readonly seats: readonly Seat[];
  /** One for each seat. */
  readonly own: readonly OwnOfSeat[];
  /** The moments of the steps that standing orders made. */
  readonly ordered?: readonly number[];
  /** A choice that ends the turn and waits for the person's confirmation. */
  readonly held?: Resolved | null;
}

export class Table implements Sight {
  readonly seats: readonly Seat[];
  readonly #game: PlayedGame;
  readonly #own: Own;
  readonly #turn: TentativeTurn;
  readonly #history: History;
  readonly #notices = new Notices();

  /**
   * For `newTable`, `openTable` and `branch`. The first question is asked even if an order would answer it: a person may have undone the
   * order's answer, or may want to branch before it.
   */
  constructor({ game, seats, own, ordered = [], held = null }: TableParts) {
    this.seats = Object.freeze(seats.map((seat) => Object.freeze({ ...savedSeat(seat), name: seat.name })));
    this.#game = game;
    this.#own = new Own(own);
    this.#turn = new TentativeTurn(this.seats, game, this.#own, ordered, held);
    this.#history = new History(game);
    game.draw();
  }

  get setting(): Setting {
    return this.#game.state.setting;
  }

  get players(): number {
    return this.setting.players;
  }

  get prompt(): Prompt {
    const { prompt } = this.#turn;
    if (prompt.wait === 'chance') throw new Error('table: its game has no source of chance');
    return prompt;
  }

  get question(): (Ask & { readonly seat: number }) | null {
    const { state } = this.#game;
    return isOver(state) || asked(state) === CHANCE ? null : describeQuestion(state);
  }

  get active(): number | null {
    const { active } = this.#game.state;
    return active === NONE ? null : active;
  }

  choices(seat: number): Choice[] {
    return this.#turn.refusal(seat) === null ? choicesOf(this.#game.state) : [];
  }

  // The tentative turn

  play(seat: number, choice: Choice, options?: PlayOptions): Done {
    return this.#tell(() => this.#turn.play(seat, choice, options));
  }

  confirm(seat: number): Done {
    return this.#tell(() => this.#turn.confirm(seat));
  }

  undo(seat: number): Back {
    return this.#tell(() => this.#turn.undo(seat));
  }

  redo(seat: number): Done {
    return this.#tell(() => this.#turn.redo(seat));
  }

  restartTurn(seat: number): Back {
    return this.#tell(() => this.#turn.restart(seat));
  }

  // Settings and standing orders

  settings(seat: number): SeatSettings {
    return ofSeat(this.#own.settings, seat);
  }

  set(seat: number, settings: SeatSettings): void {
    if (this.#own.set(seat, settings)) this.#tell(() => ({ ok: true }));
  }

  orders(seat: number): Orders {
    return ofSeat(this.#own.orders, seat);
  }

  order(seat: number, orders: Orders): void {
    this.#tell(() => {
      this.#own.order(seat, orders);
      if (asked(this.#game.state) === seat) this.#turn.followOrders();
      return { ok: true };
    });
  }

  // What observers know

  get moment(): number {
    return this.#game.moment;
  }

  get turns(): readonly Turn[] {
    return [...this.#game.turns];
  }

  seen(observer: number, moment = this.moment): Seen {
    return this.#history.seen(observer, moment);
  }

  view(observer: number, moment = this.moment): View {
    return this.#history.view(observer, moment);
  }

  stateFor(observer: number, moment = this.moment): State {
    return this.#history.stateFor(observer, moment);
  }

  log(observer: number, from = 0, to = this.moment): Logged[] {
    return this.#history.log(observer, from, to, this.#turn.ordered);
  }

  sinceLastTurn(seat: number): { readonly from: number; readonly to: number } {
    return this.#history.sinceLastTurn(seat);
  }

  subscribe(observer: number, listener: Listener): () => void {
    return this.#notices.subscribe(this.#history.observer(observer), listener);
  }

  /** Runs a call that may change the game, then tells subscribers once its changes are complete. */
  #tell<Answer extends Back>(deed: () => Answer): Answer {
    const from = this.moment;
    const answer = deed();
    const to = this.moment;
    if (to < from) this.#notices.add([{ back: to }]);
    else if (to > from) this.#notices.add(this.#made(from, to));
    else if (answer.ok) this.#notices.add(['prompt']);
    this.#notices.tell();
    return answer;
  }

  #made(from: number, to: number): Happening[] {
    const { ordered } = this.#turn;
    return this.#game.steps.between(from, to).map((step, n) => {
      const moment = from + n + 1;
      return { step, moment, ordered: ordered.includes(moment) };
    });
  }

  // Bots

  /**
   * Asks the bot whose decision the table waits for and makes its choice. If the bot fails or answers with an illegal choice, the fault is
   * reported and a random choice is made instead. Does nothing if the game went on meanwhile.
   */
  async askBot(bots: Readonly<Record<string, Bot>>): Promise<Asked> {
    const { prompt } = this;
    const seat = prompt.wait === 'decision' ? ofSeat(this.seats, prompt.seat) : null;
    if (prompt.wait !== 'decision' || seat?.kind !== 'bot') return { ok: false, code: 'noBot' };
    const { steps } = this.#game;
    const last = steps.before(this.moment);
    const answer = await ask(bots, seat.bot, this.#knowledge(prompt.seat));
    if (steps.before(this.moment) !== last) return { ok: false, code: 'late' };
    const { state } = this.#game;
    const legal = 'choice' in answer ? resolve(state, answer.choice) : null;
    const resolved = legal ?? resolve(state, anyChoice(this.#knowledge(prompt.seat)));
    if (resolved === null) throw new Error('askBot: a choice by lot is not legal');
    this.#tell(() => this.#turn.decide(resolved));
    const { choice } = resolved;
    return { ok: true, choice, fault: 'fault' in answer ? answer.fault : legal === null ? 'not a legal choice' : null };
  }

  /** What the seat knows, as a fresh copy: the bot may keep it. */
  #knowledge(seat: number): Knowledge {
    const { seed, decisions, state } = this.#game;
    return { seat, masked: mask(state, seat), choices: choicesOf(state), random: new Generator(`${seed} ${decisions.length}`, 'bot') };
  }

  // Records, saves and branches

  /** The record of the game so far, including the seed. Leave the seed out of a copy that is shared before the game is over. */
  record(): GameRecord {
    return this.#game.record();
  }

  /** Everything that `openTable` needs. */
  save(): SavedTable {
    return {
      format: TABLE_FORMAT,
      version: TABLE_VERSION,
      record: this.record(),
      seats: this.seats.map(savedSeat),
      settings: this.#own.settings,
      orders: this.#own.orders,
      ordered: [...this.#turn.ordered],
      held: this.#turn.held,
      undone: [...this.#game.undone],
    };
  }

  /**
   * A new table with the same seats and the steps up to a moment. Its further chance comes from another seed. This table stays as it is.
   */
  branch(moment: number, seed: string): Table {
    const { edition, switches, solo } = this.setting;
    const names = this.seats.map(({ name }) => name);
    const game = newKeptGame({ edition, switches, names, king: solo?.king, seed, seedFrom: this.#game.steps.outcomes(moment) });
    retrace(this.record(), game, moment);
    const ordered = this.#turn.ordered.filter((at) => at <= moment);
    const own = this.seats.map((_, seat) => ({ settings: this.settings(seat), orders: this.orders(seat) }));
    return new Table({ game, seats: this.seats, own, ordered });
  }
}
