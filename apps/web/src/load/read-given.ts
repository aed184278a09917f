/** Reads a record, a saved game, a position or an edition from text. Every text has an answer; none throws. */
import { type Edition, type EditionWarning, readPosition, replay, type State, TEXT_LIMITS, validateEdition } from '@tabannusi/engine';
import { openTable, type Table } from '@tabannusi/table';
import type { FaultWords } from '@tabannusi/text';
import { stripComments } from 'jsonc-parser';
import { openRecord } from '../opening/recorded.ts';

export type Given =
  | { readonly is: 'record' | 'table'; readonly table: Table; readonly hashesCompared: boolean; readonly hadSeed: boolean }
  | { readonly is: 'position'; readonly state: State }
  /** What was proven is found out where it is shown. */
  | { readonly is: 'proof'; readonly value: unknown }
  | { readonly is: 'edition'; readonly edition: Edition; readonly warnings: readonly EditionWarning[] }
  /** The faults as sentences. */
  | { readonly is: 'faulty'; sentences(words: FaultWords): readonly string[] }
  | { readonly is: 'notJson' | 'strange' | 'tooLong' };

/** Characters of the longest text that is read. A saved game is little more than its record. */
export const LONGEST = 2 * TEXT_LIMITS.record;

/** `seed` is for records without one: chance after their end comes from it. */
export function readGiven(text: string, seed: string): Given {
  if (text.length > LONGEST) return { is: 'tooLong' };
  let value: unknown;
  try {
    // Editions may have comments.
    value = JSON.parse(stripComments(text));
  } catch {
    return { is: 'notJson' };
  }
  switch (formatOf(value)) {
    case 'tabannusi-table':
      return readTable(value);
    case 'tabannusi-record':
      return readRecord(value, seed);
    case 'tabannusi-proof':
      return { is: 'proof', value };
    case 'tabannusi-moment':
      return readMoment(value as object, seed);
    case 'tabannusi-position': {
      const read = readPosition(value);
      return read.ok ? { is: 'position', state: read.state } : faulty(({ position }) => read.faults.map(position));
    }
    case 1: {
      const read = validateEdition(value);
      if (read.ok) return { is: 'edition', edition: read.edition, warnings: read.warnings };
      return faulty(({ edition, more }) => [...read.faults.map(edition), ...(read.more ? [more()] : [])]);
    }
    default:
      return { is: 'strange' };
  }
}

const faulty = (sentences: (words: FaultWords) => readonly string[]): Given => ({ is: 'faulty', sentences });

const formatOf = (value: unknown): unknown => (typeof value === 'object' && value !== null && 'format' in value ? value.format : null);

function readTable(value: unknown): Given {
  const opened = openTable(value);
  if (!opened.ok) return faulty(({ saved }) => opened.faults.map(saved));
  return { is: 'table', table: opened.table, hashesCompared: opened.hashesCompared, hadSeed: true };
}

function readMoment(moment: { readonly version?: unknown; readonly record?: unknown; readonly seats?: unknown }, seed: string): Given {
  return moment.version === 1 ? readRecord(moment.record, seed, moment.seats) : { is: 'strange' };
}

/** Without `seats` all seats are persons. */
function readRecord(value: unknown, seed: string, seats?: unknown): Given {
  const replayed = replay(value);
  if (!replayed.ok) return faulty(({ record }) => replayed.faults.map(record));
  const { record } = replayed;
  const opened = openRecord(record, seed, seats);
  if (!opened.ok) return faulty(({ saved }) => opened.faults.map(saved));
  return { is: 'record', table: opened.table, hashesCompared: opened.hashesCompared, hadSeed: record.seed !== undefined };
}
