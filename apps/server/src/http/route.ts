/** Routes as data: schemas, what they say to a reader, and who answers. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Static, TSchema } from 'typebox';

interface Schemas {
  readonly params?: TSchema;
  readonly querystring?: TSchema;
  readonly body?: TSchema;
}

export interface RouteData extends Schemas {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** With `:name` for what varies. */
  readonly url: string;
  /** What it does, as a sentence. */
  readonly summary: string;
  /** What it answers when all is well. */
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

/** A route whose handler is given what its schemas let through. */
export function route<const S extends Schemas & Omit<RouteData, 'handle' | keyof Schemas>>(
  data: S,
  handler: (given: Given<S>) => Promise<Static<S['answer']>>,
): RouteData {
  // Fastify has checked them by the schemas when the handler is called.
  const handle = (request: FastifyRequest, reply: FastifyReply) =>
    handler({ params: request.params, query: request.query, body: request.body, request, reply } as Given<S>);
  return { ...data, handle };
}
