/** A game from a file: a record, or a saved table or proof that contains a record. */
import { type GameRecord, replay, type Setting } from '@tabannusi/engine';
import { PROOF_FORMAT, type Verified, verifyProof } from '@tabannusi/fair';
import { openTable, type Table } from '@tabannusi/table';
import { type CliWords, createFaultWords, type Language } from '@tabannusi/text';
import { type Environment, EXIT, type ExitCode } from '../environment.ts';
import { fileName } from './read-file.ts';
import { readJson } from './read-json.ts';

type GameKind = 'record' | 'table' | 'proof';

export interface Game {
  readonly ok: true;
  readonly kind: GameKind;
  readonly record: GameRecord;
  readonly setting: Setting;
  /** False for a record of another state layout, whose hashes cannot be compared. */
  readonly hashesCompared: boolean;
  /** Null unless the file is a saved table. */
  readonly table: Table | null;
  /** Null unless the file is a valid proof. */
  readonly proven: Proven | null;
}

export type Proven = Pick<Extract<Verified, { readonly ok: true }>, 'seal' | 'shares' | 'early' | 'chain'>;

export interface NoGame {
  readonly ok: false;
  readonly kind: GameKind;
  readonly faults: readonly ToldFault[];
  /** `no` if the game is not valid; `wrong` if it cannot be judged, because its format or rules are of another version. */
  readonly exit: ExitCode;
}

/** A fault with its code, for programs, and its sentence, for people. */
export type ToldFault = { readonly code: string; readonly path: string; readonly sentence: string };

/** The faults after which the program cannot judge whether a game is valid. */
const NOT_JUDGED: readonly string[] = [
  'wrongFormat',
  'wrongVersion',
  'otherRules',
  'unknownEdition',
  'notATable',
  'otherTableVersion',
  'notAProof',
  'otherProofVersion',
];

/** An empty path stands for the whole file, which then does not even have the format. */
export const exitOf = (faults: readonly { readonly code: string; readonly path: string }[]): ExitCode =>
  faults.some(({ code, path }) => path === '' || NOT_JUDGED.includes(code)) ? EXIT.wrong : EXIT.no;

/** Replays the game in a file and returns it, or its faults if it is not valid. Throws a `Mistake` if the file is not JSON. */
export async function readGame(environment: Environment, words: CliWords, file: string): Promise<Game | NoGame> {
  const value = await readJson(environment, words, file);
  const format = typeof value === 'object' && value !== null && 'format' in value ? value.format : undefined;
  if (format === 'tabannusi-table') return readTable(value, environment.language);
  return format === PROOF_FORMAT ? readProof(value, environment.language) : readPlain(value, environment.language);
}

function readPlain(value: unknown, language: Language): Game | NoGame {
  const { record: sentenceOf } = createFaultWords(language);
  const replayed = replay(value);
  if (!replayed.ok) return noGame('record', replayed.faults, sentenceOf);
  const { record, state, hashesCompared } = replayed;
  return { ok: true, kind: 'record', record, setting: state.setting, hashesCompared, table: null, proven: null };
}

function readTable(value: unknown, language: Language): Game | NoGame {
  const { saved: sentenceOf } = createFaultWords(language);
  const opened = openTable(value);
  if (!opened.ok) return noGame('table', opened.faults, sentenceOf);
  const { table, hashesCompared } = opened;
  return { ok: true, kind: 'table', record: table.record(), setting: table.setting, hashesCompared, table, proven: null };
}

function readProof(value: unknown, language: Language): Game | NoGame {
  const { proof: sentenceOf } = createFaultWords(language);
  const verified = verifyProof(value);
  if (!verified.ok) return noGame('proof', verified.faults, sentenceOf);
  const { record, state, hashesCompared } = verified.replayed;
  const { seal, shares, early, chain } = verified;
  return { ok: true, kind: 'proof', record, setting: state.setting, hashesCompared, table: null, proven: { seal, shares, early, chain } };
}

function noGame<F extends { readonly code: string; readonly path: string }>(
  kind: GameKind,
  faults: readonly F[],
  sentenceOf: (fault: F) => string,
): NoGame {
  return { ok: false, kind, faults: faults.map((fault) => ({ ...fault, sentence: sentenceOf(fault) })), exit: exitOf(faults) };
}

/** Returns why there is no game: the first fault and the number of the others. */
export function noGameSentence(words: CliWords, file: string, { kind, faults, exit }: NoGame): string {
  const [first, ...more] = faults;
  const reason = first?.sentence ?? '';
  if (exit === EXIT.wrong) return words.say('files', 'notJudged', { file: fileName(words, file), reason });
  return words.say('files', 'notVerified', { file: fileName(words, file), kind, reason, more: more.length });
}
