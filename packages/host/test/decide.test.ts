/** Who may do what at a hosted table, and what a refusal says. */
import { DEFAULT_SWITCHES, REFERENCE_EDITION } from '@tabannusi/engine';
import { beforeEach, describe, expect, test } from 'vitest';
import { advance, type Decided, draftOf, observerOf, rematchOf, seqOf, waiting } from '../src/index.ts';
import { EDITION, Party, startRecord } from './party.ts';

let party: Party;
beforeEach(() => {
  party = new Party({ seed: 'decide', persons: 2 });
});

const codeOf = (decided: Decided): string => (decided.ok ? 'ok' : decided.code);
const kindsOf = (decided: Decided): string[] => (decided.ok ? decided.entries.map(({ kind }) => kind) : [decided.code]);
const by = (person: string) => ({ id: party.id, person });

describe('opening', () => {
  const open = (game: unknown, places: Parameters<Party['open']>[0] = [null, null]): string =>
    codeOf(new Party({ seed: 'open', persons: 2, game }).open(places));

  test('a game of any edition, and nothing that cannot be played', () => {
    const whole = { ...(startRecord(2) as object), edition: { ...REFERENCE_EDITION, id: 'mine' } };
    expect(open(startRecord(2))).toBe('ok');
    expect(open(whole)).toBe('ok');
    for (const game of [
      null,
      {},
      [],
      { ...(startRecord(2) as object), rules: 99 },
      { ...whole, edition: { ...EDITION, hash: '0'.repeat(16) } },
    ])
      expect(open(game)).toBe('badGame');
  });

  test('one place for each seat, and no person at two', () => {
    expect(open(startRecord(3))).toBe('badPlaces');
    expect(open(startRecord(2), [{ invited: 'p1' }, { invited: 'p1' }])).toBe('badPlaces');
    expect(open(startRecord(2), [{ bot: 'random' }, { bot: 'random' }])).toBe('ok');
  });

  test('once, and nothing can be done before', () => {
    expect(codeOf(party.sit(0))).toBe('noTable');
    party.open();
    expect(codeOf(party.open())).toBe('exists');
  });

  test('what is shared by all tables of one game is compiled once', () => {
    party.open();
    const other = new Party({ seed: 'other', persons: 2 });
    other.open();
    expect(other.at.setting).toBe(party.at.setting);
    expect(party.at.setting.switches).toEqual(DEFAULT_SWITCHES);
  });
});

describe('before the game', () => {
  beforeEach(() => {
    party.open([null, { invited: 'p1' }]);
  });

  test('a person has one seat, and a seat that is kept is for one person', () => {
    expect(codeOf(party.sit(1, 'p2'))).toBe('reserved');
    expect(codeOf(party.sit(7))).toBe('noSeat');
    expect(codeOf(party.sit(0))).toBe('ok');
    expect(codeOf(party.sit(0, 'p2'))).toBe('seatTaken');
    expect(codeOf(party.sit(1, 'p0'))).toBe('alreadySeated');
    expect(codeOf(party.sit(1))).toBe('ok');
  });

  test('the host seats bots and takes seats back, everybody else only stands up', () => {
    party.sit(1);
    expect(codeOf(party.send({ do: 'seatBot', ...by('p1'), seat: 0, bot: 'random' }))).toBe('notHost');
    expect(codeOf(party.send({ do: 'seatBot', ...by('p0'), seat: 0, bot: 'random' }))).toBe('ok');
    expect(codeOf(party.send({ do: 'seatBot', ...by('p0'), seat: 0, bot: 'builder' }))).toBe('ok');
    expect(party.at.seats[0]?.sitter).toEqual({ bot: 'builder' });
    expect(codeOf(party.send({ do: 'seatBot', ...by('p0'), seat: 1, bot: 'builder' }))).toBe('seatTaken');
    expect(codeOf(party.send({ do: 'stand', ...by('p1'), seat: 0 }))).toBe('notHost');
    expect(codeOf(party.send({ do: 'stand', ...by('p1'), seat: 1 }))).toBe('ok');
    expect(codeOf(party.send({ do: 'stand', ...by('p0'), seat: 0 }))).toBe('ok');
    expect(codeOf(party.send({ do: 'stand', ...by('p0'), seat: 0 }))).toBe('notSeated');
    expect(party.at.seats.every(({ sitter }) => sitter === null)).toBe(true);
  });

  test('who was ready is so no longer when somebody else sits down or leaves', () => {
    party.sit(0);
    expect(codeOf(party.send({ do: 'ready', ...by('p0') }))).toBe('ok');
    expect(codeOf(party.send({ do: 'ready', ...by('p0') }))).toBe('alreadyReady');
    party.sit(1);
    expect(party.at.seats.map(({ ready }) => ready)).toEqual([false, false]);
  });

  test('the last one who is ready seals the table, and the last share begins the game', () => {
    party.sit(0);
    party.sit(1);
    expect(kindsOf(party.share(1))).toEqual(['shared']);
    expect(kindsOf(party.send({ do: 'ready', ...by('p0') }))).toEqual(['ready']);
    expect(kindsOf(party.send({ do: 'ready', ...by('p1') }))).toEqual(['ready', 'sealed']);
    expect(codeOf(party.send({ do: 'seatBot', ...by('p0'), seat: 1, bot: 'random' }))).toBe('sealed');
    expect(codeOf(party.send({ do: 'share', ...by('p0'), share: party.shares[1] ?? '' }))).toBe('otherShare');
    expect(codeOf(party.send({ do: 'share', ...by('p0'), share: 'junk' }))).toBe('otherShare');
    expect(codeOf(party.share(1))).toBe('alreadyShared');
    expect(party.told.flat().join()).not.toContain(party.shares[1]);
    expect(kindsOf(party.share(0))).toEqual(['shared', 'begun']);
    expect(codeOf(party.send({ do: 'stand', ...by('p0'), seat: 0 }))).toBe('sealed');
    expect(party.at.seats.map(({ early }) => early)).toEqual([false, true]);
    expect(party.followers[2]?.entries.at(-1)).toMatchObject({ kind: 'begun', shares: party.shares });
  });

  test('there are no orders yet, and those of an older log are told to nobody', () => {
    party.sit(0);
    const orders = { steps: 'decline' } as const;
    expect(codeOf(party.send({ do: 'orders', ...by('p0'), orders }))).toBe('notBegun');
    const { hosted, feed } = advance(party.at, { kind: 'orders', seat: 0, orders, seq: party.at.seq + 1, id: party.id, at: party.now });
    expect(hosted.seats[0]?.orders).toEqual(orders);
    expect([feed.all, ...feed.own.values()].join()).not.toContain('decline');
    party.sit(1);
    for (const person of ['p0', 'p1']) party.send({ do: 'ready', ...by(person) });
    expect(codeOf(party.send({ do: 'orders', ...by('p0'), orders }))).toBe('notBegun');
    for (const seat of [0, 1]) party.share(seat);
    expect(codeOf(party.send({ do: 'orders', ...by('p0'), orders }))).toBe('ok');
    expect(party.told[0]?.at(-1)).toContain('decline');
    expect([...(party.told[1] ?? []), ...(party.told[2] ?? [])].join()).not.toContain('decline');
  });

  test('whoever sits down and stands up again and again does not fill the log', () => {
    const sitAndStand = (): string[] => [party.sit(0), party.send({ do: 'stand', ...by('p0'), seat: 0 })].map(codeOf);
    for (let n = 0; n < 500; n++) sitAndStand();
    expect(sitAndStand()).toEqual(['tooMany', 'notSeated']);
    expect(codeOf(party.send({ do: 'seatBot', ...by('p0'), seat: 0, bot: 'random' }))).toBe('tooMany');
    expect(party.at.seq).toBe(1_001);
    expect(codeOf(party.send({ do: 'end', ...by('p0') }))).toBe('ok');
  });

  test('a commitment is 64 digits', () => {
    const sit = (commitment: string): string => codeOf(party.send({ do: 'sit', ...by('p0'), seat: 0, commitment }));
    for (const bad of ['', 'junk', 'AB'.repeat(32), 'ab'.repeat(33)]) expect(sit(bad)).toBe('badCommitment');
    expect(sit('ab'.repeat(32))).toBe('ok');
  });

  describe('a share that does not come', () => {
    const stand = (person: string, seat: number): string => codeOf(party.send({ do: 'stand', ...by(person), seat }));
    const readyAll = (): string[] => ['p0', 'p1', 'p2'].map((person) => codeOf(party.send({ do: 'ready', ...by(person) })));

    beforeEach(() => {
      party = new Party({ seed: 'a failed round', persons: 3 });
      party.open();
      for (const seat of [0, 1, 2]) party.sit(seat);
      readyAll();
      party.share(1);
      expect(party.at.phase).toBe('sealed');
    });

    test('the others free its seat after a while, and a new round begins without it', () => {
      expect(stand('p1', 0)).toBe('tooSoon');
      party.now += 20_000;
      // Whoever has not shared waits for nobody, and nobody is removed who has shared.
      expect([stand('p2', 0), stand('p2', 1), stand('p9', 0), stand('p9', 1)]).toEqual(['notHost', 'notHost', 'notHost', 'notHost']);
      expect(stand('p1', 0)).toBe('ok');
      expect(party.at).toMatchObject({ phase: 'open', seal: null });
      expect(party.at.seats.map(({ ready, early }) => [ready, early])).toEqual([
        [false, false],
        [false, true],
        [false, false],
      ]);
      expect(codeOf(party.sit(0, 'p7'))).toBe('ok');
      for (const person of ['p7', 'p1', 'p2']) expect(codeOf(party.send({ do: 'ready', ...by(person) }))).toBe('ok');
      party.share(2);
      expect(kindsOf(party.send({ do: 'share', ...by('p7'), share: party.shares[0] ?? '' }))).toEqual(['shared', 'begun']);
      expect(party.at.seats.map(({ early }) => early)).toEqual([false, true, false]);
    });

    test('whoever is at the table may leave, and the host may free any seat at once', () => {
      expect(stand('p2', 2)).toBe('ok');
      expect(party.at.phase).toBe('open');
      party.sit(2);
      expect(readyAll()).toEqual(['ok', 'ok', 'ok']);
      expect(stand('p0', 1)).toBe('ok');
      expect(party.at.phase).toBe('open');
      expect(party.at.seats[1]?.sitter).toBeNull();
    });

    test('where a round failed, whoever had shared may choose a new share', () => {
      expect(codeOf(party.sit(1))).toBe('sealed');
      stand('p0', 0);
      expect([codeOf(party.sit(1)), codeOf(party.sit(2)), codeOf(party.sit(2, 'p1'))]).toEqual(Array(3).fill('alreadySeated'));
      party.renew(1);
      expect(codeOf(party.sit(1))).toBe('ok');
      expect(party.at.seats[1]).toMatchObject({ sitter: { person: 'p1' }, share: null, early: false });
    });
  });

  test('whoever comes back on another device may choose a new share there', () => {
    party.sit(1);
    expect(codeOf(party.sit(1))).toBe('alreadySeated');
    party.renew(1);
    expect(codeOf(party.sit(1))).toBe('ok');
    expect(codeOf(party.send({ do: 'share', ...by('p1'), share: party.shares[1] ?? '' }))).toBe('ok');
  });

  test('the host cancels, and the secret is told', () => {
    expect(codeOf(party.send({ do: 'end', ...by('p1') }))).toBe('notHost');
    expect(kindsOf(party.send({ do: 'end', ...by('p0') }))).toEqual(['cancelled']);
    expect(party.followers[2]?.entries.at(-1)).toMatchObject({ kind: 'cancelled', secret: party.dice.secret() });
    expect(codeOf(party.sit(0))).toBe('sealed');
  });
});

describe('in the game', () => {
  let seat: number;
  let at: number;
  const commit = (decisions: readonly string[], change: object = {}): Decided =>
    party.send({ do: 'commit', ...by(`p${seat}`), at, decisions, ...change });
  const stretch = (): string[] => party.followers[seat]?.stretch(party.random) ?? [];

  beforeEach(() => {
    party.begin();
    seat = party.at.course?.asked ?? 9;
    at = party.at.seq;
  });

  test('no bot plays for a person, and no number that is none passes', () => {
    const decisions = stretch();
    const before = party.at;
    const asBot = (of: number): string => codeOf(party.send({ do: 'botPlays', seat: of, at, decisions }));
    expect([asBot(seat), asBot(1 - seat), asBot(7)]).toEqual(['notSeated', 'notSeated', 'notSeated']);
    expect(codeOf(commit(decisions, { at: Number.NaN }))).toBe('stale');
    expect(draftOf(party.at, `p${seat}`, Number.NaN, [])).toEqual({ ok: false, code: 'stale' });
    expect(party.at).toBe(before);
  });

  test('a commit is exactly one stretch of the seat that is asked', () => {
    const decisions = stretch();
    const before = party.at;
    expect(commit(decisions, { person: `p${1 - seat}` })).toEqual({ ok: false, code: 'notAsked' });
    expect(commit(decisions, { person: 'p7' })).toEqual({ ok: false, code: 'notSeated' });
    expect(commit(decisions, { at: at - 1 })).toEqual({ ok: false, code: 'stale' });
    expect(commit(decisions, { at: at + 1 })).toEqual({ ok: false, code: 'ahead' });
    expect(commit([])).toEqual({ ok: false, code: 'unfinished' });
    expect(commit(decisions.slice(0, -1))).toEqual({ ok: false, code: 'unfinished' });
    expect(commit([...decisions, 'done'])).toEqual({ ok: false, code: 'beyond', index: decisions.length });
    expect(commit([...decisions.slice(0, -1), 'no:such'])).toEqual({ ok: false, code: 'notLegal', index: decisions.length - 1 });
    expect(commit(Array(301).fill('done'))).toEqual({ ok: false, code: 'tooMany' });
    expect(party.at).toBe(before);
    expect(codeOf(commit(decisions))).toBe('ok');
    expect(party.at.course?.asked).not.toBe(null);
  });

  test('the form of a record is read as well as ids, and hostile values are refused', () => {
    const forms = [
      { choose: 'space' },
      new Proxy(
        {},
        {
          ownKeys: () => {
            throw new Error('no');
          },
        },
      ),
      null,
      7,
      ['done'],
    ];
    for (const form of forms) expect(codeOf(commit([form as unknown as string]))).toBe('notLegal');
    const [first, ...others] = stretch();
    const [choose, colour] = (first ?? '').split(':');
    expect(codeOf(commit([{ choose, colour } as unknown as string, ...others]))).toBe('ok');
  });

  test('a repeated command has the answer that it had, and changes nothing', () => {
    const id = party.id;
    const decisions = stretch();
    const first = commit(decisions, { id });
    const before = party.at;
    const again = commit(decisions, { id });
    expect([seqOf(again), seqOf(first)]).toEqual([at + 1, at + 1]);
    expect(again).toEqual({ ok: true, entries: [], known: at + 1 });
    expect(party.at).toBe(before);
  });

  test('an id answers nobody else, nothing else, and is never that of a bot', () => {
    const id = party.id;
    const decisions = stretch();
    expect(codeOf(commit(decisions, { id }))).toBe('ok');
    const before = party.at;
    for (const change of [{ person: `p${1 - seat}` }, { person: 'p9' }, { decisions: decisions.slice(1) }])
      expect(commit(decisions, { id, ...change })).toEqual({ ok: false, code: 'idTaken' });
    for (const deed of ['ready', 'end'] as const) expect(codeOf(party.send({ do: deed, id, person: `p${seat}` }))).toBe('idTaken');
    for (const number of [before.seq, before.seq + 1, 'x'])
      expect(codeOf(party.send({ do: 'orders', id: `bot ${number}`, person: 'p0', orders: {} }))).toBe('idTaken');
    expect(party.at).toBe(before);
  });

  test('whichever node asks a bot, it moves once', () => {
    const alone = new Party({ seed: 'twice', persons: 1, bots: 1 }).begin();
    while (waiting(alone.at)?.for === 'person') alone.play();
    const { seat: bot = 0 } = waiting(alone.at) ?? {};
    const { seq } = alone.at;
    const asked = { do: 'botPlays', seat: bot, at: seq } as const;
    const stretchOf = (): string[] => alone.followers[bot]?.stretch(alone.random) ?? [];
    const [one, other] = [stretchOf(), stretchOf()];
    expect(seqOf(alone.send({ ...asked, decisions: one }))).toBe(seq + 1);
    expect(alone.send({ ...asked, decisions: other })).toEqual({ ok: true, entries: [], known: seq + 1 });
    expect(codeOf(alone.send({ ...asked, seat: 1 - bot, decisions: one }))).toBe('idTaken');
  });

  test('what plays nothing makes nothing stale', () => {
    const decisions = stretch();
    party.send({ do: 'orders', ...by(`p${1 - seat}`), orders: { steps: 'decline' } });
    expect(party.at.seq).toBe(at + 1);
    expect(codeOf(commit(decisions))).toBe('ok');
    expect(codeOf(party.send({ do: 'orders', ...by('p0'), orders: { steps: 'up' } as object }))).toBe('badOrders');
  });

  test('equal orders are no entry, and a log stays so short that its proof can be read', () => {
    const give = (n: number): Decided =>
      party.send({ do: 'orders', ...by(`p${1 - seat}`), orders: n % 2 === 0 ? { steps: 'decline' } : {} });
    give(0);
    const { seq } = party.at;
    expect(give(0)).toEqual({ ok: true, entries: [], known: seq });
    for (let n = 1; n < 500; n++) expect(codeOf(give(n))).toBe('ok');
    expect(codeOf(give(500))).toBe('tooMany');
    expect(party.at.seq).toBe(at + 500);
    expect(codeOf(commit(stretch()))).toBe('ok');
  });

  test('two persons cannot end it alone, one can', () => {
    expect(codeOf(party.send({ do: 'end', ...by('p0') }))).toBe('notAlone');
    expect(codeOf(party.send({ do: 'rematch', ...by('p0'), table: 'next' }))).toBe('notEnded');
    const alone = new Party({ seed: 'alone', persons: 1, bots: 1 }).begin();
    expect(kindsOf(alone.send({ do: 'end', id: alone.id, person: 'p0' }))).toEqual(['ended']);
    expect(alone.followers[0]?.entries.at(-1)?.record?.decisions).toEqual([]);
  });

  test('the next table has the same game, with seats rotated and kept', () => {
    party.playToEnd();
    expect(codeOf(commit(['done']))).toBe('stale');
    expect(codeOf(commit(['done'], { at: party.at.seq }))).toBe('ended');
    expect(kindsOf(party.send({ do: 'rematch', ...by('p1'), table: 'next' }))).toEqual(['rematch']);
    expect(codeOf(party.send({ do: 'rematch', ...by('p0'), table: 'other' }))).toBe('exists');
    const { places, game } = rematchOf(party.at);
    expect(places).toEqual([{ invited: 'p1' }, { invited: 'p0' }]);
    expect(game).toEqual(party.at.game);
  });
});

test('who may look on: seats, and others where the table says so', () => {
  party.begin();
  expect(observerOf(party.at, 'p1')).toBe(1);
  expect(observerOf(party.at, null)).toBe(255);
  const closed = { ...party.at, options: { ...party.at.options, watching: 'seats' } } as const;
  expect([observerOf(closed, 'p1'), observerOf(closed, 'p7'), observerOf(closed, null)]).toEqual([1, null, null]);
});
