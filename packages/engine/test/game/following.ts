/**
 * A follower with the output of `tell` knows exactly what its observer would know at the table: masks, hashes of masks, events, turns and
 * undo points are compared after every step, for every seat and a spectator.
 */
import { Generator } from '../../src/chance/generator.ts';
import { KINGS } from '../../src/edition/types.ts';
import { asked, describeChoice, isOver, newGame } from '../../src/engine.ts';
import { seeded } from '../../src/game/chance.ts';
import { RunningGame } from '../../src/game/running-game.ts';
import { eventsFor } from '../../src/knowledge/events.ts';
import { follow } from '../../src/knowledge/follow.ts';
import { hashMasked } from '../../src/knowledge/hash-masked.ts';
import { mask } from '../../src/knowledge/mask.ts';
import { SPECTATOR } from '../../src/knowledge/masked.ts';
import { packMasked } from '../../src/knowledge/packed.ts';
import { redeal } from '../../src/knowledge/redeal.ts';
import { type Told, tell } from '../../src/knowledge/told.ts';
import type { GameEvent } from '../../src/model/events.ts';
import { CHANCE, ZIGGURAT } from '../../src/model/ids.ts';
import { createSetting, type Setting } from '../../src/model/setting.ts';
import { State } from '../../src/model/state.ts';
import { EDITIONS, PLAYER_COUNTS, settingOf } from '../properties/games.ts';
import { midGame } from '../properties/mid-game.ts';
import { PLAYER_KINDS, RandomAnswers } from '../properties/random-answers.ts';

/** What reaches an observer. A planted leak replaces one of these functions. */
export interface Wire {
  readonly tell: typeof tell;
  hash(state: State, observer: number): string;
  events(events: readonly GameEvent[], observer: number): readonly GameEvent[];
}

export const HONEST: Wire = { tell, hash: (state, observer) => hashMasked(mask(state, observer)), events: eventsFor };

export interface FollowTally {
  games: number;
  /** The number of steps times observers. */
  steps: number;
  hidden: number;
  redeals: number;
  takenBack: number;
}

export const newTally = (): FollowTally => ({ games: 0, steps: 0, hidden: 0, redeals: 0, takenBack: 0 });

/** The reference edition, the other edition and random editions for two to four players, and both checked-in editions against each king. */
export const FOLLOWED_KINDS = 17;

function settingNumber(n: number): Setting {
  const kind = n % FOLLOWED_KINDS;
  if (kind < 9)
    return settingOf({
      edition: (['reference', 'other', 'random'] as const)[Math.floor(kind / 3)],
      players: PLAYER_COUNTS[kind % 3],
      seed: n,
    });
  const edition = EDITIONS[kind < 13 ? 'reference' : 'other'];
  return createSetting(edition, 1, {}, KINGS[(kind - 9) % 4]);
}

/** Plays game `n` to its end with a follower for every seat and a spectator. Throws if one of them differs from the game. */
export function checkFollowed(n: number, tally: FollowTally, wire: Wire = HONEST): void {
  const setting = settingNumber(n);
  const round = Math.floor(n / FOLLOWED_KINDS);
  const start = setting.solo === null && round % 3 === 2 ? midGame(setting, n) : newGame(new State(setting));
  const host = new RunningGame(start, { chance: seeded(String(n)), keepsSteps: true });
  const { state } = host;
  const answers = new RandomAnswers(PLAYER_KINDS[round % 2], n);
  const observers = [...Array.from({ length: setting.players }, (_, seat) => seat), SPECTATOR];
  const followers = observers.map((observer) => new Follower(state, observer, `${n} ${observer}`, tally));
  while (!isOver(state)) {
    const answer = asked(state) === CHANCE ? host.due() : describeChoice(state, answers.next(state));
    if (answer === null) throw new Error('the host has no chance');
    const told = observers.map((observer) => wire.tell(state, answer, observer));
    if (!('chance' in answer ? host.happen(answer) : host.decide(answer)).ok) throw new Error('the host was refused');
    for (const [at, follower] of followers.entries()) {
      expectMayKnow(host, told[at], follower.observer);
      follower.follow(told[at]);
      follower.compare(host, wire);
      tally.steps++;
    }
  }
  tally.games++;
}

/** Expects a step to be hidden from everybody but one seat exactly if the others are not told what it is. */
function expectMayKnow({ steps, moment }: RunningGame, told: Told, observer: number): void {
  const events = steps?.before(moment)?.events ?? [];
  if (told !== null && events.some((event) => 'audience' in event && event.audience !== observer)) {
    throw new Error(`${observer} is told what it may not know`);
  }
}

/** Counts how often hidden cards had to be dealt differently. */
class CountedGame extends RunningGame {
  redeals = 0;

  override assume(state: State): void {
    this.redeals++;
    super.assume(state);
  }
}

class Follower {
  readonly game: CountedGame;
  readonly observer: number;
  readonly #tally: FollowTally;

  constructor(real: State, observer: number, seed: string, tally: FollowTally) {
    this.observer = observer;
    this.#tally = tally;
    this.game = new CountedGame(redeal(mask(real, observer), new Generator(seed, 'redeal')), { keepsSteps: true });
  }

  follow(told: Told): void {
    const { game } = this;
    const { redeals } = game;
    const played = follow(game, told, this.observer);
    if (!played.ok) throw new Error(`${this.observer} cannot follow ${JSON.stringify(told)}: ${played.code}`);
    if (told === null) this.#tally.hidden++;
    this.#tally.redeals += game.redeals - redeals;
    // A player's own turn is tentative: nothing of it is sent before a barrier.
    if ('choose' in played.own && played.barrier === null) {
      this.#tally.takenBack++;
      game.undo();
      game.redo();
    }
  }

  compare(host: RunningGame, wire: Wire): void {
    const { game, observer } = this;
    same('events', eventsOf(host, observer, wire), eventsOf(game, observer, HONEST));
    same('turns', [host.turns.length, host.turns.at(-1)], [game.turns.length, game.turns.at(-1)]);
    same('open', host.open, game.open);
    // At the end all cards are open, and the record arrives.
    if (isOver(host.state)) return;
    if (!Buffer.from(bytesOf(host.state, observer)).equals(bytesOf(game.state, observer)))
      throw new Error(`the mask of ${observer} differs`);
    same('hash', wire.hash(host.state, observer), HONEST.hash(game.state, observer));
  }
}

function eventsOf({ steps, moment }: RunningGame, observer: number, wire: Wire): readonly GameEvent[] {
  const events = wire.events(steps?.before(moment)?.events ?? [], observer);
  const end = events.some(({ event }) => event === 'gameOver');
  // The last scoring of the Ziggurat counts all cards, and then they are shown.
  const shown = events.findIndex((event) => event.event === 'districtScored' && event.district === ZIGGURAT + 1);
  return end ? events.slice(0, shown) : events;
}

/** Returns all parts of a mask. */
function bytesOf(state: State, observer: number): Uint8Array {
  const { bytes, depth, hiddenHeld, hiddenBottom, hiddenBottoms } = packMasked(mask(state, observer));
  return Buffer.concat([bytes, hiddenHeld, hiddenBottom.subarray(0, hiddenBottoms), Buffer.of(depth)]);
}

function same(what: string, wanted: unknown, found: unknown): void {
  const [a, b] = [JSON.stringify(wanted), JSON.stringify(found)];
  if (a !== b) throw new Error(`${what}: ${b}, wanted ${a}`);
}
