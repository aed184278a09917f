/** The cookie that identifies a browser. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Core } from '../core.ts';
import { type Person, SESSION_MS, type Session, type SignedIn } from '../identity/people.ts';
import { Problem } from '../problem.ts';

/** Cookies ignore ports: two servers on one machine would read each other's cookie. */
const nameOf = ({ headers }: FastifyRequest): string => `tabannusi-${/:(\d+)$/.exec(headers.host ?? '')?.[1] ?? 'session'}`;

const ATTRIBUTES = { httpOnly: true, sameSite: 'strict', path: '/', maxAge: SESSION_MS / 1000 } as const;

export function setCookie(request: FastifyRequest, reply: FastifyReply, { token }: Pick<SignedIn, 'token'>): void {
  reply.setCookie(nameOf(request), token, { ...ATTRIBUTES, secure: request.protocol === 'https' });
}

export function dropCookie(request: FastifyRequest, reply: FastifyReply): void {
  reply.clearCookie(nameOf(request), { path: '/' });
}

/** Returns the session of the request; null if the browser has none. */
export async function sessionOf({ people }: Core, request: FastifyRequest, reply?: FastifyReply): Promise<Session | null> {
  const token = request.cookies[nameOf(request)];
  const session = token === undefined || !/^[0-9a-f]{64}$/.test(token) ? null : await people.bySession(token);
  if (session?.isRenewed && token !== undefined && reply !== undefined) setCookie(request, reply, { token });
  return session;
}

export async function personOf(core: Core, request: FastifyRequest, reply: FastifyReply): Promise<Person> {
  const session = await sessionOf(core, request, reply);
  if (session === null) throw new Problem('notSignedIn');
  return session.person;
}
