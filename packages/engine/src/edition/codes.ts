/**
 * The codes that a person types into an edition: bonuses, the cells of a building grid and its rows.
 *
 * Every code has exactly one spelling, so reading and writing are inverse: `formatBonus(parseBonus(code)) === code`. Reading never throws;
 * it returns null for an invalid code. The validator checks how large an amount may be (`limits.ts`).
 */
import type { BonusCode, ResourceColour } from './types.ts';

/** The bonuses of common spaces and special Water, in the order of BON-01 to BON-14. */
export const BONUS_KINDS = [
  'bargeDie',
  'supplyDie',
  'gold',
  'water',
  'specialWater',
  'garden',
  'architect',
  'refill',
  'claims',
  'step',
  'projectStep',
  'project',
  'vp',
  'paidStep',
] as const;
export type BonusKind = (typeof BONUS_KINDS)[number];

export interface Bonus {
  readonly kind: BonusKind;
  /** The amount of Gold, Claim markers or VP, at least 1; always 1 for the other kinds. */
  readonly amount: number;
  /** The colour of the Barge for `bargeDie`, otherwise null. */
  readonly colour: ResourceColour | null;
}

/** Reads a bonus code such as `W+`, `au`, `au2`, `c1`, `v3` or `m?`; null if it is not one. */
export function parseBonus(code: string): Bonus | null {
  const word = BONUS_OF_WORD.get(code);
  if (word !== undefined) return word;
  const match = AMOUNT_CODE.exec(code);
  const [, letters, digits] = match ?? [];
  if (letters === undefined || digits === undefined) return null;
  const kind = KIND_OF_LETTERS.get(letters);
  const amount = Number(digits);
  if (kind === undefined || (kind === 'gold' && amount === 1)) return null;
  return { kind, amount, colour: null };
}

/** Returns the code of a bonus: the inverse of `parseBonus`. */
export function formatBonus(bonus: Bonus): BonusCode {
  switch (bonus.kind) {
    case 'gold':
      return bonus.amount === 1 ? 'au' : `au${bonus.amount}`;
    case 'claims':
      return `c${bonus.amount}`;
    case 'vp':
      return `v${bonus.amount}`;
    case 'bargeDie':
      return bonus.colour === null ? '' : BARGE_WORDS[bonus.colour];
    default:
      return PLAIN_WORDS[bonus.kind];
  }
}

/**
 * One cell of a building grid. `none`: a hole (`##`). `plain`: a grid space (`..`, or its bonus code). `water`: printed Water (`~~`, or `~`
 * and its bonus code).
 */
export interface Cell {
  readonly kind: 'none' | 'plain' | 'water';
  readonly bonus: Bonus | null;
}

export function parseCell(code: string): Cell | null {
  if (code === '##') return { kind: 'none', bonus: null };
  if (code === '..') return { kind: 'plain', bonus: null };
  if (code === '~~') return { kind: 'water', bonus: null };
  const kind = code.startsWith('~') ? 'water' : 'plain';
  const bonus = parseBonus(kind === 'water' ? code.slice(1) : code);
  return bonus && { kind, bonus };
}

/** The parts of a row from left to right: the three common Districts and the two Water borders between them. */
export const ROW_PARTS = ['district1', 'border12', 'district2', 'border23', 'district3'] as const;
export type RowPart = (typeof ROW_PARTS)[number];

/** The cells of one row, in the parts of ROW_PARTS. */
type Row = readonly (readonly Cell[])[];

/** Reads a row such as `c1 .. gt .. | ~~ | .. au .. sw | ## | .. v3 .. m=`; null unless it has five parts of valid codes. */
export function parseRow(text: string): Row | null {
  const parts = splitRow(text);
  if (parts.length !== ROW_PARTS.length) return null;
  const row: Cell[][] = [];
  for (const codes of parts) {
    const cells: Cell[] = [];
    for (const code of codes) {
      const cell = parseCell(code);
      if (cell === null) return null;
      cells.push(cell);
    }
    row.push(cells);
  }
  return row;
}

/** Returns the codes of a row by part, valid or not. Accepts any number of blanks; `joinRow` writes the one spelling. */
export function splitRow(text: string): string[][] {
  return text.split('|').map((part) => part.split(/\s+/).filter((code) => code !== ''));
}

/** Writes a row in its one spelling: one blank between codes, a bar between parts. */
export function joinRow(parts: readonly (readonly string[])[]): string {
  return parts.map((codes) => codes.join(' ')).join(' | ');
}

/** The kinds with an amount: letters, then a number without leading zeros; 1 Gold is `au` without a number. */
const AMOUNT_CODE = /^(au|c|v)([1-9][0-9]{0,3})$/;
const KIND_OF_LETTERS: ReadonlyMap<string, BonusKind> = new Map([
  ['au', 'gold'],
  ['c', 'claims'],
  ['v', 'vp'],
]);

const BARGE_WORDS: Readonly<Record<ResourceColour, string>> = {
  white: 'W+',
  yellow: 'Y+',
  brown: 'B+',
  blue: 'U+',
  green: 'G+',
};

const PLAIN_WORDS: Readonly<Record<Exclude<BonusKind, 'bargeDie' | 'gold' | 'claims' | 'vp'>, string>> = {
  supplyDie: 'r?',
  water: 'wt',
  specialWater: 'sw',
  garden: 'gt',
  architect: 'ar',
  refill: 'cr',
  step: 'm?',
  projectStep: 'm=',
  project: 'p+',
  paidStep: 'pm',
};

const BONUS_OF_WORD: ReadonlyMap<string, Bonus> = new Map([
  ['au', { kind: 'gold', amount: 1, colour: null }],
  ...Object.entries(BARGE_WORDS).map(([colour, word]): [string, Bonus] => [
    word,
    { kind: 'bargeDie', amount: 1, colour: colour as ResourceColour },
  ]),
  ...Object.entries(PLAIN_WORDS).map(([kind, word]): [string, Bonus] => [word, { kind: kind as BonusKind, amount: 1, colour: null }]),
]);
