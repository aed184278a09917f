/**
 * A table of a game that is played elsewhere, as one observer may know it: a seat, or SPECTATOR. It shows what a `Table` shows to that observer, byte for
 * byte.
 *
 * The own turn is tentative until a barrier (decision 0017): until then nothing is sent, and undo, redo and restart are local. Then `takeOut` gives the
 * stretch to be sent, and the table waits until it comes back with what followed. Whoever asks in the name of another seat is refused with an error.
 */
import {
  type Ask,
  asked,
  CHANCE,
  type Choice,
  choicesOf,
  describeQuestion,
  type GameRecord,
  hashMasked,
  isOver,
  mask,
  NONE,
  replay,
  type Setting,
  SPECTATOR,
  type State,
  type Told,
  type Turn,
  type View,
} from '@tabannusi/engine';
import type { Back, Done, Prompt } from '../answers.ts';
import { History, type Logged, type Seen } from '../history.ts';
import { kept, type SteppedGame } from '../kept-game.ts';
import { type Happening, type Listener, Notices } from '../notices.ts';
import type { Orders } from '../orders.ts';
import { Own, type OwnOfSeat } from '../own.ts';
import { ofSeat, type Seat, type SeatSettings, savedSeat } from '../seats.ts';
import type { PlayOptions, Sight } from '../sight.ts';
import { TentativeTurn } from '../turn.ts';
import type { Stretch, ToldEntry } from './entries.ts';
import { FollowedGame, stepped } from './followed-game.ts';

interface FollowedTableParts {
  readonly setting: Setting;
  readonly seats: readonly Seat[];
  /** The seat that sits at the screen, or SPECTATOR. */
  readonly observer: number;
  /** Of the observer's seat. */
  readonly own?: OwnOfSeat;
}

const NOT_NOW: Done = { ok: false, code: 'notAsked' };

export class FollowedTable implements Sight {
  readonly seats: readonly Seat[];
  readonly observer: number;
  readonly setting: Setting;
  readonly #own: Own;
  readonly #notices = new Notices();
  #followed: FollowedGame & SteppedGame;
  /** The same game, and once it is over the one of its record. */
  #game: SteppedGame;
  #turn: TentativeTurn;
  #history: History;
  #isTakenOut = false;

  /** A game of which nothing has been told. */
  constructor({ setting, seats, observer, own = {} }: FollowedTableParts) {
    if (observer !== SPECTATOR) ofSeat(seats, observer);
    this.seats = Object.freeze(seats.map((seat) => Object.freeze({ ...savedSeat(seat), name: seat.name })));
    this.observer = observer;
    this.setting = setting;
    this.#own = new Own(seats.map((_, seat) => (seat === observer ? own : {})));
    this.#followed = stepped(new FollowedGame(setting, observer));
    this.#game = this.#followed;
    this.#turn = this.#turnOf([]);
    this.#history = new History(this.#game);
  }

  get players(): number {
    return this.setting.players;
  }

  /**
   * `sending`: a stretch is made, and what follows from it has not been told. It is the own one, or the last one of the game, whose end comes with the
   * record. Throws before anything has been told: chance comes first.
   */
  get prompt(): Prompt {
    if (this.#isSending) return { wait: 'sending', seat: this.#sender };
    const { prompt } = this.#turn;
    if (prompt.wait === 'chance') throw new Error('followed table: it has not been told the next outcome');
    return prompt;
  }

  get question(): (Ask & { readonly seat: number }) | null {
    const { state } = this.#game;
    return this.#isOver || asked(state) === CHANCE ? null : describeQuestion(state);
  }

  get active(): number | null {
    const { active } = this.#game.state;
    return active === NONE ? null : active;
  }

  choices(seat: number): Choice[] {
    this.#expectOwn(seat);
    return this.#isSending || this.#turn.refusal(seat) !== null ? [] : choicesOf(this.#game.state);
  }

  // The own turn

  play(seat: number, choice: Choice, options?: PlayOptions): Done {
    return this.#decide(seat, () => this.#turn.play(seat, choice, options));
  }

  confirm(seat: number): Done {
    return this.#decide(seat, () => this.#turn.confirm(seat));
  }

  undo(seat: number): Back {
    return this.#decide(seat, () => this.#turn.undo(seat));
  }

  redo(seat: number): Done {
    return this.#decide(seat, () => this.#turn.redo(seat));
  }

  restartTurn(seat: number): Back {
    return this.#decide(seat, () => this.#turn.restart(seat));
  }

  /** The own decisions that were not told: nobody else knows them. */
  get untold(): Choice[] {
    const { firm, made, last, steps, moment } = this.#followed;
    if (made === firm) return [];
    return [...steps.between(firm, moment).map(({ answer }) => answer), ...(last === null ? [] : [last])] as Choice[];
  }

  /** The stretch to be sent, once; null while there is none. It is given again after `back` to its beginning. */
  takeOut(): Stretch | null {
    const decisions = this.untold;
    if (!this.#isSending || decisions.length === 0 || this.#isTakenOut) return null;
    this.#isTakenOut = true;
    return { at: this.#followed.firm, decisions };
  }

  // What is told

  /**
   * The next steps of the game, and what an own stretch came to. Other decisions than the own ones (from another tab, say) take their place. False where
   * the game cannot have gone so: whoever follows has then been told of another game, and must begin anew.
   */
  told(entries: readonly ToldEntry[]): boolean {
    const from = this.moment;
    let good = from;
    for (const { steps, ordered = [], record } of entries) {
      const same = record === undefined ? this.#goOn(steps) : this.#end(record);
      if (same === null) return false;
      good = Math.min(good, same);
      // The end has been told before its record, and so has who made it.
      const firm = record === undefined ? same : this.#followed.firm;
      if (this.#isOver || steps.length > 0) this.#settle([...this.#turn.ordered.filter((at) => at <= firm), ...ordered]);
    }
    this.#tell(good, from);
    return true;
  }

  /** The game is back at a moment, because persons agreed to it, or because the own stretch was refused. */
  back(moment: number): void {
    const { told, firm } = this.#followed;
    if (!Number.isInteger(moment) || moment < 0 || moment > firm) throw new RangeError(`moment: found ${moment}, allowed 0 to ${firm}`);
    const from = this.moment;
    this.#go(told.slice(0, moment));
    this.#settle(this.#turn.ordered.filter((at) => at <= moment));
    this.#tell(Math.min(moment, from), from);
  }

  /** Sixteen hexadecimal digits of what the observer or a spectator knows at a moment, to be compared with those that the server sends. */
  hash(observer: number, moment = Math.min(this.#followed.firm, this.moment)): string {
    this.#expectObserver(observer);
    return hashMasked(mask(this.#game.steps.at(moment), observer));
  }

  // What the seat has set for itself

  settings(seat: number): SeatSettings {
    this.#expectOwn(seat);
    return ofSeat(this.#own.settings, seat);
  }

  set(seat: number, settings: SeatSettings): void {
    this.#expectOwn(seat);
    if (this.#own.set(seat, settings)) this.#tell(this.moment, this.moment);
  }

  orders(seat: number): Orders {
    this.#expectOwn(seat);
    return ofSeat(this.#own.orders, seat);
  }

  /** Answers that follow from them are decisions of the tentative turn. */
  order(seat: number, orders: Orders): void {
    this.#expectOwn(seat);
    const from = this.moment;
    this.#own.order(seat, orders);
    if (!this.#isSending && asked(this.#game.state) === seat) this.#turn.followOrders();
    this.#tell(from, from);
  }

  // What is known

  get moment(): number {
    return this.#game.moment;
  }

  get turns(): readonly Turn[] {
    return [...this.#game.turns];
  }

  seen(observer: number, moment = this.moment): Seen {
    this.#expectObserver(observer);
    return this.#history.seen(observer, moment);
  }

  view(observer: number, moment = this.moment): View {
    this.#expectObserver(observer);
    return this.#history.view(observer, moment);
  }

  stateFor(observer: number, moment = this.moment): State {
    this.#expectObserver(observer);
    return this.#history.stateFor(observer, moment);
  }

  log(observer: number, from = 0, to = this.moment): Logged[] {
    this.#expectObserver(observer);
    return this.#history.log(observer, from, to, this.#turn.ordered);
  }

  sinceLastTurn(seat: number): { readonly from: number; readonly to: number } {
    this.#expectOwn(seat);
    return this.#history.sinceLastTurn(seat);
  }

  subscribe(observer: number, listener: Listener): () => void {
    this.#expectObserver(observer);
    return this.#notices.subscribe(observer, listener);
  }

  get #isOver(): boolean {
    return isOver(this.#game.state);
  }

  get #isSending(): boolean {
    if (this.#isOver) return false;
    const { last, moment, firm, open } = this.#followed;
    return last !== null || (moment > firm && open === 0);
  }

  /** The seat that made the last decision. */
  get #sender(): number {
    const { last, state, steps, moment } = this.#followed;
    if (last !== null && 'choose' in last) return asked(state);
    return steps.between(0, moment).findLast(({ by }) => by !== CHANCE)?.by ?? this.observer;
  }

  #decide<Answer extends Back>(seat: number, deed: () => Answer): Answer | Done {
    this.#expectOwn(seat);
    if (this.#isSending) return NOT_NOW;
    const from = this.moment;
    const done = deed();
    // A turn may go back in part, and be refused the rest.
    if (done.ok || this.moment !== from) this.#tell(Math.min(from, this.moment), from);
    return done;
  }

  /** Goes on from what was told alone. */
  #go(told: readonly Told[]): void {
    this.#followed = stepped(new FollowedGame(this.setting, this.observer, told));
    this.#game = this.#followed;
    this.#history = new History(this.#game);
  }

  /** After what was told a new tentative turn begins. */
  #settle(ordered: readonly number[]): void {
    this.#isTakenOut = false;
    this.#turn = this.#turnOf(ordered);
  }

  #turnOf(ordered: readonly number[]): TentativeTurn {
    return new TentativeTurn(this.seats, this.#game, this.#own, ordered, null);
  }

  /** Takes steps in. Returns the moment up to which what was shown stays, and null where one of them cannot have happened. */
  #goOn(steps: readonly Told[]): number | null {
    let same = this.moment;
    for (const step of steps) {
      if (this.#followed.confirm(step)) continue;
      const { firm, made, told } = this.#followed;
      same = Math.min(same, firm);
      // Own decisions that are not told make room for others.
      if (made > firm) this.#go(told);
      if (!this.#followed.follow(step)) return null;
    }
    return same;
  }

  /**
   * The game of a record takes the place of the one that was followed. Returns the moment up to which both are the same to the observer, and null where
   * the record tells otherwise than was told.
   */
  #end(record: GameRecord): number | null {
    const replayed = replay(record, { keepsSteps: true });
    if (!replayed.ok || !isOver(replayed.state)) return null;
    const game = kept(replayed.recording);
    const { told, firm, steps, moment } = this.#followed;
    const isSame = (n: number, answer: Told | undefined): boolean =>
      JSON.stringify(game.steps.before(n + 1)?.answer) === JSON.stringify(answer);
    if (!told.every((answer, n) => answer === null || isSame(n, answer))) return null;
    let same = Math.min(firm, moment);
    while (same < moment && isSame(same, steps.before(same + 1)?.answer)) same++;
    this.#game = game;
    this.#history = new History(game);
    return same;
  }

  /** Tells what changed since a moment up to which everything is as it was; `from` is the moment that was shown. */
  #tell(good: number, from: number): void {
    const happenings: Happening[] = good < from ? [{ back: good }] : [];
    const { ordered } = this.#turn;
    for (const [n, step] of this.#game.steps.between(good, this.moment).entries()) {
      const moment = good + n + 1;
      happenings.push({ step, moment, ordered: ordered.includes(moment) });
    }
    this.#notices.add(happenings.length > 0 ? happenings : ['prompt']);
    this.#notices.tell();
  }

  #expectOwn(seat: number): void {
    if (seat !== this.observer || seat === SPECTATOR)
      throw new RangeError(`seat: found ${seat}, allowed ${this.observer === SPECTATOR ? 'none' : this.observer}`);
  }

  #expectObserver(observer: number): void {
    if (observer !== SPECTATOR && observer !== this.observer)
      throw new RangeError(`observer: found ${observer}, allowed ${this.observer} and ${SPECTATOR}`);
  }
}
