/**
 * Further constants of a solo game: the king, its Automa Urban card, the Automa cards as tables of small numbers, and the numbered spaces.
 */
import { parseRow } from '../edition/codes.ts';
import { soloNumbers } from '../edition/solo-numbers.ts';
import { type BoardSide, DECREE_IDS, type Edition, type King } from '../edition/types.ts';
import { DISTRICTS } from './ids.ts';

/** The person has seat 0, the Bot seat 1. Set-up is as for two players (SOLO-02). */
export const SOLO_SEATS = 2;
export const BOT_SEAT = 1;

/** The letters of the Bot's actions, the Current Symbols and the bonuses at the foot of Automa cards. The engine uses their indices. */
export const LETTERS = ['A', 'B', 'C', 'D'] as const;
export type Letter = (typeof LETTERS)[number];
export const SYMBOLS = ['down', 'up', 'king'] as const;
export type AutomaSymbol = (typeof SYMBOLS)[number];
export const UP = SYMBOLS.indexOf('up');
export const KING = SYMBOLS.indexOf('king');
export const CARD_BONUSES = ['gold', 'vp2', 'garden', 'lowestStep'] as const;

export interface SoloSetting {
  readonly king: King;
  /** Markers on the Automa Urban card by District (SOLO-05). */
  readonly markers: Uint8Array;
  /** Whether the king's C arrow points up (SOLO-13). */
  readonly startsHighest: boolean;
  /** Bit d is set for each Decree DECREE_IDS[d] of the king's list (SOLO-03). */
  readonly decrees: number;
  /**
   * The step to the next District in the ring, at the Bot's start and in its turns (C-59, C-60): one down or one up, as a positive number.
   */
  readonly startStep: number;
  readonly turnStep: number;
  /** By Automa card: its number, the row of its arrow and its bonus. */
  readonly cardNumbers: Uint8Array;
  readonly cardArrows: Uint8Array;
  readonly cardBonuses: Uint8Array;
  /** The letter, symbol and Number (from 0) of row r of card c, at CARD_ROWS * c + r. */
  readonly cardLetters: Uint8Array;
  readonly cardSymbols: Uint8Array;
  readonly cardColourNumbers: Uint8Array;
  /** By common District, in the order of the printed numbers: its grid spaces, and all spaces that can be used from it (SOLO-47). */
  readonly numberedGrid: readonly Uint8Array[];
  readonly numberedSpaces: readonly Uint8Array[];
}

export function createSoloSetting(edition: Edition, king: King): SoloSetting {
  const { automaCards, automaUrban, setUpArrow, decrees } = edition.solo;
  const { botStartDirection, botTurnDirection } = edition.districts;
  const rows = automaCards.flatMap((card) => card.rows);
  const numbered = soloNumbers(edition.board.duo);
  const spaces = spacesOf(edition.board.duo);
  const inOrder = (isWanted: (part: number) => boolean) =>
    numbered.map((list) =>
      Uint8Array.from(
        list.filter(({ part }) => isWanted(part)),
        ({ row, part, column }) => spaces.get(placeOf(row, part, column)) ?? 0,
      ),
    );
  return {
    king,
    markers: Uint8Array.from(automaUrban[king]),
    startsHighest: setUpArrow[king] === 'up',
    decrees: decrees[king].reduce((mask, id) => mask | (1 << DECREE_IDS.indexOf(id)), 0),
    startStep: stepOf(botStartDirection),
    turnStep: stepOf(botTurnDirection),
    cardNumbers: Uint8Array.from(automaCards, ({ number }) => number),
    cardArrows: Uint8Array.from(automaCards, ({ arrow }) => arrow - 1),
    cardBonuses: Uint8Array.from(automaCards, ({ bonus }) => CARD_BONUSES.indexOf(bonus)),
    cardLetters: Uint8Array.from(rows, ({ action }) => LETTERS.indexOf(action)),
    cardSymbols: Uint8Array.from(rows, ({ symbol }) => SYMBOLS.indexOf(symbol)),
    cardColourNumbers: Uint8Array.from(rows, ({ colourNumber }) => colourNumber - 1),
    // Borders are the odd parts of a row.
    numberedGrid: inOrder((part) => part % 2 === 0),
    numberedSpaces: inOrder(() => true),
  };
}

const stepOf = (direction: 'descending' | 'ascending'): number => (direction === 'descending' ? DISTRICTS - 1 : 1);

const placeOf = (row: number, part: number, column: number): string => `${row},${part},${column}`;

/** Returns the number of each space of the side, counted row by row as in `setting.ts`. */
function spacesOf(side: BoardSide): ReadonlyMap<string, number> {
  const spaces = new Map<string, number>();
  side.rows.forEach((text, row) => {
    (parseRow(text) ?? []).forEach((cells, part) => {
      cells.forEach((cell, column) => {
        if (cell.kind !== 'none') spaces.set(placeOf(row, part, column), spaces.size);
      });
    });
  });
  return spaces;
}
