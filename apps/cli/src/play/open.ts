/** Opens the table: a new game or a saved one. */
import { randomBytes } from 'node:crypto';
import { type Edition, type King, REFERENCE_EDITION } from '@tabannusi/engine';
import { DEFAULT_SETTINGS, newTable, openTable, type Table } from '@tabannusi/table';
import { type CliWords, createFaultWords, type FaultWords } from '@tabannusi/text';
import { type Environment, Mistake } from '../environment.ts';
import { filePath } from '../file-path.ts';
import { readEditionFile } from '../files/edition-file.ts';
import { type NamedFile, release } from '../files/kept-file.ts';
import { STANDARD_INPUT } from '../files/read-file.ts';
import { readJson } from '../files/read-json.ts';
import { isOutside } from '../outside-bot/command.ts';
import { quote } from '../quote.ts';
import { SEED } from '../seed.ts';
import { visibleLine } from '../visible.ts';
import { reserve } from './save-file.ts';
import { readSeats } from './seats.ts';

/** The options as typed. */
export interface PlayOptions {
  readonly players?: number;
  readonly solo?: King;
  readonly seat?: readonly string[];
  readonly bot?: readonly string[];
  readonly botTime: number;
  readonly seed?: string;
  readonly firstGame?: boolean;
  readonly edition?: string;
  readonly save?: string;
  readonly resume?: string;
  readonly confirm: boolean;
}

export interface Opened {
  readonly table: Table;
  /** The file of the game, locked by this process; null if there is none. */
  readonly file: NamedFile | null;
  /** A note for the person; null if there is none. */
  readonly note: string | null;
  /** The outside bots that the person named. */
  readonly programs: readonly string[];
}

export async function openGame(words: CliWords, options: PlayOptions, environment: Environment): Promise<Opened> {
  const { folder, language } = environment;
  const named = (name: string): NamedFile => ({ name, path: filePath(words, folder, name) });
  const faults = createFaultWords(language);
  const { resume, save } = options;
  for (const option of ['edition', 'resume'] as const)
    if (options[option] === STANDARD_INPUT) throw new Mistake(words.say('play', 'inputIsTaken', { option: `--${option}` }));
  if (resume === undefined) {
    const table = await begin(words, options, environment, faults);
    const file = save === undefined ? null : named(save);
    if (file !== null) reserve(words, file, true);
    return { table, file, note: null, programs: botsOf(table).filter(isOutside) };
  }
  for (const option of ['players', 'solo', 'seat', 'seed', 'firstGame', 'edition'] as const) {
    const flag = option === 'firstGame' ? 'first-game' : option;
    if (options[option] !== undefined) throw new Mistake(words.say('play', 'resumedHasAll', { option: `--${flag}` }));
  }
  const source = named(resume);
  const file = save === undefined ? source : named(save);
  // Read once before the file is locked, so that a wrong name leaves no lock behind.
  await readJson(environment, words, resume);
  reserve(words, file, file.path !== source.path);
  try {
    const opened = openTable(await readJson(environment, words, resume));
    if (!opened.ok) {
      const [fault] = opened.faults;
      throw new Mistake(words.say('play', 'badSave', { file: resume, fault: fault === undefined ? '' : faults.saved(fault) }));
    }
    const { table, hashesCompared } = opened;
    const { bot: programs = [] } = options;
    const stranger = programs.find((bot) => !botsOf(table).includes(bot));
    if (stranger !== undefined) throw new Mistake(words.say('play', 'botNotThere', { bot: visibleLine(stranger), file: resume }));
    if (!options.confirm) for (const seat of table.seats.keys()) table.set(seat, { ...table.settings(seat), confirm: false });
    return { table, file, note: hashesCompared ? null : faults.hashesNotCompared(), programs };
  } catch (error) {
    release(file);
    throw error;
  }
}

const botsOf = ({ seats }: Table): string[] => seats.flatMap((seat) => (seat.kind === 'bot' ? [seat.bot] : []));

async function begin(
  words: CliWords,
  { players, solo, seat = [], bot = [], seed, firstGame, edition, confirm }: PlayOptions,
  environment: Environment,
  faults: FaultWords,
): Promise<Table> {
  if (seed !== undefined && !SEED.test(seed)) {
    throw new Mistake(
      words.say('frame', 'wrongValue', { option: '--seed', found: quote(seed), allowed: words.say('play', 'seedForm', {}) }),
    );
  }
  if (solo !== undefined && (players !== undefined || seat.length > 1)) throw new Mistake(words.say('play', 'soloAlone', {}));
  return newTable({
    edition: edition === undefined ? REFERENCE_EDITION : await readEdition(environment, words, edition, faults),
    seats: readSeats(words, { given: seat, bots: bot, players: solo === undefined ? players : 1 }),
    king: solo,
    switches: { firstGame: firstGame === true },
    seed: seed ?? randomBytes(4).toString('hex'),
    settings: { ...DEFAULT_SETTINGS, confirm },
  });
}

async function readEdition(environment: Environment, words: CliWords, file: string, faults: FaultWords): Promise<Edition> {
  const result = await readEditionFile(environment, words, file);
  if (result.ok) return result.edition;
  const [first, ...others] = result.faults;
  const fault = first === undefined ? '' : faults.edition(first);
  throw new Mistake(words.say('play', 'badEdition', { file, fault, further: others.length }));
}
