/** A position from a file. */
import { type Position, type PositionFault, readPosition, type State } from '@tabannusi/engine';
import { type CliWords, createFaultWords } from '@tabannusi/text';
import type { Environment, ExitCode } from '../environment.ts';
import { exitOf, type ToldFault } from './game-file.ts';
import { readJson } from './read-json.ts';

export type PositionFile =
  | { readonly ok: true; readonly state: State }
  | { readonly ok: false; readonly faults: readonly ToldFault[]; readonly exit: ExitCode };

/** Throws a `Mistake` if the file is not JSON. */
export async function readPositionFile(environment: Environment, words: CliWords, file: string): Promise<PositionFile> {
  const value = await readJson(environment, words, file);
  const stranger = otherFormat(value);
  const result = stranger === null ? readPosition(value) : { ok: false as const, faults: [stranger] };
  if (result.ok) return result;
  const { position: sentenceOf } = createFaultWords(environment.language);
  return { ok: false, faults: result.faults.map((fault) => ({ ...fault, sentence: sentenceOf(fault) })), exit: exitOf(result.faults) };
}

/** Returns a fault for another format. The position reader checks sizes first and would call a record too large. */
function otherFormat(value: unknown): PositionFault | null {
  if (typeof value !== 'object' || value === null || !('format' in value) || typeof value.format !== 'string') return null;
  if (value.format === FORMAT) return null;
  return { code: 'wrongFormat', path: 'format', found: value.format.slice(0, LONGEST_FOUND), allowed: { values: [FORMAT] }, rule: null };
}

const FORMAT: Position['format'] = 'tabannusi-position';
const LONGEST_FOUND = 60;

/** Returns all faults of a position below a heading. */
export const positionFaultLines = (words: CliWords, file: string, faults: readonly ToldFault[]): string[] => [
  words.say('files', 'positionFaults', { file, faults: faults.length }),
  ...faults.map(({ sentence }) => `  ${sentence}`),
];
