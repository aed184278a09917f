/**
 * A guest follows a game over the network: a running game on a state that was dealt for what one observer knows. It is told the record with holes: every
 * decision and outcome but those that the observer may not know.
 */
import { Generator } from '../../src/chance/generator.ts';
import type { Choice, Outcome } from '../../src/choices.ts';
import { asked, describeChoice, describeOutcome, drawOutcome, isOver, legal } from '../../src/engine.ts';
import { RunningGame } from '../../src/game/running-game.ts';
import { eventsFor } from '../../src/knowledge/events.ts';
import { mask } from '../../src/knowledge/mask.ts';
import { SPECTATOR } from '../../src/knowledge/masked.ts';
import { packMasked } from '../../src/knowledge/packed.ts';
import { redeal } from '../../src/knowledge/redeal.ts';
import type { GameEvent } from '../../src/model/events.ts';
import { FIELDS } from '../../src/model/frame-fields.ts';
import { top } from '../../src/model/frames.ts';
import { CHANCE, ZIGGURAT } from '../../src/model/ids.ts';
import type { State } from '../../src/model/state.ts';

/** Null where the observer may not know it. */
type Told = Choice | Outcome | null;

/** What an observer is told of an answer, asked before it is given: all but the cards that others draw and choose. */
export function tell(state: State, answer: Choice | Outcome, observer: number): Told {
  if ('chance' in answer) {
    const isOthers = answer.chance === 'urbanCard' && state.stack[top(state) + FIELDS.dealUrbanCard.toSeat] !== observer;
    return isOthers ? null : answer;
  }
  return answer.choose === 'urbanCard' && asked(state) !== observer ? null : answer;
}

export interface FollowTally {
  steps: number;
  hidden: number;
  redeals: number;
  takenBack: number;
}

export const newTally = (): FollowTally => ({ steps: 0, hidden: 0, redeals: 0, takenBack: 0 });

class Guest {
  readonly game: RunningGame;
  readonly observer: number;
  readonly #random: Generator;
  readonly #tally: FollowTally;

  constructor(real: State, observer: number, seed: string, tally: FollowTally) {
    this.observer = observer;
    this.#tally = tally;
    this.#random = new Generator(seed, 'redeal');
    this.game = new RunningGame(redeal(mask(real, observer), this.#random), { keepsSteps: true });
  }

  /** Makes the step that it is told, or any that looks the same where that is hidden. */
  follow(told: Told): void {
    if (told === null) this.#tally.hidden++;
    const answer = told ?? this.#anyAnswer();
    for (let deals = 0; !this.#make(answer); deals++) {
      if (deals > 1_000) throw new Error(`guest: no deal fits ${JSON.stringify(answer)}`);
      this.#tally.redeals++;
      this.game.assume(redeal(mask(this.game.state, this.observer), this.#random));
    }
  }

  #make(answer: Choice | Outcome): boolean {
    if ('chance' in answer) return this.game.happen(answer).ok;
    const played = this.game.decide(answer);
    // Its own turn is tentative: nothing of it has been sent before a barrier.
    if (played.ok && played.barrier === null) {
      this.#tally.takenBack++;
      this.game.undo();
      this.game.redo();
    }
    return played.ok;
  }

  #anyAnswer(): Choice | Outcome {
    const { state } = this.game;
    if (asked(state) === CHANCE) return describeOutcome(state, drawOutcome(state, this.#random));
    return describeChoice(state, state.choices[this.#random.below(legal(state))]);
  }
}

/** A host plays a game to its end; every seat and a spectator follow, and know what they would know at its table after every step. */
export function checkGuests(host: RunningGame, seed: string, tally: FollowTally, answerOf: (state: State) => Choice, told = tell): void {
  const { state, steps } = host;
  if (steps === null) throw new Error('the host keeps no steps');
  const observers = [...Array.from({ length: state.setting.players }, (_, seat) => seat), SPECTATOR];
  const guests = observers.map((observer) => new Guest(state, observer, `${seed} ${observer}`, tally));
  while (!isOver(state)) {
    const answer = asked(state) === CHANCE ? host.due() : answerOf(state);
    if (answer === null) throw new Error('the host has no chance');
    const holes = observers.map((observer) => told(state, answer, observer));
    if (!('chance' in answer ? host.happen(answer) : host.decide(answer)).ok) throw new Error('the host was refused');
    const audiences = (steps.before(host.moment)?.events ?? []).flatMap((event) => ('audience' in event ? [event.audience] : []));
    for (const [n, guest] of guests.entries()) {
      if (holes[n] !== null && audiences.some((seat) => seat !== guest.observer)) throw new Error('a guest is told what it may not know');
      guest.follow(holes[n]);
      tally.steps++;
      same('events', eventsOf(host, guest.observer), eventsOf(guest.game, guest.observer));
      // At the end all cards lie open, and the record comes with them.
      if (!isOver(state)) sameMasks(state, guest.game.state, guest.observer);
      same('turns', host.turns, guest.game.turns);
      same('open', host.open, guest.game.open);
    }
  }
}

function eventsOf({ steps, moment }: RunningGame, observer: number): readonly GameEvent[] {
  const events = eventsFor(steps?.before(moment)?.events ?? [], observer);
  const end = events.some(({ event }) => event === 'gameOver');
  // The last scoring of the Ziggurat counts all cards, and then they are shown.
  const shown = events.findIndex((event) => event.event === 'districtScored' && event.district === ZIGGURAT + 1);
  return end ? events.slice(0, shown) : events;
}

function sameMasks(real: State, guest: State, observer: number): void {
  const [wanted, found] = [real, guest].map((state) => packMasked(mask(state, observer)));
  const isSame =
    Buffer.from(wanted.bytes).equals(found.bytes) &&
    Buffer.from(wanted.hiddenHeld).equals(found.hiddenHeld) &&
    Buffer.from(wanted.hiddenBottom.subarray(0, wanted.hiddenBottoms)).equals(found.hiddenBottom.subarray(0, found.hiddenBottoms)) &&
    wanted.depth === found.depth;
  if (!isSame) throw new Error(`the mask of ${observer} differs`);
}

function same(what: string, wanted: unknown, found: unknown): void {
  const [a, b] = [JSON.stringify(wanted), JSON.stringify(found)];
  if (a !== b) throw new Error(`${what}: ${b}, wanted ${a}`);
}
