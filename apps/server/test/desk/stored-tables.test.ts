/** The desk on both stores: a game is played, another node continues it, and lists and jobs have their data. */
import { Generator, RunningGame, redeal, unpackKnown } from '@tabannusi/engine';
import { botAsked, waiting } from '@tabannusi/host';
import { stretchOf } from '@tabannusi/host/follower';
import { expect, test } from 'vitest';
import { Desk } from '../../src/desk/desk.ts';
import { storedTables } from '../../src/desk/stored-tables.ts';
import { claim } from '../../src/store/jobs.ts';
import { call } from '../../src/store/statement.ts';
import { addGame, gameById } from '../../src/store/statements/game.ts';
import { addPerson } from '../../src/store/statements/person.ts';
import { seatsOf } from '../../src/store/statements/seat.ts';
import { addSecret } from '../../src/store/statements/secret.ts';
import { onBoth, opening } from '../store/engines.ts';
import { NOW } from '../store/sample.ts';
import { begin, listener, SECRET, stretch, TABLE } from './seated.ts';

onBoth((engine) => {
  const open = opening();

  test('a game with a bot is stored, told by another node, and listed', async () => {
    const store = await open(await engine.ready());
    const person = (id: string) => call(addPerson, { id, kind: 'guest', name: id, language: 'en', prefs: '{}', keyHash: null, at: NOW });
    const game = { game: TABLE, code: null, host: 'p0', seenBy: 'link', options: '{}', rules: 1, players: 3, chain: '', at: NOW };
    const secret = call(addSecret, { game: TABLE, sealed: `sealed ${SECRET}` });
    await store.together([person('p0'), person('p1'), call(addGame, game), secret]);
    const tables = storedTables({ store, unsealed: (_, sealed) => sealed.slice('sealed '.length), now: () => NOW });
    const desks = [0, 1].map(() => new Desk({ tables, publish: () => {}, now: () => NOW }));
    const [desk = desks[1]!, other = desk] = desks;
    await begin(desk, 2, 1);
    const all = [listener('p0', 0), listener('p1', 1)];
    for (const one of all) expect(await desk.join(TABLE, one, { after: 0, chain: '' })).toBe('welcomed');
    let botStretches = 0;
    while (botStretches < 2 || (await desk.look(TABLE))!.seq < 24) {
      const hosted = (await desk.look(TABLE))!;
      const asked = botAsked(hosted);
      const [job] = await claim(store, NOW + 60_000 * hosted.seq);
      if (asked === null) expect((await desk.send(TABLE, stretch(all, 'stored'))).ok).toBe(true);
      else {
        expect(job).toMatchObject({ kind: 'bot', key: TABLE });
        botStretches++;
        const known = unpackKnown(asked.known);
        const random = new Generator(`bot ${asked.at}`, 'bot');
        const decisions = stretchOf(new RunningGame(redeal(known.masked, random)), random);
        const command = { do: 'botPlays', seat: asked.seat, at: asked.at, decisions } as const;
        // Two nodes ask the same bot: one answer counts, and both nodes receive it.
        const answers = await Promise.all([desk.send(TABLE, command), other.send(TABLE, command)]);
        expect(answers).toEqual([answers[0], answers[0]]);
        expect(answers[0].ok).toBe(true);
      }
    }
    const [here, there] = [await desk.look(TABLE), await other.news(TABLE, 999).then(() => other.look(TABLE))];
    expect(there).toEqual(here);
    const row = await store.one(gameById, { game: TABLE });
    expect(row).toMatchObject({ state: 'playing', seq: here?.seq, chain: here?.chain, askedSeat: here && waiting(here)?.seat });
    const seats = await store.all(seatsOf, { game: TABLE });
    expect(seats.map(({ personId, bot }) => [personId, bot])).toEqual([
      ['p0', null],
      ['p1', null],
      [null, 'random'],
    ]);
  });
});
