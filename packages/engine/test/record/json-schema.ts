/** The published JSON Schemas, checked by Ajv in its strict mode: a keyword that it does not know is an error of the schema. */
import { readFileSync } from 'node:fs';
import { Ajv2020, type AnySchemaObject } from 'ajv/dist/2020.js';
import type { EditionFault } from '../../src/edition/faults.ts';
import type { RecordFault } from '../../src/record/faults.ts';

const read = (path: string): AnySchemaObject => JSON.parse(readFileSync(new URL(`../../src/${path}`, import.meta.url), 'utf8'));

export const SCHEMAS = {
  edition: read('edition/edition.schema.json'),
  position: read('record/position.schema.json'),
  record: read('record/record.schema.json'),
} as const;

const ajv = new Ajv2020({ strict: true, schemas: Object.values(SCHEMAS) });

/** Whether a value, as it comes from JSON, fits the schema. */
const checker = (schema: AnySchemaObject) => {
  const validate = ajv.compile(schema);
  return (value: unknown): boolean => validate(value) === true;
};

export const fitsEdition = checker(SCHEMAS.edition);
export const fitsPosition = checker(SCHEMAS.position);
export const fitsRecord = checker(SCHEMAS.record);

/**
 * Codes of faults that a schema cannot express, because they depend on other values, on what is shipped, or on how JavaScript counts the
 * characters of a text (`badText`: a character beyond U+FFFF counts twice).
 */
const BEYOND_EDITION = [
  'badText',
  'repeated',
  'notAscending',
  'wrongLength',
  'outOfRange',
  'rowWidth',
  'cellNotHere',
  'badNumber',
  'spaces',
  'tileSpaces',
  'ships',
  'symbolMissing',
] as const satisfies readonly EditionFault['code'][];

export const BEYOND = {
  edition: BEYOND_EDITION,
  /** Only if the record contains the whole edition, except for `badText`. */
  record: ['otherRules', 'unknownEdition', 'editionHash', ...BEYOND_EDITION],
} as const satisfies { edition: readonly EditionFault['code'][]; record: readonly RecordFault['code'][] };
