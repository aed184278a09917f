/** `tabannusi record verify`: replays games and prints for each whether it is valid. */
import { type CliWords, createFaultWords } from '@tabannusi/text';
import { type Environment, EXIT, type ExitCode, Mistake } from '../environment.ts';
import { type Game, type NoGame, noGameSentence, type Proven, readGame } from './game-file.ts';
import { printJson, printLines } from './print.ts';
import { fileName } from './read-file.ts';

type Verified = { readonly file: string } & (Game | NoGame | { readonly ok: false; readonly exit: ExitCode; readonly sentence: string });

/** Returns the highest exit code of all files. */
export async function verifyRecords(
  environment: Environment,
  words: CliWords,
  files: readonly string[],
  { json = false }: { readonly json?: boolean },
): Promise<ExitCode> {
  const verified: Verified[] = [];
  for (const file of files) {
    const one = await verify(environment, words, file);
    verified.push(one);
    if (!json) printLines(environment, [sentenceOf(environment, words, one)]);
  }
  if (json) printJson(environment, verified.map(forPrograms));
  const exits = verified.map((one) => (one.ok ? EXIT.done : one.exit));
  return exits.includes(EXIT.wrong) ? EXIT.wrong : exits.includes(EXIT.no) ? EXIT.no : EXIT.done;
}

/** A file that cannot be read must not prevent the check of the others. */
async function verify(environment: Environment, words: CliWords, file: string): Promise<Verified> {
  try {
    return { file, ...(await readGame(environment, words, file)) };
  } catch (error) {
    if (!(error instanceof Mistake)) throw error;
    return { file, ok: false, exit: EXIT.wrong, sentence: error.message };
  }
}

function sentenceOf({ language }: Environment, words: CliWords, verified: Verified): string {
  if ('sentence' in verified) return verified.sentence;
  if (!verified.ok) return noGameSentence(words, verified.file, verified);
  const { kind, proven } = verified;
  const file = fileName(words, verified.file);
  const { turns, decisions } = verified.record;
  const holds = words.say('files', 'verified', { file, kind, turns: turns.length, decisions: decisions.length, seed: sourceOf(verified) });
  const compared = verified.hashesCompared ? [] : [createFaultWords(language).hashesNotCompared()];
  return [holds, ...compared, ...(proven === null ? [] : provenSentences(words, proven))].join(' ');
}

/** Where the chance of a game comes from. */
const sourceOf = ({ kind, record }: Game): 'yes' | 'no' | 'proof' =>
  kind === 'proof' ? 'proof' : record.seed === undefined ? 'no' : 'yes';

function provenSentences(words: CliWords, { seal, shares, early, chain }: Proven): string[] {
  const proven = words.say('files', 'proven', { trusted: shares - early, seal });
  return chain === null ? [proven] : [proven, words.say('files', 'chainHolds', { chain })];
}

function forPrograms(verified: Verified): object {
  const { file, ok } = verified;
  if ('sentence' in verified) return { file, ok, faults: [{ code: 'unreadable', path: '', sentence: verified.sentence }] };
  const { kind } = verified;
  if (!verified.ok) return { file, ok, kind, faults: verified.faults };
  const { hashesCompared, record, proven } = verified;
  return {
    file,
    ok,
    kind,
    hashesCompared,
    hasSeed: record.seed !== undefined,
    turns: record.turns.length,
    decisions: record.decisions.length,
    ...(proven === null ? {} : proven),
  };
}
