/** `docs/openapi.json` describes the routes. `UPDATE_GOLDEN=1` writes it again; then run `npm run format`, which breaks long lines. */
import { readFileSync, writeFileSync } from 'node:fs';
import { STATUS_CODES } from 'node:http';
import { REFUSAL_CODES } from '@tabannusi/host';
import { expect, test } from 'vitest';
import { allRoutes } from '../../src/app.ts';
import type { Core } from '../../src/core.ts';
import type { RouteData } from '../../src/http/route.ts';
import { LIMITS } from '../../src/limits.ts';
import { STATUS } from '../../src/problem.ts';

const FILE = new URL('../../../../docs/openapi.json', import.meta.url);

const ROUTES = allRoutes({ limits: LIMITS } as Core, { address: () => null, letOthersIn: async () => ({ fault: 'noNetwork' }) });

const PROBLEM = {
  description: 'Refused: `code` says why, and is stable.',
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
};

const SCHEMAS = {
  Problem: {
    type: 'object',
    required: ['type', 'title', 'status', 'code'],
    properties: {
      type: { const: 'about:blank' },
      title: { type: 'string' },
      status: { type: 'integer' },
      code: { enum: [...new Set([...Object.keys(STATUS), ...REFUSAL_CODES])].sort() },
      fault: { type: 'string', description: 'Of the store or of a log, where the code is `store` or `log`.' },
      faults: {
        type: 'array',
        description: 'Of an edition or a record, where the code is `badGame`.',
        items: {
          type: 'object',
          required: ['code', 'path'],
          properties: { code: { type: 'string' }, path: { type: 'string' } },
        },
      },
    },
  },
};

interface ObjectSchema {
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly required?: readonly string[];
}

function parametersOf(schema: ObjectSchema | undefined, place: 'path' | 'query') {
  const { properties = {}, required = [] } = schema ?? {};
  return Object.entries(properties).map(([name, each]) => ({ name, in: place, required: required.includes(name), schema: each }));
}

function operationOf({ summary, status, params, querystring, body, answer }: RouteData) {
  const parameters = [...parametersOf(params, 'path'), ...parametersOf(querystring, 'query')];
  const content = { 'application/json': { schema: answer } };
  return {
    summary,
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body === undefined ? {} : { requestBody: { required: true, content: { 'application/json': { schema: body } } } }),
    responses: { [status]: { description: STATUS_CODES[status], content }, default: PROBLEM },
  };
}

function described(): unknown {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const route of ROUTES) {
    const path = route.url.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(route) };
  }
  const info = { title: 'Tabannusi, online tables', version: '1', description: 'Play goes over a socket: docs/online-protocol.md.' };
  return JSON.parse(JSON.stringify({ openapi: '3.1.0', info, paths, components: { schemas: SCHEMAS } }));
}

test('the document has every route with its schemas', () => {
  if (process.env.UPDATE_GOLDEN === '1') writeFileSync(FILE, `${JSON.stringify(described(), null, 2)}\n`);
  expect(JSON.parse(readFileSync(FILE, 'utf8'))).toEqual(described());
});

test('every route says in a sentence what it does, and refuses what it does not know', () => {
  for (const { summary, params, querystring, body } of ROUTES) {
    expect(summary).toMatch(/^[A-Z].*\.$/);
    for (const schema of [params, querystring, body]) if (schema !== undefined) expect(isClosed(schema)).toBe(true);
  }
});

function isClosed(schema: object): boolean {
  if ('anyOf' in schema && Array.isArray(schema.anyOf)) return schema.anyOf.every(isClosed);
  return 'additionalProperties' in schema && schema.additionalProperties === false;
}
