/** A simple model of a hosted table, and commands for fast-check that compare it with the real one. */
import { Generator, SPECTATOR } from '@tabannusi/engine';
import fc from 'fast-check';
import {
  advance,
  type Command,
  type Decided,
  decide,
  draftOf,
  feedFor,
  type Hosted,
  readEntry,
  readLog,
  seqOf,
  waiting,
} from '../src/index.ts';
import { Follower } from './follower.ts';
import { Party } from './party.ts';

const SEATS = 3;

/** Who sits there: the number of a person, or 'bot'; null for a free seat. */
interface Model {
  phase: Hosted['phase'];
  seats: (number | 'bot' | null)[];
  ready: Set<number>;
  shared: Set<number>;
  /** The number of the entry that answered each ID. */
  done: Map<string, number>;
  seq: number;
  moved: number;
  rematched: boolean;
  /** When somebody last became ready, which sealed the table if it is sealed. */
  sealedAt: number;
}

/** The real table, with a client for every seat and a spectator. Clients may be away. */
class Real {
  readonly party: Party;
  readonly clients = [0, 1, 2, SPECTATOR].map((observer) => new Follower(observer));
  readonly away = new Set<number>();
  readonly random: Generator;

  constructor(seed: number, begun: boolean) {
    this.party = new Party({ seed: `model ${seed}`, persons: 2, bots: 1 });
    this.random = new Generator(seed, 'game');
    if (begun) this.party.begin();
    else this.party.open([null, null, null]);
    this.hear();
  }

  /** All clients that are present receive the new entries. */
  hear(): void {
    for (const [n, client] of this.clients.entries())
      if (!this.away.has(n)) for (const text of this.party.told[n]?.slice(client.seq) ?? []) client.hear(text);
  }
}

const modelOf = (begun: boolean): Model => ({
  phase: begun ? 'playing' : 'open',
  seats: begun ? [0, 1, 'bot'] : [null, null, null],
  ready: new Set(),
  shared: new Set(begun ? [0, 1] : []),
  done: new Map(),
  seq: begun ? 9 : 1,
  moved: begun ? 9 : 0,
  rematched: false,
  sealedAt: 0,
});

type Step = fc.Command<Model, Real>;

/** Checks the invariants after every command. */
function checkTable(model: Model, { party, clients }: Real): void {
  const { at: hosted, rows } = party;
  same('phase', hosted.phase, model.phase);
  same('seq', [hosted.seq, hosted.log.length, rows.length, rows.at(-1)?.seq], Array(4).fill(model.seq));
  same('moved', hosted.moved, model.moved);
  same(
    'seats',
    hosted.seats.map(({ sitter }) => (sitter === null ? null : 'bot' in sitter ? 'bot' : Number(sitter.person.slice(1)))),
    model.seats,
  );
  const ids = rows.flatMap(({ id }) => (id === null ? [] : [id]));
  same('ids', new Set(ids).size, ids.length);
  // The game never waits for something that nobody can give.
  if (hosted.phase === 'playing' && waiting(hosted) === null) throw new Error('a game waits for nobody');
  if (hosted.phase === 'sealed' && hosted.seats.every(({ commitment, share }) => commitment === null || share !== null))
    throw new Error('a sealed table waits for no share');
  for (const [n, client] of clients.entries()) {
    const seen = client.entries.map(({ chain }) => chain);
    const told = (party.told[n] ?? []).slice(0, seen.length).map((text) => (JSON.parse(text) as { chain: string }).chain);
    same('what a client has seen', seen, told);
  }
}

/** Sends a command, compares its answer with the expected code ('ok' if done), and updates the model. */
function check(name: string, model: Model, real: Real, decided: Decided, expected: string, effect: () => void): void {
  same(name, decided.ok ? 'ok' : decided.code, expected);
  if (decided.ok && decided.entries.length > 0) {
    effect();
    model.seq += decided.entries.length;
    if (decided.entries.some(({ kind }) => kind === 'played' || kind === 'begun'))
      model.moved = decided.entries.findLast(({ kind }) => kind === 'played' || kind === 'begun')?.seq ?? 0;
    const [first] = decided.entries;
    if (first?.id != null) model.done.set(first.id, first.seq);
  }
  real.hear();
  checkTable(model, real);
}

const step = (name: string, run: (model: Model, real: Real) => void): Step => ({ check: () => true, run, toString: () => name });

const seatOf = ({ seats }: Model, person: number): number => seats.indexOf(person);

/** Once everybody is ready, the table is sealed, and it begins when all shares are there. */
function follow(model: Model): void {
  const persons = model.seats.flatMap((sitter, seat) => (typeof sitter === 'number' ? [seat] : []));
  const isReady = persons.length > 0 && model.seats.every((sitter, seat) => sitter === 'bot' || (sitter !== null && model.ready.has(seat)));
  if (model.phase === 'open' && isReady) model.phase = 'sealed';
  if (model.phase === 'sealed' && persons.every((seat) => model.shared.has(seat))) model.phase = 'playing';
}

function change(model: Model, seat: number, sitter: Model['seats'][number]): void {
  model.seats[seat] = sitter;
  model.ready.clear();
  model.shared.delete(seat);
}

const sit = (person: number, seat: number): Step =>
  step(`sit(${person}, ${seat})`, (model, real) => {
    const isRenewed = seatOf(model, person) === seat;
    if (model.phase === 'open' && isRenewed) real.party.renew(seat);
    const expected =
      model.phase !== 'open'
        ? 'sealed'
        : isRenewed
          ? 'ok'
          : seatOf(model, person) >= 0
            ? 'alreadySeated'
            : model.seats[seat] !== null
              ? 'seatTaken'
              : 'ok';
    check('sit', model, real, real.party.sit(seat, `p${person}`), expected, () => change(model, seat, person));
  });

const seatBot = (person: number, seat: number): Step =>
  step(`seatBot(${person}, ${seat})`, (model, real) => {
    const expected =
      person !== 0 ? 'notHost' : model.phase !== 'open' ? 'sealed' : typeof model.seats[seat] === 'number' ? 'seatTaken' : 'ok';
    const decided = real.party.send({ do: 'seatBot', id: real.party.id, person: `p${person}`, seat, bot: 'random' });
    check('seatBot', model, real, decided, expected, () => change(model, seat, 'bot'));
  });

const stand = (person: number, seat: number): Step =>
  step(`stand(${person}, ${seat})`, (model, real) => {
    const own = seatOf(model, person);
    const isLate = real.party.now + 1_000 >= model.sealedAt + 20_000;
    const isOverdue = own >= 0 && model.shared.has(own) && typeof model.seats[seat] === 'number' && !model.shared.has(seat);
    const byOther = model.phase === 'open' || !isOverdue ? 'notHost' : isLate ? 'ok' : 'tooSoon';
    const may = person === 0 || own === seat ? 'ok' : byOther;
    const isBefore = model.phase === 'open' || model.phase === 'sealed';
    const expected = !isBefore ? 'sealed' : may !== 'ok' ? may : model.seats[seat] === null ? 'notSeated' : 'ok';
    const decided = real.party.send({ do: 'stand', id: real.party.id, person: `p${person}`, seat });
    check('stand', model, real, decided, expected, () => {
      change(model, seat, null);
      model.phase = 'open';
    });
  });

const ready = (person: number): Step =>
  step(`ready(${person})`, (model, real) => {
    const seat = seatOf(model, person);
    const expected = seat < 0 ? 'notSeated' : model.phase !== 'open' ? 'sealed' : model.ready.has(seat) ? 'alreadyReady' : 'ok';
    const decided = real.party.send({ do: 'ready', id: real.party.id, person: `p${person}` });
    check('ready', model, real, decided, expected, () => {
      model.ready.add(seat);
      model.sealedAt = real.party.now;
      follow(model);
    });
  });

const share = (person: number, right: boolean): Step =>
  step(`share(${person}, ${right})`, (model, real) => {
    const seat = seatOf(model, person);
    const isBefore = model.phase === 'open' || model.phase === 'sealed';
    const expected = seat < 0 ? 'notSeated' : model.shared.has(seat) ? 'alreadyShared' : !isBefore ? 'ended' : right ? 'ok' : 'otherShare';
    const { shares } = real.party;
    const given = shares[right ? seat : (seat + 1) % SEATS] ?? '';
    const decided = real.party.send({ do: 'share', id: real.party.id, person: `p${person}`, share: given });
    check('share', model, real, decided, expected, () => {
      model.shared.add(seat);
      follow(model);
    });
  });

const COMMITS = ['legal', 'legal', 'legal', 'legal', 'illegal', 'stale', 'ahead', 'doubled', 'another’s', 'too early', 'too long'] as const;

/** Commits for the seat that is asked, or for another one. */
const commit = (sort: (typeof COMMITS)[number]): Step =>
  step(`commit(${sort})`, (model, real) => {
    if (model.phase !== 'playing') return;
    const wait = waiting(real.party.at);
    if (wait === null) throw new Error('a game waits for nobody');
    const { seat } = wait;
    // A client that is away cannot play: its person plays in another tab.
    const client = real.party.followers[seat];
    if (client === undefined) throw new Error('no such seat');
    const whole = client.stretch(real.random);
    const sitter = model.seats[seat];
    const other = model.seats.find((one) => typeof one === 'number' && one !== sitter);
    if (sort === 'another’s' && other === undefined) return;
    const decisions = sort === 'too early' ? whole.slice(0, -1) : sort === 'too long' ? [...whole, 'done'] : whole;
    if (sort === 'illegal') decisions[0] = 'space:zz';
    const at = sort === 'stale' ? model.moved - 1 : sort === 'ahead' ? model.seq + 1 : model.seq;
    const expected = {
      illegal: 'notLegal',
      stale: 'stale',
      ahead: 'ahead',
      'another’s': 'notAsked',
      'too early': 'unfinished',
      'too long': 'beyond',
    };
    const { id } = real.party;
    const send = (): Decided =>
      wait.for === 'bot' && sort !== 'another’s'
        ? real.party.send({ do: 'botPlays', seat, at, decisions })
        : real.party.send({ do: 'commit', id, person: `p${sort === 'another’s' ? other : sitter}`, at, decisions });
    const isKnownBot = wait.for === 'bot' && sort !== 'another’s' && model.done.has(`bot ${at}`);
    const code = sort === 'legal' || sort === 'doubled' || isKnownBot ? 'ok' : expected[sort];
    check(`commit ${sort}`, model, real, send(), code, () => {
      model.phase = real.party.at.phase;
    });
    if (sort === 'doubled') check('again', model, real, send(), 'ok', () => {});
  });

/** Sends an old command again, which must get the same answer, and other commands with its id, which must be refused. */
const again = (lot: number): Step =>
  step(`again(${lot})`, (model, real) => {
    const ids = [...model.done.keys()];
    if (ids.length === 0) return;
    const id = ids[lot % ids.length] ?? '';
    const command = real.party.done.get(id);
    if (command === undefined) throw new Error(`no command ${id}`);
    const decided = real.party.send(command);
    same('the answer to a known id', seqOf(decided), model.done.get(id));
    check('again', model, real, decided, 'ok', () => {});
    if (command.do === 'botPlays') return;
    const others: Command[] = [
      { ...command, person: 'p9' },
      command.do === 'end' ? { do: 'ready', id, person: command.person } : { do: 'end', id, person: command.person },
    ];
    for (const other of others) check('another with the id', model, real, real.party.send(other), 'idTaken', () => {});
  });

const orders = (person: number, steps: 'lowest' | 'decline' | null): Step =>
  step(`orders(${person}, ${steps})`, (model, real) => {
    const isOver = model.phase === 'over' || model.phase === 'ended' || model.phase === 'cancelled';
    const isBefore = model.phase === 'open' || model.phase === 'sealed';
    const expected = seatOf(model, person) < 0 ? 'notSeated' : isBefore ? 'notBegun' : isOver ? 'ended' : 'ok';
    const before = JSON.stringify(real.party.at.seats[seatOf(model, person)]?.orders);
    const given = steps === null ? {} : { dice: ['green', 'white'] as const, steps };
    const decided = real.party.send({ do: 'orders', id: real.party.id, person: `p${person}`, orders: given });
    const isEqual = JSON.stringify(given) === before;
    check('orders', model, real, decided, expected, () => {
      if (isEqual) throw new Error('equal orders made an entry');
      model.phase = real.party.at.phase;
    });
  });

const draft = (person: number): Step =>
  step(`draft(${person})`, (model, real) => {
    const { at: hosted } = real.party;
    const asked = model.phase === 'playing' ? waiting(hosted)?.seat : undefined;
    const client = asked === undefined ? undefined : real.party.followers[asked];
    const tried = draftOf(hosted, `p${person}`, hosted.seq, client?.stretch(real.random, false) ?? []);
    if (asked !== undefined && seatOf(model, person) === asked) same('draft', tried.ok, true);
    else same('draft', tried.ok, false);
    checkTable(model, real);
  });

const end = (person: number): Step =>
  step(`end(${person})`, (model, real) => {
    const isBefore = model.phase === 'open' || model.phase === 'sealed';
    const persons = model.seats.filter((sitter) => typeof sitter === 'number').length;
    const inGame = model.phase !== 'playing' ? 'ended' : seatOf(model, person) < 0 ? 'notSeated' : persons === 1 ? 'ok' : 'notAlone';
    const expected = isBefore ? (person === 0 ? 'ok' : 'notHost') : inGame;
    const decided = real.party.send({ do: 'end', id: real.party.id, person: `p${person}` });
    check('end', model, real, decided, expected, () => {
      model.phase = isBefore ? 'cancelled' : 'ended';
    });
  });

const rematch = (person: number): Step =>
  step(`rematch(${person})`, (model, real) => {
    const isOn = model.phase === 'open' || model.phase === 'sealed' || model.phase === 'playing';
    const expected = seatOf(model, person) < 0 ? 'notSeated' : isOn ? 'notEnded' : model.rematched ? 'exists' : 'ok';
    const decided = real.party.send({ do: 'rematch', id: real.party.id, person: `p${person}`, table: 'next' });
    check('rematch', model, real, decided, expected, () => {
      model.rematched = true;
    });
  });

const leave = (client: number): Step =>
  step(`leave(${client})`, (_, real) => {
    real.away.add(client);
  });

const comeBack = (client: number): Step =>
  step(`comeBack(${client})`, (model, real) => {
    real.away.delete(client);
    real.hear();
    same('what a client has', real.clients[client]?.seq, model.seq);
    checkTable(model, real);
  });

/** Another node reads the log after the first has died. It has the same table and sends the same entries. */
const restart = (): Step =>
  step('restart', (model, real) => {
    const { party } = real;
    const read = readLog(party.rows);
    if (!read.ok) throw new Error(`the log is refused: ${read.code}`);
    same('the table of the log', JSON.stringify({ ...read.hosted, setting: 0 }), JSON.stringify({ ...party.at, setting: 0 }));
    let table: Hosted | null = null;
    for (const [n, row] of party.rows.entries()) {
      const entry = readEntry(row);
      if (!entry.ok) throw new Error(entry.code);
      const { hosted, feed } = advance(table, entry.entry);
      for (const [o, { observer }] of party.followers.entries()) same('a told text', feedFor(feed, observer), party.told[o]?.[n]);
      table = hosted;
    }
    party.hosted = table;
    checkTable(model, real);
  });

/** The node decides and dies before it appends, as if nothing had been sent. */
const crash = (): Step =>
  step('crash', (model, real) => {
    const { party } = real;
    const before = JSON.stringify({ ...party.at, setting: 0 });
    const wait = waiting(party.at);
    const given = { now: party.now, dice: party.dice };
    if (wait === null) decide(party.at, { do: 'end', id: party.id, person: 'p0' }, given);
    else {
      const decisions = party.followers[wait.seat]?.stretch(real.random) ?? [];
      decide(party.at, { do: 'botPlays', seat: wait.seat, at: party.at.seq, decisions }, given);
    }
    same('the table after a crash', JSON.stringify({ ...party.at, setting: 0 }), before);
    restart().run(model, real);
  });

function same(what: string, found: unknown, expected: unknown): void {
  const [a, b] = [JSON.stringify(found), JSON.stringify(expected)];
  if (a !== b) throw new Error(`${what}: ${a}, expected ${b}`);
}

const person = fc.nat(3);
const seat = fc.nat(SEATS - 1);

/** Commands while people come and go; the game may even start. */
const SEATING = [
  fc.tuple(person, seat).map((args) => sit(...args)),
  fc.tuple(person, seat).map((args) => sit(...args)),
  fc.tuple(fc.constantFrom(0, 0, 1), seat).map((args) => seatBot(...args)),
  fc.tuple(person, seat).map((args) => stand(...args)),
  person.map(ready),
  person.map(ready),
  fc.tuple(person, fc.constantFrom(true, true, false)).map((args) => share(...args)),
  person.map((one) => orders(one, 'lowest')),
  fc.nat(20).map(again),
  fc.constant(commit('legal')),
  fc.constantFrom(1, 2, 3, 0).map(end),
  person.map(rematch),
  fc.constant(restart()),
  fc.constant(crash()),
];

/** Commands during a game. */
const PLAYING = [
  fc.constantFrom(...COMMITS).map(commit),
  fc.constantFrom(...COMMITS).map(commit),
  fc.constantFrom(...COMMITS).map(commit),
  fc.nat(40).map(again),
  person.map(draft),
  fc.tuple(person, fc.constantFrom('lowest' as const, 'decline' as const, null)).map((args) => orders(...args)),
  fc.nat(3).map(leave),
  fc.nat(3).map(comeBack),
  fc.tuple(person, seat).map((args) => stand(...args)),
  person.map(end),
  fc.constant(restart()),
  fc.constant(crash()),
];

/** Runs schedules that start from an open table or from a game that has begun. Throws with the seed of the first failure. */
export const runModel = (schedules: number, size: number, begun: boolean): void =>
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.commands(begun ? PLAYING : SEATING, { maxCommands: size, size: 'max' }), (seed, commands) => {
      fc.modelRun(() => ({ model: modelOf(begun), real: new Real(seed, begun) }), commands);
    }),
    { numRuns: schedules },
  );
