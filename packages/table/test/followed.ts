/**
 * A table and the followers of its game. The seat that is asked does the same at the table and at the followed one; then every follower is
 * told what happened, and must show what the table shows to that observer.
 */
import {
  CHANCE,
  type Choice,
  type Generator,
  hashMasked,
  mask,
  newGame,
  nextAnswer,
  RunningGame,
  SPECTATOR,
  State,
  type Told,
  tell,
} from '@tabannusi/engine';
import { FollowedTable, type Notice, type Orders, type SeatSettings, type Stretch, type Table, type ToldEntry } from '../src/index.ts';
import { offered } from './drive.ts';

/** What followers did and were told. */
export interface FollowedTally {
  steps: number;
  hidden: number;
  sent: number;
  undone: number;
  /** Games that ended with an outcome of chance. */
  endedByChance: number;
}

export const newTally = (): FollowedTally => ({ steps: 0, hidden: 0, sent: 0, undone: 0, endedByChance: 0 });

/** Tells each observer what has happened at a table since its last call, as a server does. */
export class Teller {
  readonly observers: readonly number[];
  readonly #table: Table;
  readonly #game: RunningGame;

  constructor(table: Table) {
    this.#table = table;
    this.#game = new RunningGame(newGame(new State(table.setting)));
    this.observers = [...table.seats.keys(), SPECTATOR];
  }

  /** Returns the entries for each observer in order. The record follows after the last step. */
  entries(): ToldEntry[][] {
    const record = this.#table.record();
    const from = this.#game.moment;
    const steps = this.observers.map((): Told[] => []);
    for (let answer = nextAnswer(record, this.#game); answer !== undefined; answer = nextAnswer(record, this.#game)) {
      for (const [n, observer] of this.observers.entries()) steps[n]?.push(tell(this.#game.state, answer, observer));
      const played = 'chance' in answer ? this.#game.happen(answer) : this.#game.decide(answer);
      if (!played.ok) throw new Error('the table has played what is not legal');
    }
    const ordered = this.#table.log(SPECTATOR, from).flatMap((step) => (step.ordered ? [step.moment] : []));
    const { seed: _, ...unseeded } = record;
    const end = this.#table.prompt.wait === 'over' ? [{ steps: [], record: unseeded }] : [];
    return steps.map((of) => [{ steps: of, ordered }, ...end]);
  }

  hash(observer: number): string {
    return hashMasked(mask(this.#game.state, observer));
  }
}

interface Followers {
  readonly table: Table;
  readonly teller: Teller;
  readonly all: readonly FollowedTable[];
  readonly tally: FollowedTally;
  /** The steps told by notices, by follower. */
  readonly heard: readonly Notice[][];
}

export function followersOf(table: Table, tally: FollowedTally, orders: readonly Orders[] = []): Followers {
  const { setting, seats } = table;
  for (const [seat, of] of orders.entries()) table.order(seat, of);
  const teller = new Teller(table);
  const all = teller.observers.map((observer) => {
    const own = observer === SPECTATOR ? {} : { settings: table.settings(observer), orders: table.orders(observer) };
    return new FollowedTable({ setting, seats, observer, own });
  });
  const heard = all.map((followed) => {
    const steps: Notice[] = [];
    followed.subscribe(followed.observer, (notices) => {
      for (const notice of notices) {
        if (notice.notice === 'back') steps.length = steps.findLastIndex((step) => 'moment' in step && step.moment <= notice.moment) + 1;
        if (notice.notice === 'step') steps.push(notice);
      }
    });
    return steps;
  });
  const followers = { table, teller, all, tally, heard };
  tellAll(followers);
  return followers;
}

/** Plays the rest of a game, with everything that can be done. */
export function playFollowed(followers: Followers, lots: Generator): void {
  const { table, tally } = followers;
  while (table.prompt.wait !== 'over') if (deed(followers, lots) !== null) tellAll(followers);
  if (table.log(SPECTATOR).at(-1)?.by === CHANCE) tally.endedByChance++;
}

/** Tells every follower what happened, and expects each to be where the table is. */
export function tellAll({ table, teller, all, tally, heard }: Followers): void {
  for (const [n, entries] of teller.entries().entries()) {
    const followed = all[n];
    const steps = heard[n];
    if (followed === undefined || steps === undefined) throw new Error('a follower is missing');
    const leave = followed.subscribe(followed.observer, (notices) => {
      if (notices.some(({ notice }) => notice === 'back')) throw new Error('what is shown already is shown again');
    });
    for (const [at, entry] of entries.entries()) {
      if (!followed.told([entry])) throw new Error(`${followed.observer} cannot follow`);
      if (at < entries.length - 1) expectWaiting(followed);
    }
    leave();
    if (followed.takeOut() !== null) throw new Error(`${followed.observer} sends what it was told`);
    const told = entries.flatMap((entry) => entry.steps);
    tally.steps += told.length;
    tally.hidden += told.filter((step) => step === null).length;
    compare(followed, table);
    if (table.prompt.wait !== 'over') {
      for (const observer of [followed.observer, SPECTATOR]) same('hash', followed.hash(observer), teller.hash(observer));
    }
    const shown = steps.flatMap((step) => (step.notice === 'step' ? [[step.moment, step.by, step.ordered, step.events]] : []));
    same(
      'notices',
      shown,
      table.log(followed.observer).map(({ moment, by, ordered, events }) => [moment, by, ordered, events]),
    );
  }
}

/** After the last step nothing of it is shown before the record arrives. */
function expectWaiting(followed: FollowedTable): void {
  const { observer, prompt } = followed;
  if (prompt.wait !== 'sending' || followed.takeOut() !== null) throw new Error(`${observer} does not wait for the record`);
  if (followed.log(observer).some(({ events }) => events.some(({ event }) => event === 'gameOver')))
    throw new Error('the end is shown too early');
}

/** Compares everything that the page asks of both. */
export function compare(followed: FollowedTable, table: Table): void {
  const { observer } = followed;
  const of = (sight: FollowedTable | Table) => ({
    prompt: sight.prompt,
    question: sight.question,
    active: sight.active,
    moment: sight.moment,
    turns: sight.turns,
    players: sight.players,
    views: [observer, SPECTATOR].map((each) => sight.view(each)),
    past: sight.view(observer, Math.floor(sight.moment / 2)),
    log: sight.log(observer, Math.max(0, sight.moment - 12)),
    own:
      observer === SPECTATOR
        ? null
        : [sight.choices(observer), sight.settings(observer), sight.orders(observer), sight.sinceLastTurn(observer)],
  });
  const [found, wanted] = [of(followed), of(table)];
  for (const key of Object.keys(wanted) as (keyof typeof wanted)[]) same(key, found[key], wanted[key]);
  for (const each of [observer, SPECTATOR]) {
    const [dealt, real] = [followed.stateFor(each), table.stateFor(each)];
    if (!Buffer.from(dealt.bytes).equals(real.bytes) || dealt.depth !== real.depth) throw new Error(`the state for ${each} differs`);
  }
}

/** Does something for the seat that is asked, at the table and at its followed one. Returns the stretch to send, or null. */
function deed({ table, all, tally }: Followers, lots: Generator): Stretch | null {
  const { prompt } = table;
  if (prompt.wait === 'over' || prompt.wait === 'sending') throw new Error('nobody is asked');
  const { seat } = prompt;
  const followed = all[seat];
  if (followed === undefined) throw new Error('nobody follows there');
  const both = (what: string, act: (sight: FollowedTable | Table) => object): void => same(what, act(followed), act(table));
  const lot = lots.below(100);
  if (lot < 12) both('undo', (sight) => sight.undo(seat));
  else if (lot < 18) both('redo', (sight) => sight.redo(seat));
  else if (lot < 20) both('restart', (sight) => sight.restartTurn(seat));
  else if (prompt.wait === 'confirm') both('confirm', (sight) => sight.confirm(seat));
  else {
    const choices = offered(table);
    const choice = choices[lots.below(choices.length)] as Choice;
    both('play', (sight) => sight.play(seat, choice));
  }
  if (lot < 20) tally.undone++;
  if (followed.prompt.wait !== 'sending') {
    compare(followed, table);
    return null;
  }
  for (const act of ['undo', 'redo', 'restartTurn', 'confirm'] as const) same(act, followed[act](seat), { ok: false, code: 'notAsked' });
  same('choices', followed.choices(seat), []);
  const stretch = followed.takeOut();
  if (stretch === null || followed.takeOut() !== null) throw new Error('a stretch is taken out once');
  const made = table.record().decisions.slice(table.log(SPECTATOR, 0, stretch.at).filter(({ by }) => by < table.players).length);
  same('stretch', stretch.decisions, made.slice(0, stretch.decisions.length));
  tally.sent++;
  return stretch;
}

export const withConfirmation = (settings: SeatSettings, confirm: boolean): SeatSettings => ({ ...settings, confirm });

function same(what: string, found: unknown, wanted: unknown): void {
  const [a, b] = [JSON.stringify(found), JSON.stringify(wanted)];
  if (a !== b) throw new Error(`${what}: ${a}, wanted ${b}`);
}
