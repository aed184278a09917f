/** Routes about the guest: name, browser and personal link. */

import { Type } from 'typebox';
import type { Core } from '../core.ts';
import { readName, type Session } from '../identity/people.ts';
import { Problem } from '../problem.ts';
import { Describe, Key, Me, MyTables } from '../schemas.ts';
import { tablesOf } from '../tables/look-at-table.ts';
import { addressOf } from './guards.ts';
import { type RouteData, route } from './route.ts';
import { dropCookie, personOf, sessionOf, setCookie } from './session-cookie.ts';

const Nothing = Type.Object({});

export const meRoutes = (core: Core): RouteData[] => [...selfRoutes(core), ...keyRoutes(core)];

const selfRoutes = (core: Core): RouteData[] => [
  route({ method: 'GET', url: '/api/me', summary: 'Who one is.', answer: Me, status: 200 }, async ({ request, reply }) => {
    const { id, name, language } = await personOf(core, request, reply);
    return { person: id, name, language };
  }),
  route(
    {
      ...{
        method: 'PUT',
        url: '/api/me',
        summary: 'Says one’s name and language. Who is not known becomes a guest, with a cookie.',
        status: 200,
      },
      ...{ body: Describe, answer: Me },
    },
    async ({ request, reply, body: { name: typed, language } }) => {
      const name = readName(typed);
      if (name === null) throw new Problem('badName');
      const known = (await sessionOf(core, request, reply))?.person;
      if (known !== undefined) {
        await core.people.describe(known, name, language);
        return { person: known.id, name, language };
      }
      if (!core.rates.guests.use(addressOf(request), core.now())) throw new Problem('tooFast');
      const { person, token } = await core.people.signUp(name, language);
      setCookie(request, reply, { token });
      return { person: person.id, name, language };
    },
  ),
  route(
    { method: 'GET', url: '/api/me/tables', summary: 'The tables that one hosts or sits at.', answer: MyTables, status: 200 },
    async ({ request, reply }) => tablesOf(core, await personOf(core, request, reply)),
  ),
];

const keyRoutes = (core: Core): RouteData[] => [
  route(
    {
      ...{ method: 'POST', url: '/api/me/key', summary: 'The secret of a new personal link; the one before opens nothing any more.' },
      ...{ answer: Key, status: 201 },
    },
    async ({ request, reply }) => {
      const person = await personOf(core, request, reply);
      reply.code(201);
      return { key: await core.people.newKey(person) };
    },
  ),
  route(
    { method: 'POST', url: '/api/session', summary: 'Comes back by a personal link.', body: Key, answer: Me, status: 200 },
    async ({ request, reply, body }) => {
      const address = addressOf(request);
      if (!core.rates.wrongKeys.use(address, core.now())) throw new Problem('tooFast');
      const signedIn = await core.people.byKey(body.key);
      if (signedIn === null) throw new Problem('noKey');
      core.rates.wrongKeys.giveBack(address);
      // From now on, the browser is this person and nobody else.
      const before = await sessionOf(core, request);
      if (before !== null) await forget(core, before);
      for (const hash of signedIn.forgotten) core.sockets.endSession(hash);
      setCookie(request, reply, signedIn);
      const { id, name, language } = signedIn.person;
      return { person: id, name, language };
    },
  ),
  route(
    { method: 'DELETE', url: '/api/session', summary: 'Forgets this browser.', answer: Nothing, status: 200 },
    async ({ request, reply }) => {
      const session = await sessionOf(core, request);
      if (session !== null) await forget(core, session);
      dropCookie(request, reply);
      return {};
    },
  ),
];

/** Everything that was opened with the cookie is closed. */
async function forget({ people, sockets }: Core, session: Session): Promise<void> {
  await people.end(session);
  sockets.endSession(session.hash);
}
