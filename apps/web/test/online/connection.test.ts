/** When a connection sends what, with a server that sends only what the test tells it to. */
import { LAYOUT_NUMBER, RULES_VERSION } from '@tabannusi/engine';
import type { FromClient, FromServer, ToldEntry } from '@tabannusi/host';
import { VirtualTime } from '@tabannusi/host/virtual-time';
import { expect, it } from 'vitest';
import { Connection, type Deed } from '../../src/online/connection.ts';
import type { SocketEvents } from '../../src/online/line.ts';

const COMMIT = { t: 'commit', at: 2, decisions: ['die:4'] } as const;
const SPEAKS = { v: 1, rules: RULES_VERSION, layout: LAYOUT_NUMBER } as const;
const WELCOME = { t: 'welcome', ...SPEAKS, seq: 0, seat: 0, anew: false, draft: null, now: 0 } as const;
const entry = (seq: number): ToldEntry => ({ kind: 'ready', seat: 0, seq, at: 0, chain: `chain ${seq}` });

/** A page with a connection, and every socket that it opens. */
class Bench {
  readonly time = new VirtualTime('connection');
  /** When the sockets were opened. */
  readonly opened: number[] = [];
  /** The sent messages, each with its time. */
  readonly said: (readonly [at: number, message: FromClient])[] = [];
  readonly answers: (readonly [deed: Deed, code: string | null])[] = [];
  readonly taken: number[] = [];
  readonly connection: Connection;
  #events: SocketEvents | null = null;
  #ids = 0;
  /** Whether sockets open, and whether the server answers pings. */
  answers_ = true;

  constructor(entries: readonly ToldEntry[] = []) {
    const ports = {
      connect: (events: SocketEvents) => {
        this.opened.push(this.time.now);
        this.#events = events;
        return {
          send: (text: string) => {
            const message = JSON.parse(text) as FromClient;
            this.said.push([this.time.now, message]);
            if (message.t === 'ping' && this.answers_) this.tell({ t: 'pong', n: message.n, now: 0 });
          },
          close: () => {},
        };
      },
      in: (ms: number, run: () => void) => {
        let isWanted = true;
        this.time.in(ms, () => isWanted && run());
        return () => {
          isWanted = false;
        };
      },
      lot: () => 0.5,
      newId: () => `id ${++this.#ids}`,
    };
    this.connection = new Connection(ports, {
      take: (entries) => {
        this.taken.push(...entries.map(({ seq }) => seq));
        return true;
      },
      startAnew: () => this.taken.push(0),
      hear: () => {},
      answer: (deed, refusal) => this.answers.push([deed, refusal?.code ?? null]),
      changed: () => {},
    });
    this.connection.open(entries);
  }

  open(): void {
    this.#events?.opened();
  }

  tell(message: FromServer): void {
    this.#events?.heard(JSON.stringify(message));
  }

  lose(code = 1006): void {
    this.#events?.closed(code);
  }

  /** The socket opens, and the server says that it has this many entries. */
  welcome(seq = 0): this {
    this.open();
    this.tell({ ...WELCOME, seq });
    return this;
  }

  pass(ms: number): Promise<void> {
    return this.time.until(this.time.now + ms);
  }

  times(t: FromClient['t']): number[] {
    return this.said.filter(([, message]) => message.t === t).map(([at]) => at);
  }
}

it.each(['rules', 'layout'] as const)('asks for a reload where the server has other %s', (what) => {
  const bench = new Bench();
  bench.open();
  bench.tell({ ...WELCOME, seq: 2, [what]: 99 });
  expect(bench.connection.link).toBe('reload');
});

it('says hello with the entry and the chain that it has, also after the line broke', async () => {
  const bench = new Bench().welcome(2);
  expect(bench.connection.link).toBe('behind');
  bench.tell({ t: 'entries', entries: [entry(1), entry(2)] });
  expect(bench.connection.link).toBe('live');
  bench.lose();
  await bench.pass(1);
  bench.welcome(2);
  const hellos = bench.said.map(([, message]) => message).filter(({ t }) => t === 'hello');
  expect(hellos).toEqual([
    { t: 'hello', v: 1, after: 0, chain: '' },
    { t: 'hello', v: 1, after: 2, chain: 'chain 2' },
  ]);
});

it('takes each entry once, and asks again where one is missing', () => {
  const bench = new Bench().welcome();
  for (const seq of [1, 1, 2, 4]) bench.tell({ t: 'entries', entries: [entry(seq)] });
  bench.tell({ ...WELCOME, seq: 4 });
  bench.tell({ t: 'entries', entries: [entry(3), entry(4)] });
  expect(bench.taken).toEqual([1, 2, 3, 4]);
  expect(bench.times('hello')).toHaveLength(2);
});

it('begins with the first entry where the server has another chain', async () => {
  const bench = new Bench().welcome(1);
  bench.tell({ t: 'entries', entries: [entry(1)] });
  bench.lose();
  await bench.pass(1);
  bench.open();
  bench.tell({ ...WELCOME, seq: 2, anew: true });
  bench.tell({ t: 'entries', entries: [entry(1), entry(2)] });
  expect(bench.taken).toEqual([1, 0, 1, 2]);
});

it('repeats a command after 2.5 s and after each reconnect, with the same id, until it is answered', async () => {
  const bench = new Bench().welcome();
  bench.connection.do(COMMIT);
  await bench.pass(3_000);
  bench.lose();
  await bench.pass(100);
  bench.welcome();
  expect(bench.times('commit')).toEqual([0, 2_500, 3_100]);
  bench.tell({ t: 'refused', id: 'id 1', code: 'again' });
  await bench.pass(2_500);
  bench.tell({ t: 'did', id: 'id 1', seq: 0 });
  bench.tell({ t: 'did', id: 'id 1', seq: 0 });
  await bench.pass(10_000);
  expect(bench.times('commit')).toEqual([0, 2_500, 3_100, 5_600]);
  expect(new Set(bench.said.flatMap(([, message]) => ('id' in message ? [message.id] : [])))).toEqual(new Set(['id 1']));
  expect(bench.answers).toEqual([[COMMIT, null]]);
});

it('sends one command after the other, and tells a refusal', () => {
  const bench = new Bench().welcome();
  bench.connection.do({ t: 'ready' });
  bench.connection.do(COMMIT);
  expect(bench.times('commit')).toEqual([]);
  bench.tell({ t: 'did', id: 'id 1', seq: 0 });
  bench.tell({ t: 'refused', id: 'id 2', code: 'stale' });
  expect(bench.answers).toEqual([
    [{ t: 'ready' }, null],
    [COMMIT, 'stale'],
  ]);
});

it('asks for an entry that it was told of and has not got', () => {
  const bench = new Bench().welcome();
  bench.connection.do(COMMIT);
  bench.tell({ t: 'did', id: 'id 1', seq: 1 });
  expect(bench.times('hello')).toHaveLength(2);
});

it('sends at most four drafts a second, the last one always', async () => {
  const bench = new Bench().welcome();
  for (let n = 0; n < 20; n++) {
    bench.connection.draft([`die:${n}`]);
    await bench.pass(50);
  }
  await bench.pass(1_000);
  const drafts = bench.said.filter(([, message]) => message.t === 'draft');
  expect(drafts.map(([at]) => at)).toEqual([0, 250, 500, 750, 1_000]);
  expect(drafts.at(-1)?.[1]).toEqual({ t: 'draft', at: 0, decisions: ['die:19'] });
});

it('asks every 5 s whether the line is alive, and every 25 s while the page is hidden', async () => {
  const bench = new Bench().welcome();
  await bench.pass(11_000);
  expect(bench.times('ping')).toEqual([0, 5_000, 10_000]);
  bench.connection.attend(false);
  await bench.pass(60_000);
  expect(bench.times('ping').slice(3)).toEqual([15_000, 40_000, 65_000]);
  bench.connection.attend(true);
  expect(bench.times('ping').at(-1)).toBe(71_000);
  expect(bench.said.map(([, message]) => message).filter(({ t }) => t === 'focus')).toEqual([
    { t: 'focus', on: false },
    { t: 'focus', on: true },
  ]);
});

it('opens another line 4 s after a question without an answer', async () => {
  const bench = new Bench().welcome();
  bench.answers_ = false;
  await bench.pass(9_001);
  expect(bench.opened).toEqual([0, 9_000]);
});

it('comes back at once, then after 0.5 s, four times after 1 s, after 2, 4 and 8 s, and at once when there is a network', async () => {
  const bench = new Bench().welcome();
  for (const wait of [0, 500, 1_000, 1_000, 1_000, 1_000, 2_000, 4_000, 8_000, 8_000]) {
    bench.lose();
    await bench.pass(wait);
  }
  expect(bench.opened).toEqual([0, 0, 500, 1_500, 2_500, 3_500, 4_500, 6_500, 10_500, 18_500, 26_500]);
  expect(bench.connection.link).toBe('offline');
  bench.lose();
  await bench.pass(1_000);
  bench.connection.wake();
  expect(bench.opened.at(-1)).toBe(27_500);
  bench.welcome();
  await bench.pass(6_000);
  bench.lose();
  await bench.pass(0);
  expect(bench.opened.at(-1)).toBe(33_500);
});

it('comes back later where the server moves, and not at all where that is in vain', async () => {
  const bench = new Bench().welcome();
  bench.tell({ t: 'moved', retry: 1_700 });
  await bench.pass(2_000);
  expect(bench.opened).toEqual([0, 1_700]);
  bench.welcome();
  bench.tell({ t: 'reload' });
  expect(bench.connection.link).toBe('reload');
  const stops = [4400, 4401, 4403, 4404].map((code) => {
    const other = new Bench().welcome();
    other.lose(code);
    return other;
  });
  for (const one of [bench, ...stops]) await one.pass(60_000);
  expect(stops.map(({ connection }) => connection.link)).toEqual(['form', 'notSignedIn', 'mayNot', 'noTable']);
  expect([bench, ...stops].map(({ opened }) => opened.length)).toEqual([2, 1, 1, 1, 1]);
});

it('goes on after entries that it was given, and asks only for what follows', async () => {
  const bench = new Bench([entry(1), entry(2)]);
  bench.open();
  expect([bench.taken, bench.said.at(-1)?.[1]]).toEqual([[1, 2], { t: 'hello', v: 1, after: 2, chain: 'chain 2' }]);
});

it('says a phrase once to whoever is there, and none while the line is down', async () => {
  const bench = new Bench().welcome();
  bench.connection.say('hello');
  await bench.pass(10_000);
  bench.lose();
  bench.connection.say('thanks');
  await bench.pass(1);
  bench.welcome();
  await bench.pass(3_000);
  expect(bench.said.flatMap(([, message]) => (message.t === 'say' ? [message.phrase] : []))).toEqual(['hello']);
});
