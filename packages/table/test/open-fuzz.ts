/** Whatever `openTable` receives, it returns a table or faults. For the short and the long run. */
import { Generator } from '@tabannusi/engine';
import { DEFAULT_SETTINGS, openTable, type SavedFault } from '../src/index.ts';
import { step, tableOf } from './drive.ts';
import { junk } from './junk.ts';
import { changeOne } from './one-change.ts';
import { reopen, textOf } from './reopen.ts';
import { fitsTable } from './schema.ts';

/** All codes of faults. */
const CODES: ReadonlySet<string> = new Set(
  Object.keys({
    notATable: true,
    otherTableVersion: true,
    badTable: true,
    tooLong: true,
    notJson: true,
    wrongFormat: true,
    wrongVersion: true,
    otherRules: true,
    unknownEdition: true,
    editionHash: true,
    unreadable: true,
    wrongType: true,
    missing: true,
    unknownKey: true,
    outOfRange: true,
    notOneOf: true,
    badText: true,
    wrongLength: true,
    badBonus: true,
    bonusNotHere: true,
    repeated: true,
    notAscending: true,
    rowParts: true,
    rowWidth: true,
    badCell: true,
    cellNotHere: true,
    badNumber: true,
    spaces: true,
    tileSpaces: true,
    ships: true,
    symbolMissing: true,
    notLegal: true,
    leftOver: true,
    lacking: true,
    otherChance: true,
    otherTurn: true,
    otherHash: true,
    confirmed: true,
  } satisfies Record<SavedFault['code'], true>),
);

export interface Fuzzed {
  inputs: number;
  opened: number;
  /** Milliseconds of the slowest input. */
  ms: number;
  readonly codes: Record<string, number>;
}

export const nothingFuzzed = (): Fuzzed => ({ inputs: 0, opened: 0, ms: 0, codes: {} });

/** Half of the inputs are junk, half a saved table with one thing wrong, usually outside its record. */
export function fuzzOpen(seed: string, inputs: number, fuzzed: Fuzzed): void {
  const lots = new Generator(seed, 'bot');
  const goods = Array.from({ length: 8 }, (_, n) => savedText(`${seed} ${n}`, lots));
  for (let n = 0; n < inputs; n++) {
    const good = JSON.parse(goods[lots.below(goods.length)] ?? '') as Record<string, unknown>;
    const { what, input, isPlain } = n % 2 === 0 ? junk(lots, good) : { ...changeOne(lots, good, ['record']), isPlain: true };
    try {
      check(input, isPlain, fuzzed);
    } catch (error) {
      throw new Error(`input ${n} of ${seed} (${what})${isPlain ? `: ${JSON.stringify(input)}` : ''}`, { cause: error });
    }
  }
}

/** Returns a table with something of everything, at a random moment. */
function savedText(seed: string, lots: Generator): string {
  const table = tableOf(2 + lots.below(3), seed, DEFAULT_SETTINGS);
  for (let seat = 0; seat < 2; seat++) table.order(seat, { steps: 'lowest', dice: ['blue', 'white'] });
  for (let n = lots.below(300); n > 0 && table.prompt.wait !== 'over'; n--) step(table, lots);
  const { prompt } = table;
  if (prompt.wait !== 'over') for (let n = lots.below(4); n > 0; n--) table.undo(prompt.seat);
  return textOf(table);
}

function check(input: unknown, isPlain: boolean, fuzzed: Fuzzed): void {
  const before = isPlain ? JSON.stringify(input) : '';
  const start = performance.now();
  const opened = openTable(input);
  fuzzed.ms = Math.max(fuzzed.ms, performance.now() - start);
  fuzzed.inputs++;
  if (isPlain && JSON.stringify(input) !== before) throw new Error('the input was changed');
  if (opened.ok) {
    fuzzed.opened++;
    // An opened table is valid: it can be saved, opened and played on.
    const again = reopen(opened.table);
    if (again.prompt.wait !== 'over') step(again, new Generator('on', 'bot'));
    if (isPlain && !fitsTable(input)) throw new Error('the schema refuses what is opened');
    return;
  }
  if (opened.faults.length === 0) throw new Error('refused without a fault');
  for (const { code, path } of opened.faults) {
    if (!CODES.has(code) || typeof path !== 'string') throw new Error(`no fault: ${code} at ${path}`);
    fuzzed.codes[code] = (fuzzed.codes[code] ?? 0) + 1;
    const isForm = code === 'notATable' || (code === 'badTable' && /^(seats|settings|orders)\[/.test(path));
    if (isPlain && isForm && fitsTable(input)) throw new Error(`the schema lets pass ${code} at ${path}`);
  }
}
