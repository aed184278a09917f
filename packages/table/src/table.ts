/**
 * One game being played. Everything that changes the game goes through here, and through the engine's checked doors; nothing here does I/O.
 *
 * The table draws chance by itself and follows standing orders, so that it always waits for a person, a bot or nobody.
 */
import {
  asked,
  type Barrier,
  CHANCE,
  type Choice,
  describeChoice,
  describeOutcome,
  drawOutcome,
  eventsFor,
  type GameEvent,
  type GameRecord,
  Generator,
  isOver,
  legal,
  mask,
  type Outcome,
  play,
  type Recording,
  type RefusalCode,
  type Setting,
  type State,
  type View,
  viewOf,
} from '@tabannusi/engine';
import type { Bot, Knowledge } from './bots/bot.ts';
import { random } from './bots/random.ts';
import { type Happening, type Listener, Notices } from './notices.ts';
import { type Orders, orderedChoice } from './orders.ts';
import { DEFAULT_SETTINGS, type Seat, type SeatSettings } from './seats.ts';
import type { Step, Steps, Turn } from './steps.ts';
import { isEndOfTurn, type Warning, warningsOf } from './warnings.ts';

export type Prompt =
  | { readonly wait: 'decision'; readonly seat: number; readonly by: Seat['kind'] }
  /** A choice that ends the turn is held back. */
  | { readonly wait: 'confirm'; readonly seat: number; readonly choice: Choice }
  | { readonly wait: 'over' };

/** `notAsked`: another seat is asked; `confirming`: a choice waits for its confirmation; `nothing`: there is nothing to do it to. */
export type Done = { readonly ok: true } | { readonly ok: false; readonly code: RefusalCode | 'notAsked' | 'confirming' | 'nothing' };

/** `moment` is the one that cannot be left, and `barrier` why. */
export type Back = Done | { readonly ok: false; readonly code: 'barrier'; readonly barrier: Barrier; readonly moment: number };

/** What a seat has set for itself. */
interface Own {
  settings: SeatSettings;
  orders: Orders;
}

export interface TableParts {
  readonly recording: Recording;
  readonly seats: readonly Seat[];
  /** Of the game: chance and bots draw from it. */
  readonly seed: string;
  /** Further chance is drawn from it; it has drawn all that the recording has from the seed. */
  readonly generator: Generator;
  readonly steps: Steps;
  readonly own?: readonly { readonly settings?: SeatSettings | undefined; readonly orders?: Orders | undefined }[];
}

export class Table {
  readonly seats: readonly Seat[];
  readonly #recording: Recording;
  readonly #seed: string;
  readonly #generator: Generator;
  readonly #steps: Steps;
  readonly #notices = new Notices();
  readonly #own: Own[];
  #events: GameEvent[] = [];
  /** The choice that ends the turn, while it waits for its confirmation. */
  #held: Choice | null = null;

  /** For `newTable`, `openTable` and `branch`. */
  constructor({ recording, seats, seed, generator, steps, own = [] }: TableParts) {
    this.seats = seats;
    this.#recording = recording;
    this.#seed = seed;
    this.#generator = generator;
    this.#steps = steps;
    this.#own = seats.map((_, seat) => ({ settings: own[seat]?.settings ?? DEFAULT_SETTINGS, orders: own[seat]?.orders ?? {} }));
    recording.state.events = this.#events;
    this.#runOn();
  }

  /** Edition, number of players and switches, as the engine has them. */
  get setting(): Setting {
    return this.#state.setting;
  }

  get players(): number {
    return this.seats.length;
  }

  /** What is waited for. */
  get prompt(): Prompt {
    if (isOver(this.#state)) return { wait: 'over' };
    const seat = asked(this.#state);
    if (this.#held !== null) return { wait: 'confirm', seat, choice: this.#held };
    return { wait: 'decision', seat, by: this.#seatAt(seat).kind };
  }

  /** The legal choices of the seat that is asked; they may be secret (URB-04). */
  get choices(): readonly Choice[] {
    if (isOver(this.#state)) return [];
    return Array.from(this.#state.choices.subarray(0, legal(this.#state)), (answer) => describeChoice(this.#state, answer));
  }

  // The tentative turn

  /** A decision of a seat. The end of a turn waits for `confirm` where the seat wants it. */
  play(seat: number, choice: Choice): Done {
    const refused = this.#refuses(seat);
    if (refused !== null) return refused;
    if (this.#waitsForConfirmation(seat, choice)) {
      const tried = play(this.#state.clone(), choice);
      if (!tried.ok) return tried;
      this.#held = choice;
      return this.#atRest('prompt');
    }
    return this.#decideAndRunOn(choice);
  }

  /** Makes the choice that was held back. */
  confirm(seat: number): Done {
    const held = this.#held;
    if (held === null) return { ok: false, code: 'nothing' };
    if (asked(this.#state) !== seat) return { ok: false, code: 'notAsked' };
    this.#held = null;
    return this.#decideAndRunOn(held);
  }

  /** Takes the last decision back, or the one that waits for its confirmation. */
  undo(seat: number): Back {
    if (this.#held !== null) {
      if (asked(this.#state) !== seat) return { ok: false, code: 'notAsked' };
      this.#held = null;
      return this.#atRest('prompt');
    }
    if (!isOver(this.#state) && asked(this.#state) !== seat) return { ok: false, code: 'notAsked' };
    const undone = this.#recording.undo();
    if (undone.ok) {
      this.#steps.drop();
      return this.#atRest({ back: this.#steps.count });
    }
    return undone.stop === 'nothing'
      ? { ok: false, code: 'nothing' }
      : { ok: false, code: 'barrier', barrier: undone.stop, moment: this.#steps.count };
  }

  /** Makes the decision again that was taken back last. */
  redo(seat: number): Done {
    const refused = this.#refuses(seat);
    if (refused !== null) return refused;
    const [choice] = this.#recording.undone.slice(-1);
    if (choice === undefined) return { ok: false, code: 'nothing' };
    this.#recording.redo();
    this.#add(seat, choice, null, false);
    return this.#atRest();
  }

  /** Takes back what can be of the turn, and says where that stops if it is not its beginning. */
  restartTurn(seat: number): Back {
    const first = this.#steps.turns.at(-1)?.moment ?? 0;
    let back = this.undo(seat);
    if (!back.ok) return back;
    while (back.ok && this.#steps.count > first) back = this.undo(seat);
    return this.#steps.count > first ? back : { ok: true };
  }

  // Settings of a seat

  settings(seat: number): SeatSettings {
    return this.#ownOf(seat).settings;
  }

  set(seat: number, settings: SeatSettings): void {
    this.#ownOf(seat).settings = settings;
    this.#atRest('prompt');
  }

  orders(seat: number): Orders {
    return this.#ownOf(seat).orders;
  }

  /** Replaces all standing orders of a seat; they hold from the next question on. */
  order(seat: number, orders: Orders): void {
    this.#ownOf(seat).orders = orders;
    if (this.#held === null) this.#runOn();
    this.#atRest('prompt');
  }

  /** What the seat that is asked should know before it makes a choice. */
  warnings(choice: Choice): Warning[] {
    const { prompt } = this;
    if (prompt.wait !== 'decision') return [];
    const { warnings } = this.settings(prompt.seat);
    return warningsOf(this.#state, choice).filter(({ warning }) => warnings[warning]);
  }

  // What is known

  /** The present moment: the number of steps made. */
  get moment(): number {
    return this.#steps.count;
  }

  get turns(): readonly Turn[] {
    return this.#steps.turns;
  }

  /** What an observer sees at a moment. The game is not disturbed. */
  view(observer: number, moment = this.moment): View {
    return viewOf(mask(this.#steps.at(moment), observer));
  }

  /** The steps between two moments, with the events that the observer may know; choices and outcomes may be secret and are left out. */
  log(observer: number, from = 0, to = this.moment): (Omit<Step, 'answer'> & { readonly moment: number })[] {
    return this.#steps
      .between(from, to)
      .map(({ answer: _, ...step }, n) => ({ ...step, events: eventsFor(step.events, observer), moment: from + n + 1 }));
  }

  /** From the end of the seat's last turn to the beginning of the present one, or to now. */
  sinceLastTurn(seat: number): { readonly from: number; readonly to: number } {
    const { turns } = this;
    const isOwn = turns.at(-1)?.seat === seat;
    const to = isOwn ? (turns.at(-1)?.moment ?? this.moment) : this.moment;
    const last = turns.slice(0, isOwn ? -1 : undefined).findLastIndex((turn) => turn.seat === seat);
    return { from: turns[last + 1]?.moment ?? 0, to };
  }

  /** Tells of everything from now on. The answer ends it. */
  subscribe(observer: number, listener: Listener): () => void {
    return this.#notices.subscribe(observer, listener);
  }

  // Bots

  /**
   * Asks the bot whose decision is waited for and makes its choice. A bot that fails, or answers what is not legal, is reported, and `random`
   * answers for it. Nothing happens where the game went on meanwhile.
   */
  async askBot(bots: Readonly<Record<string, Bot>>): Promise<Asked> {
    const { prompt } = this;
    const seat = prompt.wait === 'decision' ? this.#seatAt(prompt.seat) : undefined;
    if (prompt.wait !== 'decision' || seat?.kind !== 'bot') return { ok: false, code: 'noBot' };
    const { moment } = this;
    const bot = bots[seat.bot];
    const answer = bot === undefined ? { fault: `no bot ${seat.bot}` } : await ask(bot, this.#knowledge(prompt.seat));
    if (this.moment !== moment || asked(this.#state) !== prompt.seat) return { ok: false, code: 'late' };
    if ('choice' in answer && this.play(prompt.seat, answer.choice).ok) return { ok: true, choice: answer.choice, fault: null };
    const choice = await random.choose(this.#knowledge(prompt.seat));
    this.play(prompt.seat, choice);
    return { ok: true, choice, fault: 'fault' in answer ? answer.fault : 'not a legal choice' };
  }

  #knowledge(seat: number): Knowledge {
    const decisions = this.#recording.decisions.length;
    return { seat, masked: mask(this.#state, seat), choices: this.choices, random: new Generator(`${this.#seed} ${decisions}`, 'bot') };
  }

  // Keeping

  /** The record as it stands. A copy that is shared before the end holds no seed. */
  record(): GameRecord {
    return this.#recording.record();
  }

  /** For `save` and `branch`. */
  get parts(): { readonly own: readonly Own[]; readonly steps: Steps; readonly held: Choice | null; readonly undone: readonly Choice[] } {
    return { own: this.#own.map((each) => ({ ...each })), steps: this.#steps, held: this.#held, undone: this.#recording.undone };
  }

  // Inside

  get #state(): State {
    return this.#recording.state;
  }

  #seatAt(seat: number): Seat {
    const found = this.seats[seat];
    if (found === undefined) throw new RangeError(`seat: found ${seat}, allowed 0 to ${this.players - 1}`);
    return found;
  }

  #ownOf(seat: number): Own {
    const own = this.#own[seat];
    if (own === undefined) throw new RangeError(`seat: found ${seat}, allowed 0 to ${this.players - 1}`);
    return own;
  }

  #refuses(seat: number): Done | null {
    if (isOver(this.#state)) return { ok: false, code: 'over' };
    if (asked(this.#state) !== seat) return { ok: false, code: 'notAsked' };
    return this.#held === null ? null : { ok: false, code: 'confirming' };
  }

  #waitsForConfirmation(seat: number, choice: Choice): boolean {
    return this.#seatAt(seat).kind === 'person' && this.settings(seat).confirm && isEndOfTurn(this.#state, choice);
  }

  #decideAndRunOn(choice: Choice): Done {
    const played = this.#decide(choice, false);
    if (!played.ok) return played;
    this.#runOn();
    return this.#atRest();
  }

  /** Listeners are told when nothing is half done. */
  #atRest(happening?: Happening): Done {
    if (happening !== undefined) this.#notices.add(happening);
    this.#notices.tell();
    return { ok: true };
  }

  #decide(choice: Choice, ordered: boolean): Done {
    const seat = asked(this.#state);
    const played = this.#recording.decide(choice);
    if (!played.ok) return played;
    this.#add(seat, choice, played.barrier, ordered);
    return { ok: true };
  }

  /** Draws chance and follows orders until somebody must be asked. */
  #runOn(): void {
    const state = this.#state;
    while (!isOver(state)) {
      const seat = asked(state);
      if (seat === CHANCE) {
        const outcome = describeOutcome(state, drawOutcome(state, this.#generator));
        const played = this.#recording.happen(outcome);
        if (!played.ok) throw new Error(`table: chance was refused (${played.code})`);
        this.#add(CHANCE, outcome, played.barrier, false);
        continue;
      }
      const choice = orderedChoice(state, this.#ownOf(seat).orders);
      if (choice === null || !this.#decide(choice, true).ok) return;
    }
  }

  #add(by: number, answer: Choice | Outcome, barrier: Barrier | null, ordered: boolean): void {
    const step = { by, answer, ordered, events: this.#events, barrier };
    this.#events = [];
    this.#state.events = this.#events;
    this.#steps.add(step, this.#state);
    const added = this.#steps.before(this.moment);
    if (added !== undefined) this.#notices.add({ step: added, moment: this.moment });
  }
}

/** `fault`: why `random` answered instead. `late`: the game went on meanwhile. */
export type Asked =
  | { readonly ok: true; readonly choice: Choice; readonly fault: string | null }
  | { readonly ok: false; readonly code: 'noBot' | 'late' };

async function ask(bot: Bot, knowledge: Knowledge): Promise<{ readonly choice: Choice } | { readonly fault: string }> {
  try {
    return { choice: await bot.choose(knowledge) };
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) };
  }
}
