/** A checker of the few JSON Schema keywords that our schemas use. One that it does not know is an error of the schema. */
export interface Schema {
  readonly [keyword: string]: unknown;
}

/** Whether a value, as it comes from JSON, fits the schema; `root` holds the definitions. */
export function fits(value: unknown, schema: Schema, root: Schema = schema): boolean {
  return Object.entries(schema).every(([keyword, argument]) => {
    const check = KEYWORDS[keyword];
    if (check === undefined) throw new Error(`unknown keyword ${keyword}`);
    return check(value, argument as never, schema, root);
  });
}

type Keyword = (value: unknown, argument: never, schema: Schema, root: Schema) => boolean;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
const always: Keyword = () => true;

const TYPES: Readonly<Record<string, (value: unknown) => boolean>> = {
  object: isObject,
  array: Array.isArray,
  string: (value) => typeof value === 'string',
  integer: Number.isInteger,
  boolean: (value) => typeof value === 'boolean',
  null: (value) => value === null,
};

const KEYWORDS: Readonly<Record<string, Keyword>> = {
  $schema: always,
  $defs: always,
  title: always,
  description: always,
  $ref: (value, name: string, _, root) => {
    const found = (root['$defs'] as Record<string, Schema>)[name.replace('#/$defs/', '')];
    if (found === undefined) throw new Error(`no definition ${name}`);
    return fits(value, found, root);
  },
  type: (value, name: string) => TYPES[name]?.(value) ?? false,
  const: (value, wanted: unknown) => value === wanted,
  enum: (value, values: readonly unknown[]) => values.includes(value),
  anyOf: (value, schemas: readonly Schema[], _, root) => schemas.some((schema) => fits(value, schema, root)),
  required: (value, keys: readonly string[]) => !isObject(value) || keys.every((key) => Object.hasOwn(value, key)),
  properties: (value, schemas: Readonly<Record<string, Schema>>, _, root) =>
    !isObject(value) || Object.entries(schemas).every(([key, schema]) => !Object.hasOwn(value, key) || fits(value[key], schema, root)),
  additionalProperties: (value, _: false, schema) =>
    !isObject(value) || Object.keys(value).every((key) => Object.hasOwn(schema['properties'] as object, key)),
  items: (value, schema: Schema, _, root) => !Array.isArray(value) || value.every((entry) => fits(entry, schema, root)),
  minItems: (value, count: number) => !Array.isArray(value) || value.length >= count,
  maxItems: (value, count: number) => !Array.isArray(value) || value.length <= count,
  uniqueItems: (value, _: true) => !Array.isArray(value) || new Set(value).size === value.length,
  minimum: (value, min: number) => typeof value !== 'number' || value >= min,
  maximum: (value, max: number) => typeof value !== 'number' || value <= max,
  minLength: (value, count: number) => typeof value !== 'string' || value.length >= count,
  maxLength: (value, count: number) => typeof value !== 'string' || value.length <= count,
};
