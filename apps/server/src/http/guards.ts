/**
 * Decides which requests are let in (decision 0039): those that use one of our host names, so that a foreign name that points here does not
 * work, and that do not come from another web site.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Core } from '../core.ts';
import { Problem } from '../problem.ts';
import { compressed } from './compressed.ts';

/** `host:port` for every name that this listener has announced. */
export type Names = ReadonlySet<string>;

const READS = new Set(['GET', 'HEAD']);

export const isOfTheInterface = (url: string): boolean => /^\/(?:api|healthz|readyz|version)(?:[/?]|$)/.test(url);

/** For every request to a listener: checks its host name, and sets the headers of every API answer. */
export function addNames(app: FastifyInstance, names: Names): void {
  app.addHook('onRequest', async (request, reply) => {
    if (names.has(request.headers.host ?? '')) return;
    if (isOfTheInterface(request.url)) throw new Problem('otherHost');
    const [first] = names;
    return reply.code(421).type('text/plain').send(`This server answers at http://${first}/ and under no other name.\n`);
  });
  app.addHook('onSend', async (request, reply, body) => {
    reply.headers(HEADERS);
    return compressed(request, reply, body);
  });
}

/** For the API: checks how often and from which site requests come. */
export function addGuards(app: FastifyInstance, { rates, now }: Core): void {
  app.addHook('onRequest', async (request) => {
    if (!rates.requests.use(addressOf(request), now())) throw new Problem('tooFast');
    const isSocket = request.headers.upgrade !== undefined;
    if (isSocket ? !hasOurOrigin(request) : !READS.has(request.method) && !isOurSite(request)) throw new Problem('otherSite');
  });
}

/** API answers are never pages. */
export const HEADERS = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cache-Control': 'no-store',
} as const;

/** Browsers say which site a request comes from; those that don't send at least the origin. */
function isOurSite(request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site'];
  return site === undefined ? hasOurOrigin(request) : site === 'same-origin' || site === 'none';
}

const hasOurOrigin = ({ headers, protocol }: FastifyRequest): boolean => headers.origin === `${protocol}://${headers.host}`;

/** What counts as one address: for IPv6 the network, because one user has a whole network. */
export function addressOf({ ip }: FastifyRequest): string {
  if (!ip.includes(':') || ip.startsWith('::ffff:')) return ip;
  const [head = '', tail = ''] = ip.split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0');
  return [...first, ...zeros, ...last].slice(0, 4).join(':');
}
