/**
 * A table of a game that is played elsewhere, with the knowledge of one observer: a seat, or SPECTATOR. That observer sees exactly what a
 * `Table` would show, byte for byte.
 *
 * The observer's turn is tentative until a barrier (decision 0017): until then nothing is sent, and undo, redo and restart are local. At
 * the barrier `takeOut` returns the stretch to send, and the table waits until it comes back with what followed. Calls for another seat
 * throw.
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
import { type KeptGame, kept, type SteppedGame } from '../kept-game.ts';
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
  /** A seat, or SPECTATOR. */
  readonly observer: number;
  /** The settings and standing orders of the observer's seat. */
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
  /** The followed game; once it is over, the game of its record. */
  #game: SteppedGame;
  /** The game of the record; null before its end. */
  #ended: KeptGame | null = null;
  #turn: TentativeTurn;
  #history: History;
  #isTakenOut = false;

  /** A table before the first step was told. */
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
   * `sending`: a stretch has been made, and what follows it has not been told. Either the observer made it, or it is the last stretch of
   * the game, whose end comes with the record. Throws before the first step was told, because every game begins with chance.
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

  // The observer's turn

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

  /** The observer's own decisions that were not told: nobody else knows them. */
  get untold(): Choice[] {
    const { firm, made, last, steps, moment } = this.#followed;
    if (made === firm) return [];
    return [...steps.between(firm, moment).map(({ answer }) => answer), ...(last === null ? [] : [last])] as Choice[];
  }

  /** Returns the stretch to send; null if there is none or it was returned before. After `back` to its beginning it is returned again. */
  takeOut(): Stretch | null {
    const decisions = this.untold;
    if (!this.#isSending || decisions.length === 0 || this.#isTakenOut) return null;
    this.#isTakenOut = true;
    return { at: this.#followed.firm, decisions };
  }

  // What the server tells

  /**
   * Takes in the next steps of the game, including those that confirm a stretch of this table. They replace own decisions that differ, such
   * as those made in another tab. Returns false if the game cannot have gone this way; then the follower must start anew.
   */
  told(entries: readonly ToldEntry[]): boolean {
    const from = this.moment;
    let good = from;
    for (const { steps, ordered = [], record } of entries) {
      const same = record === undefined ? this.#goOn(steps) : this.#end(record);
      if (same === null) return false;
      good = Math.min(good, same);
      // The final steps, and who made them, were told before the record came.
      const firm = record === undefined ? same : this.#followed.firm;
      if (this.#isOver || steps.length > 0) this.#settle([...this.#turn.ordered.filter((at) => at <= firm), ...ordered]);
    }
    this.#tell(good, from);
    return true;
  }

  /** Returns to an earlier moment, because the players agreed on it or because the server refused the stretch. */
  back(moment: number): void {
    const { told, firm } = this.#followed;
    if (!Number.isInteger(moment) || moment < 0 || moment > firm) throw new RangeError(`moment: found ${moment}, allowed 0 to ${firm}`);
    const from = this.moment;
    this.#go(told.slice(0, moment));
    this.#settle(this.#turn.ordered.filter((at) => at <= moment));
    this.#tell(Math.min(moment, from), from);
  }

  /** A hash of what the observer knows at a moment, in 16 hexadecimal digits, to compare with the server's. */
  hash(observer: number, moment = Math.min(this.#followed.firm, this.moment)): string {
    this.#expectObserver(observer);
    return hashMasked(mask(this.#game.steps.at(moment), observer));
  }

  // Settings and standing orders

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

  /** The answers that these orders give belong to the tentative turn. */
  order(seat: number, orders: Orders): void {
    this.#expectOwn(seat);
    const from = this.moment;
    this.#own.order(seat, orders);
    if (!this.#isSending && asked(this.#game.state) === seat) this.#turn.followOrders();
    this.#tell(from, from);
  }

  // What observers know

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

  record(): GameRecord | null {
    return this.#ended?.record() ?? null;
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
    // A turn may be undone in part before a barrier stops it.
    if (done.ok || this.moment !== from) this.#tell(Math.min(from, this.moment), from);
    return done;
  }

  /** Starts again from the told steps and drops own decisions. */
  #go(told: readonly Told[]): void {
    this.#followed = stepped(new FollowedGame(this.setting, this.observer, told));
    this.#game = this.#followed;
    this.#history = new History(this.#game);
  }

  /** Starts a new tentative turn after the told steps. */
  #settle(ordered: readonly number[]): void {
    this.#isTakenOut = false;
    this.#turn = this.#turnOf(ordered);
  }

  #turnOf(ordered: readonly number[]): TentativeTurn {
    return new TentativeTurn(this.seats, this.#game, this.#own, ordered, null);
  }

  /** Makes told steps. Returns the moment up to which the view stays the same; null if one of the steps cannot have happened. */
  #goOn(steps: readonly Told[]): number | null {
    let same = this.moment;
    for (const step of steps) {
      if (this.#followed.confirm(step)) continue;
      const { firm, made, told } = this.#followed;
      same = Math.min(same, firm);
      // Own decisions that were not confirmed give way to the told steps.
      if (made > firm) this.#go(told);
      if (!this.#followed.follow(step)) return null;
    }
    return same;
  }

  /**
   * Replaces the followed game by the game of its record. Returns the moment up to which both are the same for the observer; null if the
   * record contradicts what was told.
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
    this.#ended = game;
    this.#game = game;
    this.#history = new History(game);
    return same;
  }

  /** Tells subscribers what changed: everything up to the moment `good` is unchanged, and `from` is the moment they were last shown. */
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
