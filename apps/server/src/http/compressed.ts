/** Compresses long answers: all entries of a game of four take 45 KB, or 9 KB compressed. */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Shorter answers are not compressed. */
const LEAST_BYTES = 1_400;

/** A compression level that takes some milliseconds. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT } };

const ENCODINGS = {
  br: (text: string): Promise<Buffer> => promisify(brotliCompress)(text, BROTLI),
  gzip: (text: string): Promise<Buffer> => promisify(gzip)(text),
} as const;

/** Returns the text in the most compact encoding that the client accepts. */
export async function compressed(request: FastifyRequest, reply: FastifyReply, text: unknown): Promise<unknown> {
  if (typeof text !== 'string' || text.length < LEAST_BYTES) return text;
  reply.header('Vary', 'Accept-Encoding');
  const encoding = acceptedOf(request.headers['accept-encoding']);
  if (encoding === null) return text;
  reply.header('Content-Encoding', encoding).removeHeader('Content-Length');
  return ENCODINGS[encoding](text);
}

/** Null if the client accepts neither. `q=0` means that it does not accept an encoding. */
function acceptedOf(header: string | string[] | undefined): keyof typeof ENCODINGS | null {
  const named = String(header ?? '').matchAll(/(?:^|,)\s*(br|gzip)\s*(?:;\s*q=([\d.]+))?\s*(?=,|$)/g);
  const read = new Set([...named].filter(([, , q]) => q === undefined || Number(q) > 0).map(([, name]) => name));
  return read.has('br') ? 'br' : read.has('gzip') ? 'gzip' : null;
}
