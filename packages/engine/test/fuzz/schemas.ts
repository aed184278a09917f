/** The schemas of the doors, and the faults that each cannot express. */
import type { PositionFaultCode } from '../../src/record/position/faults.ts';
import { BEYOND, fitsEdition, fitsPosition, fitsRecord } from '../record/json-schema.ts';
import type { SchemaOfDoor } from './door.ts';

const includes = (codes: readonly string[], code: string): boolean => codes.includes(code);

export const editionSchema: SchemaOfDoor = { fits: fitsEdition, isBeyond: ({ code }) => includes(BEYOND.edition, code) };

/** Faults found by playing cannot be expressed by a schema. */
export const recordSchema = (played: readonly string[]): SchemaOfDoor => ({
  fits: fitsRecord,
  isBeyond: ({ code }) => includes(BEYOND.record, code) || includes(played, code),
});

/**
 * What the schema of positions says: these, and some of them not of pending frames, whose keys depend on their kind. All other faults depend on the
 * edition, on the number of players or on what else is written.
 */
const ALWAYS: readonly PositionFaultCode[] = ['wrongFormat', 'wrongVersion'];
const NOT_OF_FRAMES: readonly PositionFaultCode[] = ['wrongType', 'missing', 'unknownKey', 'tooLarge'];

export const positionSchema: SchemaOfDoor = {
  fits: fitsPosition,
  isBeyond: ({ code, path }) => !includes(ALWAYS, code) && (!includes(NOT_OF_FRAMES, code) || path.startsWith('pending')),
};
