/** One listener of a node: the API under `/api`, the state of the node, and the page for everything else. */
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import cookie from '@fastify/cookie';
import websocket from '@fastify/websocket';
import fastify, { type FastifyError, type FastifyInstance, type FastifyReply } from 'fastify';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import type { Core } from './core.ts';
import { UnreadableLog } from './desk/unreadable-log.ts';
import { addGuards, addNames, HEADERS, isOfTheInterface, type Names } from './http/guards.ts';
import { meRoutes } from './http/me-routes.ts';
import type { RouteData } from './http/route.ts';
import { networkRoutes, type Surroundings, stateRoutes } from './http/state-routes.ts';
import { tableRoutes } from './http/table-routes.ts';
import type { Session } from './identity/people.ts';
import { LIMITS } from './limits.ts';
import { Problem } from './problem.ts';
import { addSocketRoute } from './socket/socket-route.ts';
import { upgradeOnlySockets } from './socket/upgrades.ts';
import { passes, StoreError, type StoreFault } from './store/store-error.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The session of the browser that opens a socket; null if it has none. */
    session: Session | null;
  }
}

export interface Listening {
  /** Without a store, the server still serves the page; the API answers with the reason. */
  readonly core: Core | StoreFault;
  readonly names: Names;
  readonly surroundings: Surroundings;
  /** Answers every request outside the API. */
  readonly page: (request: IncomingMessage, response: ServerResponse) => void;
}

/** All routes; `docs/openapi.json` is made from them. */
export const allRoutes = (core: Core, surroundings: Surroundings): RouteData[] => [
  ...stateRoutes(core.store),
  ...networkRoutes(surroundings),
  ...meRoutes(core),
  ...tableRoutes(core),
];

export async function createApp({ core, names, page, surroundings }: Listening): Promise<FastifyInstance> {
  const app = fastify({
    ...{ bodyLimit: LIMITS.bodyBytes, requestTimeout: REQUEST_MS, forceCloseConnections: true },
    // An unreadable path does not reach any hook.
    frameworkErrors: (_error, _request, reply) => void answerProblem(reply.headers(HEADERS), new Problem('form')),
  });
  app.removeContentTypeParser('text/plain');
  app.setValidatorCompiler<TSchema>(({ schema }) => {
    const check = Compile(schema);
    return (value) => (check.Check(value) ? { value } : { error: new Problem('form') });
  });
  app.setErrorHandler<FastifyError>((error, _, reply) => {
    const problem = problemOf(error);
    if ((problem.code === 'internal' || problem.code === 'log') && typeof core === 'object') core.report(error);
    return answerProblem(reply, problem);
  });
  app.setNotFoundHandler((request, reply) => {
    if (isOfTheInterface(request.url)) throw new Problem('notFound');
    reply.hijack();
    page(request.raw, reply.raw);
  });
  addNames(app, names);
  await app.register(cookie);
  if (typeof core === 'object') await addInterface(app, core, surroundings);
  else addNothing(app, core);
  return app;
}

const REQUEST_MS = 30_000;

function answerProblem(reply: FastifyReply, { status, code, details }: Problem): FastifyReply {
  const body = { type: 'about:blank', title: STATUS_CODES[status] ?? '', status, code, ...details };
  return reply.code(status).type('application/problem+json').send(JSON.stringify(body));
}

async function addInterface(app: FastifyInstance, core: Core, surroundings: Surroundings): Promise<void> {
  const { messageBytes, closeMs } = core.limits;
  const options = { maxPayload: messageBytes, perMessageDeflate: false, closeTimeout: closeMs };
  await app.register(websocket, { options });
  upgradeOnlySockets(app.server);
  await app.register(async (inner) => {
    addGuards(inner, core);
    for (const { handle, status, answer, summary, method, url, bodyLimit, ...schema } of allRoutes(core, surroundings)) {
      const limit = bodyLimit === undefined ? {} : { bodyLimit };
      inner.route({ method, url, schema: { ...schema, response: { [status]: answer } }, handler: handle, ...limit });
    }
    inner.decorateRequest('session', null);
    addSocketRoute(inner, core);
  });
}

/** The routes that work without a store. */
function addNothing(app: FastifyInstance, fault: StoreFault): void {
  const refuse = async (): Promise<never> => {
    throw new Problem('store', { fault });
  };
  app.get('/healthz', async () => ({ ok: true }));
  app.get('/readyz', refuse);
  app.all('/api/*', refuse);
}

function problemOf(error: FastifyError | Problem | StoreError | UnreadableLog): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof StoreError) return passes(error.code) ? new Problem('again') : new Problem('store', { fault: error.code });
  if (error instanceof UnreadableLog) return new Problem('log', { fault: error.code });
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new Problem('tooBig');
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return new Problem('notJson');
  return error.statusCode !== undefined && error.statusCode < 500 ? new Problem('form') : new Problem('internal');
}
