/** An edition from a file, with or without comments, or the reference edition. */
import { type EditionResult, REFERENCE_EDITION, validateEdition } from '@tabannusi/engine';
import { type CliWords, createFaultWords } from '@tabannusi/text';
import type { Environment } from '../environment.ts';
import { fileName } from './read-file.ts';
import { readCommentedJson } from './read-json.ts';

/** Names the reference edition in place of a file. */
export const REFERENCE = 'reference';

/** Throws a `Mistake` if the file is not JSON. */
export async function readEditionFile(environment: Environment, words: CliWords, file: string): Promise<EditionResult> {
  if (file === REFERENCE) return { ok: true, edition: REFERENCE_EDITION, warnings: [], more: false };
  return validateEdition(await readCommentedJson(environment, words, file));
}

/** Returns all faults of an edition below a heading. */
export function editionFaultLines(
  { language }: Environment,
  words: CliWords,
  file: string,
  { faults, more }: Extract<EditionResult, { readonly ok: false }>,
): string[] {
  const faultWords = createFaultWords(language);
  return [
    words.say('files', 'editionFaults', { file: fileName(words, file), faults: faults.length }),
    ...faults.map((fault) => `  ${faultWords.edition(fault)}`),
    ...(more ? [faultWords.more()] : []),
  ];
}
