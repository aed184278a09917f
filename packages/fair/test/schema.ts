/** The published JSON Schema of proofs, checked by Ajv in strict mode, in which an unknown keyword is an error of the schema. */
import { readFileSync } from 'node:fs';
import { Ajv2020, type AnySchemaObject } from 'ajv/dist/2020.js';

const read = (path: string): AnySchemaObject => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));
const ENGINE = '../../engine/src';

const ajv = new Ajv2020({
  strict: true,
  schemas: [read(`${ENGINE}/edition/edition.schema.json`), read(`${ENGINE}/record/record.schema.json`)],
});
const validate = ajv.compile(read('../src/proof.schema.json'));

/** Returns whether a value from JSON fits. */
export const fitsProof = (value: unknown): boolean => validate(value) === true;
