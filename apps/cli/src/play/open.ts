/** The table to be played at: a new game, or one that was saved. */
import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import { type Edition, type King, REFERENCE_EDITION, validateEdition } from '@tabannusi/engine';
import { DEFAULT_SETTINGS, newTable, openTable, type Table } from '@tabannusi/table';
import { type CliWords, createFaultWords, type FaultWords } from '@tabannusi/text';
import { SEED } from '../arguments.ts';
import { type Environment, Mistake } from '../environment.ts';
import { type NamedFile, readJson, release, reserve } from './save-file.ts';
import { readSeats } from './seats.ts';

/** As they are typed. */
export interface PlayOptions {
  readonly players?: number;
  readonly solo?: King;
  readonly seat?: readonly string[];
  readonly seed?: string;
  readonly firstGame?: boolean;
  readonly edition?: string;
  readonly save?: string;
  readonly resume?: string;
  readonly confirm: boolean;
}

export interface Opened {
  readonly table: Table;
  /** Where it is kept; reserved for this process. */
  readonly file: NamedFile | null;
  /** What the person should know of it. */
  readonly note: string | null;
}

export function openGame(words: CliWords, options: PlayOptions, { folder, language }: Environment): Opened {
  const named = (name: string): NamedFile => ({ name, path: resolve(folder, name) });
  const faults = createFaultWords(language);
  const { resume, save } = options;
  if (resume === undefined) {
    const table = begin(words, options, options.edition === undefined ? null : named(options.edition), faults);
    const file = save === undefined ? null : named(save);
    if (file !== null) reserve(words, file, true);
    return { table, file, note: null };
  }
  for (const option of ['players', 'solo', 'seat', 'seed', 'firstGame', 'edition'] as const) {
    const flag = option === 'firstGame' ? 'first-game' : option;
    if (options[option] !== undefined) throw new Mistake(words.say('play', 'resumedHasAll', { option: `--${flag}` }));
  }
  const source = named(resume);
  const file = save === undefined ? source : named(save);
  // Looked for before it is reserved, so that a wrong name leaves no lock behind.
  readJson(words, source);
  reserve(words, file, file.path !== source.path);
  try {
    const opened = openTable(readJson(words, source));
    if (!opened.ok) {
      const [fault] = opened.faults;
      throw new Mistake(words.say('play', 'badSave', { file: resume, fault: fault === undefined ? '' : faults.saved(fault) }));
    }
    const { table, hashesCompared } = opened;
    if (!options.confirm) for (const seat of table.seats.keys()) table.set(seat, { ...table.settings(seat), confirm: false });
    return { table, file, note: hashesCompared ? null : faults.hashesNotCompared() };
  } catch (error) {
    release(file);
    throw error;
  }
}

function begin(
  words: CliWords,
  { players, solo, seat = [], seed, firstGame, confirm }: PlayOptions,
  editionFile: NamedFile | null,
  faults: FaultWords,
): Table {
  if (seed !== undefined && !SEED.test(seed)) {
    throw new Mistake(
      words.say('frame', 'wrongValue', { option: '--seed', found: JSON.stringify(seed), allowed: words.say('play', 'seedForm', {}) }),
    );
  }
  if (solo !== undefined && (players !== undefined || seat.length > 1)) throw new Mistake(words.say('play', 'soloAlone', {}));
  return newTable({
    edition: editionFile === null ? REFERENCE_EDITION : readEdition(words, editionFile, faults),
    seats: readSeats(words, seat, solo === undefined ? players : 1),
    king: solo,
    switches: { firstGame: firstGame === true },
    seed: seed ?? randomBytes(4).toString('hex'),
    settings: { ...DEFAULT_SETTINGS, confirm },
  });
}

function readEdition(words: CliWords, file: NamedFile, faults: FaultWords): Edition {
  const result = validateEdition(readJson(words, file));
  if (result.ok) return result.edition;
  const [first, ...others] = result.faults;
  const fault = first === undefined ? '' : faults.edition(first);
  throw new Mistake(words.say('play', 'badEdition', { file: file.name, fault, further: others.length }));
}
