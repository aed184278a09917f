/** The server of `npm start`: static files, nothing above their folder, the next port when one is busy. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Serving, serve } from '../serve/server.ts';

const folder = mkdtempSync(join(tmpdir(), 'table-'));
const inner = join(folder, 'dist');
let serving: Serving;

beforeAll(async () => {
  mkdirSync(join(inner, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  writeFileSync(join(inner, 'index.html'), '<p>table</p>');
  writeFileSync(join(inner, 'assets', 'a.js'), '1');
  writeFileSync(join(inner, 'assets', 'b.js'), '2');
  writeFileSync(join(inner, 'assets', 'b.js.br'), brotliCompressSync('2'));
  writeFileSync(join(inner, 'assets', 'b.js.gz'), gzipSync('2'));
  serving = await serve(inner, 0);
});

afterAll(() => {
  serving.close();
  rmSync(folder, { recursive: true });
});

it('serves files with their types and a strict policy, on the loopback address only', async () => {
  expect(serving.address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/$/);
  const page = await fetch(serving.address);
  expect(await page.text()).toBe('<p>table</p>');
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; script-src 'self';/);
  expect((await fetch(`${serving.address}assets/a.js?v=1`)).headers.get('cache-control')).toContain('immutable');
});

it.each([
  ['br, gzip', 'br'],
  ['gzip', 'gzip'],
  ['identity', null],
])('sends what was compressed before to who takes %s', async (accepted, encoding) => {
  const answer = await fetch(`${serving.address}assets/b.js`, { headers: { 'accept-encoding': accepted } });
  expect(answer.headers.get('content-encoding')).toBe(encoding);
  expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(answer.headers.get('vary')).toBe('Accept-Encoding');
  expect(await answer.text()).toBe('2');
});

it.each(['nothing.html', '../secret.txt', '..%2fsecret.txt', '%2e%2e/secret.txt', 'assets/..%5c..%5csecret.txt', '%', 'assets'])(
  'has no %s',
  async (path) => {
    const { status } = await fetch(`${serving.address}${path}`);
    expect(status).toBe(404);
  },
);

it('only lets itself be read', async () => {
  expect((await fetch(serving.address, { method: 'POST' })).status).toBe(405);
});

it('takes the next port when the wanted one is busy', async () => {
  const port = Number(new URL(serving.address).port);
  const second = await serve(inner, port);
  expect(Number(new URL(second.address).port)).toBeGreaterThan(port);
  second.close();
});
