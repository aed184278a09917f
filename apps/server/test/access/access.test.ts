/**
 * Access rights: every route and every message, tried by six kinds of callers. The answers must be those in the table of
 * `docs/online-protocol.md`; anything else is refused.
 */
import { readFileSync } from 'node:fs';
import type { FromClient, FromServer } from '@tabannusi/host';
import type { TSchema } from 'typebox';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allRoutes } from '../../src/app.ts';
import type { Core } from '../../src/core.ts';
import type { Surroundings } from '../../src/http/state-routes.ts';
import { LIMITS } from '../../src/limits.ts';
import { MESSAGES } from '../../src/schemas.ts';
import { type Browser, type Node, startNode } from '../http/node.ts';
import { formsOf, markOf, sampleOf } from './samples.ts';
import { CALLERS, type Caller, MOMENTS, type Moment, type Scene, sceneAt } from './scene.ts';

const DOCUMENT = readFileSync(new URL('../../../../docs/online-protocol.md', import.meta.url), 'utf8');

const SURROUNDINGS: Surroundings = { address: () => null, letOthersIn: async () => ({ address: 'http://127.0.0.2/' }) };

interface Asked {
  /** The names as in the document. */
  readonly name: string;
  ask(scene: Scene, browser: Browser): Promise<string>;
}

const ROUTES: readonly Asked[] = allRoutes({ limits: LIMITS } as Core, SURROUNDINGS).flatMap(({ method, url, params, body }) => {
  const forms = body === undefined ? [undefined] : formsOf(body);
  return forms.map((form) => {
    const mark = form === undefined || forms.length === 1 ? '' : ` ${markOf(form, forms as TSchema[])}`;
    const ask = async ({ values }: Scene, browser: Browser): Promise<string> => {
      // A caller who sits down takes the free seat.
      const given = sampleOf(params, method === 'PUT' ? { ...values, seat: '2' } : values);
      const path = url.replaceAll(/:(\w+)/g, (_, name: string) => String(given[name]));
      const { status, body: answer } = await browser.ask(method, path, form === undefined ? undefined : sampleOf(form, values));
      return status < 300 ? 'yes' : answer.code;
    };
    return { name: `${method} ${url}${mark}`, ask };
  });
});

const SAID: readonly Asked[] = Object.entries(MESSAGES).map(([t, schema]) => ({
  name: t,
  ask: ({ table, values, tried }, browser) => {
    const decisions = t === 'draft' ? tried : values['decisions'];
    return answerTo(browser, table, sampleOf(schema, { ...values, decisions, t }) as FromClient);
  },
}));

/** The code of the refusal, or why the socket was closed; `yes` if neither happens. */
function answerTo(browser: Browser, table: string, message: FromClient): Promise<string> {
  const socket = browser.socket(table);
  const hello = { t: 'hello', v: 1, after: 0, chain: '' };
  let isSent = false;
  return new Promise<string>((resolve) => {
    socket.addEventListener('open', () => socket.send(JSON.stringify(message.t === 'hello' ? message : hello)));
    socket.addEventListener('close', ({ reason }) => resolve(reason));
    socket.addEventListener('message', ({ data }) => {
      const heard = JSON.parse(String(data)) as FromServer;
      if (heard.t === 'refused') resolve(heard.code);
      // A caller who was let in is told who is there, and then sends its message.
      else if (heard.t === 'presence' && message.t === 'hello') resolve('yes');
      else if (heard.t === 'presence' && !isSent) {
        isSent = true;
        socket.send(JSON.stringify(message));
      } else if (isSent && ANSWERS.has(heard.t)) resolve('yes');
    });
  }).finally(() => socket.close());
}

const ANSWERS = new Set<FromServer['t']>(['did', 'said', 'draft', 'pong', 'presence']);

interface Row {
  readonly moment: Moment;
  readonly name: string;
  readonly answers: readonly string[];
}

function rows(): Row[] {
  const [, section = ''] = /^## Who may do what\n(.*?)^## /ms.exec(DOCUMENT) ?? [];
  const cells = section.split('\n').flatMap((line) => (line.startsWith('| ') ? [line.slice(2, -2).split(' | ')] : []));
  return cells.slice(1).map(([moment = '', name = '', ...answers]) => ({
    moment: MOMENTS.find((each) => each === moment) ?? fail(`no moment ${moment}`),
    name: name.replaceAll('`', ''),
    answers,
  }));
}

function fail(message: string): never {
  throw new Error(message);
}

let node: Node;

beforeAll(async () => {
  const often = { count: 100_000, perMs: 60_000 };
  node = await startNode({ surroundings: SURROUNDINGS, limits: { guests: often } });
});
afterAll(async () => {
  await node.stop();
  expect(node.reported).toEqual([]);
});

/** By moment, and by whether the table is private. */
const scenes = new Map<string, Promise<Scene>>();

async function answerIn(moment: Moment, caller: Caller, { name, ask }: Asked): Promise<string> {
  const isPrivate = caller === 'stranger';
  const key = `${moment} ${isPrivate}`;
  const scene = scenes.get(key) ?? sceneAt(node.host, moment, isPrivate);
  scenes.set(key, scene);
  const { browsers } = await scene;
  const answer = await ask(await scene, browsers[caller]);
  // If something was done, the next caller gets a fresh table. At a finished table nothing can be done.
  if (answer === 'yes' && moment !== 'over' && !name.startsWith('GET ')) scenes.delete(key);
  return answer;
}

const ALL = [...ROUTES, ...SAID];

test('the document has each route and each message, and nothing else', () => {
  expect(rows().map(({ name }) => name)).toEqual(ALL.map(({ name }) => name));
});

test.each(rows())('$name ($moment)', async ({ moment, name, answers }) => {
  const asked = ALL.find((each) => each.name === name) ?? fail(`nothing is called ${name}`);
  const found: string[] = [];
  for (const caller of CALLERS) found.push(await answerIn(moment, caller, asked));
  expect(found).toEqual(answers);
});
