/** The published schema of the protocol, checked by Ajv in its strict mode. */
import { readFileSync } from 'node:fs';
import { Ajv2020, type AnySchemaObject, type ValidateFunction } from 'ajv/dist/2020.js';

const read = (path: string): AnySchemaObject => JSON.parse(readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8'));

const PROTOCOL = read('apps/cli/src/protocol/protocol.schema.json');

const ajv = new Ajv2020({
  strict: true,
  allowUnionTypes: true,
  schemas: [
    PROTOCOL,
    ...['edition/edition', 'record/record', 'record/position'].map((name) => read(`packages/engine/src/${name}.schema.json`)),
  ],
});

/** The parts of the schema by their names in `$defs`. */
export const PARTS: readonly string[] = Object.keys(PROTOCOL.$defs);

const compiled = new Map<string, ValidateFunction>();

/** Returns why a value does not fit a part of the schema; null if it fits. */
export function misfit(part: string, value: unknown): string | null {
  const validate = compiled.get(part) ?? ajv.compile({ $ref: `urn:tabannusi:protocol:2#/$defs/${part}` });
  compiled.set(part, validate);
  return validate(value) ? null : ajv.errorsText(validate.errors);
}

/** Whether a whole line, a message or a batch, fits. */
export const fitsLine = (value: unknown): boolean => ajv.validate('urn:tabannusi:protocol:2', value);
