/** Serves a folder of static files on the loopback address. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize, sep } from 'node:path';
import { COMPRESSED } from './compress.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
};

/** The policy of the page itself, which other servers rely on, plus a ban on frames, which only a header can set. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self'; worker-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const HOST = '127.0.0.1';
/** The number of ports to try if the wanted one is taken. */
const TRIES = 20;

export interface Serving {
  readonly address: string;
  close(): void;
}

/** Tries the next ports if this one is taken. Port 0 is any free port. */
export async function serve(folder: string, wanted: number): Promise<Serving> {
  for (let port = wanted; ; port++) {
    const server = createServer((request, response) => void answer(folder, request, response));
    try {
      return { address: `http://${HOST}:${await listen(server, port)}/`, close: () => server.close() };
    } catch (error) {
      if (!isBusy(error) || port >= Math.min(wanted + TRIES, 65_535)) throw error;
    }
  }
}

/** Answers requests for the files of a folder, for a server that keeps tables: the page says so. */
export const pageOf =
  (folder: string) =>
  (request: IncomingMessage, response: ServerResponse): void =>
    void answer(folder, request, response, SERVED);

/** Where it stands, the page offers tables of its server (`src/served.ts`). */
const SERVED = '<meta name="tabannusi-server">';

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, HOST, () => resolve((server.address() as AddressInfo).port));
  });
}

const isBusy = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

async function answer(folder: string, { method, url = '/', headers }: IncomingMessage, response: ServerResponse, head = ''): Promise<void> {
  const path = pathOf(url);
  const file = path === null ? null : join(folder, path);
  if (method !== 'GET' && method !== 'HEAD') return end(response, 405);
  if (file === null || !file.startsWith(folder + sep)) return end(response, 404);
  try {
    const { content, encoding } = await smallest(file, String(headers['accept-encoding'] ?? ''));
    response.writeHead(200, {
      ...(encoding === null ? {} : { 'Content-Encoding': encoding }),
      Vary: 'Accept-Encoding',
      'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
      'Content-Security-Policy': POLICY,
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
      // File names in assets/ contain a hash.
      'Cache-Control': file.includes(`${sep}assets${sep}`) ? 'max-age=31536000, immutable' : 'no-cache',
    });
    response.end(method === 'HEAD' ? undefined : file.endsWith('.html') ? withHead(content, head) : content);
  } catch {
    end(response, 404);
  }
}

const withHead = (html: Buffer, head: string): string => html.toString().replace('<head>', `<head>${head}`);

/** Returns the smallest accepted encoding of a file. The build adds compressed copies of files that never change. */
async function smallest(file: string, accepted: string): Promise<{ content: Buffer; encoding: string | null }> {
  for (const [encoding, ending] of COMPRESSED)
    if (new RegExp(`\\b${encoding}\\b`).test(accepted) && existsSync(file + ending))
      return { content: await readFile(file + ending), encoding };
  return { content: await readFile(file), encoding: null };
}

function end(response: ServerResponse, status: number): void {
  response.writeHead(status, { 'Content-Security-Policy': POLICY });
  response.end();
}

/** Null if it is not a valid path. */
function pathOf(url: string): string | null {
  try {
    const path = normalize(decodeURIComponent(url.split(/[?#]/)[0] ?? ''));
    return path.endsWith(sep) ? join(path, 'index.html') : path;
  } catch {
    return null;
  }
}
