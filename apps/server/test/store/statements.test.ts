import { describe, expect, test } from 'vitest';
import { type Call, call, type Kinds, type Statement, type Values } from '../../src/store/statement.ts';
import { draftsOf, dropDraft, keepDraft } from '../../src/store/statements/draft.ts';
import { addEntry, dropEntries, entriesAfter } from '../../src/store/statements/entry.ts';
import { foldedLogOf, keepFoldedLog } from '../../src/store/statements/folded-log.ts';
import { addGame, dropGame, gameByCode, gameById, gamesOf, logEnd, moveGame, openGamesOf } from '../../src/store/statements/game.ts';
import { STATEMENTS } from '../../src/store/statements/index.ts';
import { claimJobs, deadJobs, delayJob, dropJob, finishJob, nextJob, putJob, returnJob } from '../../src/store/statements/job.ts';
import { addPerson, describePerson, personById, personByKey, seePerson, setPersonKey } from '../../src/store/statements/person.ts';
import { seatsAround, seatsOf, setSeat } from '../../src/store/statements/seat.ts';
import { addSecret, anySecret, secretOf } from '../../src/store/statements/secret.ts';
import {
  addSession,
  endOldSessions,
  endSession,
  prolongSession,
  sessionByHash,
  sessionsOf,
  sweepSessions,
} from '../../src/store/statements/session.ts';
import { rowFault } from '../../src/store/values.ts';
import { onBoth, opening } from './engines.ts';
import { NOW } from './sample.ts';

interface Step {
  readonly call: Call;
  readonly rows: readonly object[];
}

/** A statement with its values and the rows it returns. */
const step = <T extends Kinds, G extends Kinds>(statement: Statement<T, G>, values: Values<T>, ...rows: Values<G>[]): Step => ({
  call: call(statement, values),
  rows,
});

const [person, game, keyHash, idHash] = ['ann', 'g1', 'k1', 's1'];
const ANN = { id: person, kind: 'guest', name: 'Ann', language: 'en', prefs: '{}', seenAt: NOW };
const GAME = {
  id: game,
  code: 'ABCDEFGH',
  hostId: person,
  state: 'open',
  seenBy: 'link',
  options: '{"players":3}',
  rules: 7,
  players: 3,
  seq: 0,
  chain: '',
  askedSeat: null,
  dueAt: null,
  createdAt: NOW,
  begunAt: null,
  changedAt: NOW,
  endedAt: null,
};
const PLAYED = {
  ...{ ...GAME, code: null, state: 'playing', seq: 2, chain: 'c', askedSeat: 1 },
  ...{ dueAt: NOW + 9, begunAt: NOW + 2, changedAt: NOW + 2 },
};
const BEN_SITS = { game, seat: 2, bot: null, colour: null, commitment: null, orders: '[]', settings: '{}' };
const JOB = { id: 'j1', kind: 'bot', key: game, dueAt: NOW, body: '{}' };
const CLAIM = { now: NOW, until: NOW + 30_000, tries: 12, limit: 5 };

/** The life of a game: every statement, in an order in which each has an effect. */
const LIFE: readonly Step[] = [
  step(addPerson, { id: person, kind: 'guest', name: 'Ann', language: 'en', prefs: '{}', keyHash: null, at: NOW }),
  step(setPersonKey, { person, keyHash }),
  step(personByKey, { keyHash }, ANN),
  step(describePerson, { person, name: 'Änn 𝄞', language: 'pl', prefs: '{"theme":"dark"}' }),
  step(seePerson, { person, at: NOW + 1 }),
  step(personById, { person }, { ...ANN, name: 'Änn 𝄞', language: 'pl', prefs: '{"theme":"dark"}', seenAt: NOW + 1 }),
  step(personById, { person: 'nobody' }),

  step(addSession, { idHash, person, label: 'Firefox', at: NOW, expiresAt: NOW + 10 }),
  step(
    sessionByHash,
    { idHash, at: NOW },
    { personId: person, seenAt: NOW, expiresAt: NOW + 10, name: 'Änn 𝄞', language: 'pl', prefs: '{"theme":"dark"}' },
  ),
  step(sessionByHash, { idHash, at: NOW + 10 }),
  step(prolongSession, { idHash, at: NOW + 5, expiresAt: NOW + 20 }),
  step(sessionsOf, { person, at: NOW + 10 }, { idHash, label: 'Firefox', createdAt: NOW, seenAt: NOW + 5 }),
  step(addSession, { idHash: 's2', person, label: '', at: NOW, expiresAt: NOW + 30 }),
  step(endSession, { idHash: 's2' }),
  ...['s3', 's4', 's5'].map((each, n) => step(addSession, { idHash: each, person, label: '', at: NOW + 1 + n, expiresAt: NOW + 20 })),
  step(endOldSessions, { person, but: 's3', most: 2 }, { idHash: 's4' }),
  ...['s3', 's5'].map((each) => step(endSession, { idHash: each })),
  step(sweepSessions, { at: NOW + 20 }, { idHash }),

  step(addGame, {
    game,
    code: 'ABCDEFGH',
    host: person,
    seenBy: 'link',
    options: '{"players":3}',
    rules: 7,
    players: 3,
    chain: '',
    at: NOW,
  }),
  step(gameByCode, { code: 'ABCDEFGH' }, GAME),
  // Without an entry, the game belongs to nobody yet.
  step(gamesOf, { person, limit: 5 }),
  step(openGamesOf, { person }, { count: 0 }),
  step(setSeat, {
    game,
    seat: 1,
    person: null,
    invited: null,
    bot: 'builder',
    colour: null,
    commitment: null,
    orders: '[]',
    settings: '{}',
  }),
  step(setSeat, { game, seat: 0, person, invited: null, bot: null, colour: 'red', commitment: 'c0', orders: '[]', settings: '{}' }),
  step(setSeat, {
    game,
    seat: 0,
    person,
    invited: null,
    bot: null,
    colour: 'blue',
    commitment: 'c1',
    orders: '["x"]',
    settings: '{"a":1}',
  }),
  step(
    seatsOf,
    { game },
    { seat: 0, personId: person, name: 'Änn 𝄞', bot: null, colour: 'blue', commitment: 'c1', orders: '["x"]', settings: '{"a":1}' },
    { seat: 1, personId: null, name: null, bot: 'builder', colour: null, commitment: null, orders: '[]', settings: '{}' },
  ),
  // A person who was deleted has no seat.
  step(setSeat, { ...BEN_SITS, person: 'ben', invited: 'ben' }),

  step(
    moveGame,
    { game, after: 0, last: 2, action: 'a', at: NOW + 2, state: 'playing', chain: 'c', askedSeat: 1, dueAt: NOW + 9 },
    { id: game },
  ),
  step(gamesOf, { person, limit: 5 }, PLAYED),
  step(gamesOf, { person: 'nobody', limit: 5 }),
  step(
    seatsAround,
    { person, limit: 5 },
    { game, seat: 0, personId: person, name: 'Änn 𝄞', invitedId: null, invitedName: null, bot: null },
    { game, seat: 1, personId: null, name: null, invitedId: null, invitedName: null, bot: 'builder' },
    { game, seat: 2, personId: null, name: null, invitedId: null, invitedName: null, bot: null },
  ),
  step(seatsAround, { person: 'nobody', limit: 5 }),
  step(openGamesOf, { person }, { count: 0 }),
  step(
    moveGame,
    { game, after: 2, last: 2, action: 'o', at: NOW + 2, state: 'open', chain: 'c', askedSeat: 1, dueAt: NOW + 9 },
    { id: game },
  ),
  step(openGamesOf, { person }, { count: 1 }),
  step(openGamesOf, { person: 'nobody' }, { count: 0 }),
  step(
    moveGame,
    { game, after: 2, last: 2, action: 'p', at: NOW + 2, state: 'playing', chain: 'c', askedSeat: 1, dueAt: NOW + 9 },
    { id: game },
  ),
  step(addEntry, { game, seq: 1, kind: 'sealed', seat: null, action: 'a', body: '{}', at: NOW + 2 }),
  step(addEntry, { game, seq: 2, kind: 'begun', seat: 0, action: null, body: '{}', at: NOW + 2 }),
  step(moveGame, { game, after: 1, last: 2, action: 'b', at: NOW, state: 'over', chain: '', askedSeat: null, dueAt: null }),
  step(moveGame, { game, after: 2, last: 3, action: 'a', at: NOW, state: 'over', chain: '', askedSeat: null, dueAt: null }),
  step(logEnd, { game, action: 'a' }, { seq: 2, known: 1 }),
  step(logEnd, { game, action: 'b' }, { seq: 2, known: null }),
  step(gameById, { game }, PLAYED),
  step(entriesAfter, { game, after: 0, limit: 1 }, { seq: 1, kind: 'sealed', seat: null, actionId: 'a', body: '{}', at: NOW + 2 }),
  step(entriesAfter, { game, after: 1, limit: 9 }, { seq: 2, kind: 'begun', seat: 0, actionId: null, body: '{}', at: NOW + 2 }),

  step(addSecret, { game, sealed: 'xyz' }),
  step(secretOf, { game }, { sealed: 'xyz' }),
  step(anySecret, {}, { game, sealed: 'xyz' }),
  step(keepDraft, { game, seat: 0, body: 'one', at: NOW }),
  step(keepDraft, { game, seat: 0, body: 'two', at: NOW + 1 }),
  step(draftsOf, { game }, { seat: 0, body: 'two', at: NOW + 1 }),
  step(dropDraft, { game, seat: 0 }),
  step(draftsOf, { game }),
  step(keepFoldedLog, { game, body: 'record' }),
  step(foldedLogOf, { game }, { body: 'record' }),
  step(dropEntries, { game, upTo: 1 }),

  step(nextJob, { tries: 12 }, { dueAt: null }),
  step(putJob, { ...JOB, id: 'j0', dueAt: NOW + 50 }),
  step(putJob, JOB),
  step(nextJob, { tries: 12 }, { dueAt: NOW }),
  step(claimJobs, { ...CLAIM, now: NOW - 1 }),
  step(claimJobs, CLAIM, { ...JOB, tries: 1 }),
  step(nextJob, { tries: 12 }, { dueAt: NOW + 30_000 }),
  step(claimJobs, CLAIM),
  step(delayJob, { id: 'j0', tries: 1, dueAt: NOW }),
  step(delayJob, { id: 'j1', tries: 1, dueAt: NOW + 1 }, { id: 'j1' }),
  step(claimJobs, { ...CLAIM, now: NOW + 1 }, { ...JOB, dueAt: NOW + 1, tries: 2 }),
  step(returnJob, { id: 'j1', tries: 2, newId: 'j2' }, { id: 'j2' }),
  step(claimJobs, { ...CLAIM, now: NOW + 1 }, { ...JOB, id: 'j2', dueAt: NOW + 1, tries: 2 }),
  step(deadJobs, { now: NOW + 30_000, tries: 2 }, { ...JOB, id: 'j2', dueAt: NOW + 1, tries: 2 }),
  step(finishJob, { id: 'j2', tries: 1 }),
  step(finishJob, { id: 'j2', tries: 2 }, { id: 'j2' }),
  step(putJob, JOB),
  step(dropJob, { kind: 'bot', key: game }),
  step(nextJob, { tries: 12 }, { dueAt: null }),

  step(dropGame, { game }),
  step(entriesAfter, { game, after: 0, limit: 9 }),
  step(foldedLogOf, { game }),
];

describe('every statement', () => {
  test('has a name of its own, says what it gives, and stands in the life of a game', () => {
    const used = new Set(LIFE.map(({ call: { statement } }) => statement.name));
    const giving = new Set(LIFE.filter(({ rows }) => rows.length > 0).map(({ call: { statement } }) => statement.name));
    const faults = [...STATEMENTS.values()].flatMap(({ name, text, takes, gives }) => [
      ...(used.has(name) ? [] : [`${name} is not run`]),
      ...(Object.keys(gives).length === 0 || giving.has(name) ? [] : [`${name} gives no row`]),
      ...[...text.matchAll(/\$(\w+)/g)].filter(([, each = '']) => !(each in takes)).map(([each]) => `${name} does not take ${each}`),
      ...Object.keys(takes).flatMap((each) => (new RegExp(`\\$${each}\\b`).test(text) ? [] : [`${name} does not use $${each}`])),
    ]);
    expect(faults).toEqual([]);
    expect(STATEMENTS.size).toBe(used.size);
  });

  onBoth((engine) => {
    const open = opening();

    test('is prepared and run, and gives the rows that its type says', async () => {
      const store = await open(await engine.ready());
      const faults: string[] = [];
      for (const [index, { call: each, rows: expected }] of LIFE.entries()) {
        const rows = await store.all(each.statement, each.values);
        for (const row of rows) faults.push(...[rowFault(each.statement, row)].flatMap((fault) => fault ?? []));
        expect(rows, `step ${index}, ${each.statement.name}`).toEqual(expected);
      }
      expect(faults).toEqual([]);
    });
  });
});
