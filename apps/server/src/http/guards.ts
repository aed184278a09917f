/**
 * Which requests are let in (decision 0039): only those that ask for a name of ours, so that no foreign name that points here is obeyed, and that do not
 * come from another web site.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Core } from '../core.ts';
import { Problem } from '../problem.ts';
import { compressed } from './compressed.ts';

/** `host:port` of every name that this listener has told anybody. */
export type Names = ReadonlySet<string>;

const READS = new Set(['GET', 'HEAD']);

export const isOfTheInterface = (url: string): boolean => /^\/(?:api|healthz|readyz|version)(?:[/?]|$)/.test(url);

/** For everything that a listener answers: its names, and what every answer of the interface has. */
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

/** For the interface: how often somebody asks, and from which site. */
export function addGuards(app: FastifyInstance, { rates, now }: Core): void {
  app.addHook('onRequest', async (request) => {
    if (!rates.requests.use(addressOf(request), now())) throw new Problem('tooFast');
    const isSocket = request.headers.upgrade !== undefined;
    if (isSocket ? !hasOurOrigin(request) : !READS.has(request.method) && !isOurSite(request)) throw new Problem('otherSite');
  });
}

/** Nothing that the interface answers is a page. */
export const HEADERS = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cache-Control': 'no-store',
} as const;

/** Browsers say from where a request comes; those that do not name at least the origin. */
function isOurSite(request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site'];
  return site === undefined ? hasOurOrigin(request) : site === 'same-origin' || site === 'none';
}

const hasOurOrigin = ({ headers, protocol }: FastifyRequest): boolean => headers.origin === `${protocol}://${headers.host}`;

/** What is counted as one address: of IPv6 the network, because whoever has one has all of it. */
export function addressOf({ ip }: FastifyRequest): string {
  if (!ip.includes(':') || ip.startsWith('::ffff:')) return ip;
  const [head = '', tail = ''] = ip.split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0');
  return [...first, ...zeros, ...last].slice(0, 4).join(':');
}
