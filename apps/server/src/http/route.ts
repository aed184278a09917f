/** Routes as data: schemas, descriptions for readers, and handlers. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Static, TSchema } from 'typebox';

interface Schemas {
  readonly params?: TSchema;
  readonly querystring?: TSchema;
  readonly body?: TSchema;
}

export interface RouteData extends Schemas {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Variable parts are written as `:name`. */
  readonly url: string;
  /** What the route does, as a sentence. */
  readonly summary: string;
  /** The answer on success. */
  readonly answer: TSchema;
  readonly status: number;
  readonly bodyLimit?: number;
  handle(request: FastifyRequest, reply: FastifyReply): Promise<unknown>;
}

type Read<Schema> = Schema extends TSchema ? Static<Schema> : undefined;

interface Given<S extends Schemas> {
  readonly params: Read<S['params']>;
  readonly query: Read<S['querystring']>;
  readonly body: Read<S['body']>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** A route whose handler receives values that its schemas have checked. */
export function route<const S extends Schemas & Omit<RouteData, 'handle' | keyof Schemas>>(
  data: S,
  handler: (given: Given<S>) => Promise<Static<S['answer']>>,
): RouteData {
  // Fastify has checked the values against the schemas before it calls the handler.
  const handle = (request: FastifyRequest, reply: FastifyReply) =>
    handler({ params: request.params, query: request.query, body: request.body, request, reply } as Given<S>);
  return { ...data, handle };
}
