/** `tabannusi edition check`: prints all faults of an edition and what was perhaps not intended. */
import { contentHash, shippedEdition, shippedHash } from '@tabannusi/engine';
import { type CliWords, createFaultWords } from '@tabannusi/text';
import { type Environment, EXIT, type ExitCode } from '../environment.ts';
import { editionFaultLines, readEditionFile } from './edition-file.ts';
import { printJson, printLines } from './print.ts';
import { fileName } from './read-file.ts';

export async function checkEdition(
  environment: Environment,
  words: CliWords,
  file: string,
  { json = false }: { readonly json?: boolean },
): Promise<ExitCode> {
  const result = await readEditionFile(environment, words, file);
  const faultWords = createFaultWords(environment.language);
  const warnings = result.warnings.map((warning) => ({ ...warning, sentence: faultWords.warning(warning) }));
  if (!result.ok) {
    const faults = result.faults.map((fault) => ({ ...fault, sentence: faultWords.edition(fault) }));
    if (json) printJson(environment, { ok: false, faults, warnings, more: result.more });
    else
      printLines(environment, [...editionFaultLines(environment, words, file, result), ...warnings.map(({ sentence }) => `  ${sentence}`)]);
    return EXIT.no;
  }
  const { edition } = result;
  const { id, version, title } = edition;
  const hash = contentHash(edition);
  const ours = shippedEdition(id, version);
  const isReference = ours !== undefined && hash === shippedHash(ours);
  const nameTaken = ours !== undefined && !isReference;
  if (json) printJson(environment, { ok: true, id, version, title, hash, isReference, nameTaken, warnings });
  else
    printLines(environment, [
      words.say('files', 'editionHolds', { file: fileName(words, file), title, hash }),
      ...(isReference ? [words.say('files', 'sameAsReference', {})] : []),
      ...(nameTaken ? [words.say('files', 'nameTaken', { id, version })] : []),
      ...warnings.map(({ sentence }) => sentence),
    ]);
  return EXIT.done;
}
