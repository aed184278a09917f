/** Compares answers with docs/openapi.json. */
import { readFileSync } from 'node:fs';
import { Ajv2020, type AnySchemaObject, type ValidateFunction } from 'ajv/dist/2020.js';

interface Operation {
  readonly responses: Readonly<Record<string, { readonly content: Readonly<Record<string, { readonly schema: AnySchemaObject }>> }>>;
}

const TEXT = readFileSync(new URL('../../../../docs/openapi.json', import.meta.url), 'utf8');
const { paths, components } = JSON.parse(TEXT) as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: AnySchemaObject;
};

const ajv = new Ajv2020({ strict: false });
const checks = new Map<AnySchemaObject, ValidateFunction>();

function checkOf(schema: AnySchemaObject): ValidateFunction {
  const check = checks.get(schema) ?? ajv.compile({ ...schema, components });
  checks.set(schema, check);
  return check;
}

const PATHS = Object.entries(paths).map(
  ([path, operations]) => [new RegExp(`^${RegExp.escape(path).replaceAll(/\\\{\w+\\\}/g, '[^/]*')}$`), operations] as const,
);

/** Throws for an answer that the document does not describe. Paths outside the API are not checked. */
export function expectDescribed(method: string, path: string, status: number, body: unknown): void {
  const [plain = ''] = path.split('?');
  const operation = PATHS.find(([pattern]) => pattern.test(plain))?.[1][method.toLowerCase()];
  if (operation === undefined) return;
  const { content } = operation.responses[status] ?? operation.responses['default'] ?? { content: {} };
  const [schema] = Object.values(content).map((each) => each.schema);
  const check = schema === undefined ? null : checkOf(schema);
  if (check?.(body) === true) return;
  throw new Error(`${method} ${path} ${status}: ${ajv.errorsText(check?.errors ?? [])}: ${JSON.stringify(body).slice(0, 500)}`);
}
