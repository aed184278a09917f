/** Tables before their game: the chosen game and the seats. */
import { REFERENCE_EDITION, SHIPPED } from '@tabannusi/engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LIMITS } from '../../src/limits.ts';
import { newId } from '../../src/random-ids.ts';
import { type Browser, guest, type Node, openTable, Player, startNode } from './node.ts';

let node: Node;
let ann: Browser & { person: string };

beforeAll(async () => {
  node = await startNode();
  ann = await guest(node.host, 'Ann');
});

afterAll(async () => {
  await node.stop();
  expect(node.reported).toEqual([]);
});

const OPTIONS = { hints: true, estimate: true, watching: 'link' };
const open = (game: object, seats = 2, options: object = OPTIONS) =>
  ann.ask('POST', '/api/tables', { game, options, places: Array.from({ length: seats }, () => null) });

/** The same values under another name are another edition. */
const OWN = { ...structuredClone(REFERENCE_EDITION), id: 'my-box', version: 1, title: 'My box' };

describe('a table', () => {
  test.each(SHIPPED.map(({ id, version, title }) => ({ id, version, title })))('plays $title, version $version', async (edition) => {
    const { id, version } = edition;
    const { status, body } = await open({ seats: 2, edition: { id, version } });
    expect(status).toBe(201);
    const told = (await ann.ask('GET', `/api/tables/${body.table}`)).body;
    expect(told.game.edition).toEqual({ ...edition, own: false });
  });

  test('says what was agreed when it was opened', async () => {
    const options = { hints: false, estimate: true, watching: 'seats' };
    const switches = { refillWithGold: false, finalCompensation: true, firstGame: true, masteryRight: 'minRises' };
    const { body } = await open({ seats: 1, king: 'sarbot', switches }, 1, options);
    const { title, id, version } = REFERENCE_EDITION;
    const game = { seats: 1, king: 'sarbot', switches, edition: { id, version, title, own: false } };
    expect((await ann.ask('GET', `/api/tables/${body.table}`)).body).toMatchObject({ options, game, proven: true });
    const player = new Player(ann, body.table, 0);
    await player.connect();
    expect(player.follower.entries[0]).toMatchObject({ kind: 'opened', options, proven: true, game: { king: 'sarbot', switches } });
  });

  test('plays an edition of its host, from the first question to the end', async () => {
    const { body } = await open({ seats: 3, edition: OWN }, 3);
    expect((await ann.ask('GET', `/api/tables/${body.table}`)).body.game.edition).toMatchObject({ title: 'My box', own: true });
    const guests = [ann, await guest(node.host, 'Ben'), await guest(node.host, 'Cleo')];
    const players = guests.map((each, seat) => new Player(each, body.table, seat));
    for (const player of players) {
      await player.sit();
      await player.connect();
    }
    for (const player of players) player.say({ t: 'ready', id: newId() });
    for (const player of players) await player.until(() => player.follower.isEnded);
    expect((await ann.ask('GET', `/api/tables/${body.table}/record`)).body.edition).toMatchObject({ id: 'my-box', format: 1 });
  });

  test.each([
    [
      'an edition with faults',
      { seats: 2, edition: { ...OWN, version: 0, title: '' } },
      [
        ['outOfRange', 'edition.version'],
        ['badText', 'edition.title'],
      ],
    ],
    ['an edition that is not there', { seats: 2, edition: { id: 'reference', version: 99 } }, [['unknownEdition', 'edition']]],
    [
      'another edition of the same name',
      { seats: 2, edition: { id: 'reference', version: 1, hash: '0'.repeat(16) } },
      [['editionHash', 'edition.hash']],
    ],
    ['a switch that does not exist', { seats: 2, switches: { firstGame: 'yes' } }, [['missing', 'switches.refillWithGold']]],
    ['a king and two seats', { seats: 2, king: 'sarbot' }, [['wrongLength', 'seats']]],
    ['a record of another kind', { record: { format: 'other' } }, [['wrongFormat', 'format']]],
  ])('cannot be opened with %s: the answer names the faults, and nothing is opened', async (_, game, faults) => {
    const before = await ann.ask('GET', '/api/me/tables');
    const { body } = await open(game);
    expect(body).toMatchObject({ status: 422, code: 'badGame' });
    const found = body.faults.map(({ code, path }: { code: string; path: string }) => [code, path]);
    expect(found).toEqual(expect.arrayContaining(faults));
    expect((await ann.ask('GET', '/api/me/tables')).body).toEqual(before.body);
  });

  test('cannot be opened with an edition of more than 256 KiB', async () => {
    const { body } = await open({ seats: 2, edition: { ...OWN, title: 'x'.repeat(LIMITS.gameBytes) } });
    expect(body).toMatchObject({ status: 413, code: 'tooBig' });
  });
});

describe('the host', () => {
  test('chooses how strong a bot is, and takes it away again', async () => {
    const { table } = await openTable(ann, 2);
    const path = `/api/tables/${table}/seats/1`;
    for (const [n, bot] of ['apprentice', 'vizier'].entries()) {
      expect((await ann.ask('PUT', path, { id: newId(), bot })).body).toEqual({ seq: 2 + n });
      expect((await ann.ask('GET', `/api/tables/${table}`)).body.seats[1].sitter).toEqual({ bot });
    }
    expect((await ann.ask('PUT', path, { id: newId(), bot: 'oracle' })).body).toMatchObject({ status: 400, code: 'form' });
    expect((await ann.ask('DELETE', path)).body).toEqual({ seq: 4 });
    expect((await ann.ask('GET', `/api/tables/${table}`)).body.seats[1].sitter).toBeNull();
  });

  test('frees the seat of a person, and the table is open again if a share was awaited; nobody else does', async () => {
    const [ben, cleo] = [await guest(node.host, 'Ben'), await guest(node.host, 'Cleo')];
    const { table } = await openTable(ann, 2);
    const players = [new Player(ann, table, 0), new Player(ben, table, 1)];
    for (const player of players) await player.sit();
    const path = `/api/tables/${table}/seats/1`;
    expect((await cleo.ask('DELETE', path)).body).toMatchObject({ status: 403, code: 'notHost' });
    expect((await ann.ask('DELETE', path)).status).toBe(200);
    expect((await ben.ask('GET', `/api/tables/${table}`)).body.you).toEqual({ seat: null, host: false });
    await players[1]?.sit();
    for (const player of players) {
      player.enough = 0;
      await player.connect();
      player.say({ t: 'ready', id: newId() });
    }
    for (const player of players) await player.until(() => player.follower.entries.some(({ kind }) => kind === 'sealed'));
    expect((await cleo.ask('DELETE', path)).body).toMatchObject({ status: 403, code: 'notHost' });
    expect((await ann.ask('DELETE', path)).status).toBe(200);
    expect((await cleo.ask('GET', `/api/tables/${table}`)).body).toMatchObject({
      phase: 'open',
      seats: [{ ready: false }, { sitter: null }],
    });
  });
});

describe('one’s tables', () => {
  const listed = async (who: Browser) => (await who.ask('GET', '/api/me/tables')).body.tables;

  test('begin with those where one is asked', async () => {
    const dora = await guest(node.host, 'Dora');
    const game = { seats: 1, king: 'sarbot' };
    const opened = await dora.ask('POST', '/api/tables', { game, options: OPTIONS, places: [null] });
    const player = new Player(dora, opened.body.table, 0);
    player.enough = 6;
    await player.sit();
    await player.connect();
    player.say({ t: 'ready', id: newId() });
    await player.until(() => player.follower.asked === 0);
    const later = await openTable(dora, 2);
    expect((await listed(dora)).map(({ table, isYourMove, seat }: Record<string, unknown>) => [table, isYourMove, seat])).toEqual([
      [player.table, true, 0],
      [later.table, false, null],
    ]);
    player.say({ t: 'end', id: newId() });
    await player.until(() => player.follower.isEnded);
    expect((await listed(dora)).every(({ isYourMove }: { isYourMove: boolean }) => !isYourMove)).toBe(true);
  });

  test('have the rematch to which one is invited, until one has declined', async () => {
    const [eve, finn] = [await guest(node.host, 'Eve'), await guest(node.host, 'Finn')];
    const { table } = await openTable(eve, 2);
    const players = [new Player(eve, table, 0), new Player(finn, table, 1)];
    for (const player of players) {
      await player.sit();
      await player.connect();
    }
    for (const player of players) player.say({ t: 'ready', id: newId() });
    for (const player of players) await player.until(() => player.follower.isEnded);
    const next = (await eve.ask('POST', `/api/tables/${table}/rematch`)).body.table;
    const seats = [
      { sitter: null, invited: { person: finn.person, name: 'Finn' } },
      { sitter: null, invited: { person: eve.person, name: 'Eve' } },
    ];
    expect(await listed(finn)).toContainEqual(expect.objectContaining({ table: next, isInvited: true, host: false, seat: null, seats }));
    const player = new Player(finn, next, 0);
    expect((await player.sit()).status).toBe(200);
    expect(await listed(finn)).toContainEqual(expect.objectContaining({ table: next, isInvited: false, seat: 0 }));
    // A person who stands up keeps no seat.
    expect((await finn.ask('DELETE', `/api/tables/${next}/seats/0`)).status).toBe(200);
    expect((await finn.ask('DELETE', `/api/tables/${next}/seats/1`)).body.code).toBe('notHost');
    const third = (await finn.ask('POST', `/api/tables/${table}/rematch`)).body.table;
    expect(third).toBe(next);
    expect((await eve.ask('DELETE', `/api/tables/${next}/seats/1`)).status).toBe(200);
    expect((await eve.ask('GET', `/api/tables/${next}`)).body.seats[1]).toMatchObject({ sitter: null, invited: null });
    expect((await listed(finn)).map((each: { table: string }) => each.table)).not.toContain(next);
  });
});
