/**
 * The table in the terms of the Bot's rules, for the second implementation, which shares nothing with the engine: a view, the printed
 * values, and the two open cards. Spaces have their names; Districts and Numbers count from 1.
 */
import { BUILDING_COLOURS, type BuildingColour, type Edition } from '../../src/edition/types.ts';
import type { View } from '../../src/knowledge/view.ts';

export const BOT = 1;
/** The index of Gold, after the colours. */
export const BOTTOM_ROW = 3;

/** Space names of the columns and rows, in the order of a view's spaces: holes have none. */
export interface Printed {
  readonly names: readonly string[];
  readonly codes: ReadonlyMap<string, string>;
  /** By District, in ascending order of the solo numbers: grid spaces, then the Water of its borders, left before right, from the top. */
  readonly numbered: readonly (readonly string[])[];
  readonly gridSize: readonly number[];
}

const PARTS = [
  [0, 1],
  [2, 1, 3],
  [4, 3],
] as const;

export function printedOf(edition: Edition): Printed {
  const rows = edition.board.duo.rows.map((row) => row.split('|').map((part) => part.trim().split(/\s+/)));
  const firstColumn = rows[0].map((_, part) => rows[0].slice(0, part).reduce((sum, codes) => sum + codes.length, 0));
  const nameAt = (row: number, part: number, column: number): string => `${String.fromCharCode(97 + firstColumn[part] + column)}${row + 1}`;
  const codes = new Map<string, string>();
  const inPart = rows[0].map(() => [] as string[]);
  rows.forEach((parts, row) => {
    parts.forEach((cells, part) => {
      cells.forEach((code, column) => {
        if (code === '##') return;
        codes.set(nameAt(row, part, column), code);
        inPart[part].push(nameAt(row, part, column));
      });
    });
  });
  return {
    names: [...codes.keys()],
    codes,
    numbered: PARTS.map((parts) => parts.flatMap((part) => inPart[part])),
    gridSize: PARTS.map(([grid]) => inPart[grid].length),
  };
}

export class Table {
  readonly view: View;
  readonly edition: Edition;
  readonly printed: Printed;

  constructor(view: View, edition: Edition, printed: Printed) {
    this.view = view;
    this.edition = edition;
    this.printed = printed;
  }

  get solo(): NonNullable<View['solo']> {
    if (this.view.solo === null) throw new Error('no Bot');
    return this.view.solo;
  }
  get left(): Edition['solo']['automaCards'][number] {
    return this.edition.solo.automaCards[(this.solo.cards.left ?? 0) - 1];
  }
  get right(): Edition['solo']['automaCards'][number] {
    return this.edition.solo.automaCards[(this.solo.cards.right ?? 0) - 1];
  }
  get current(): Edition['solo']['automaCards'][number]['rows'][number] {
    return this.right.rows[this.left.arrow - 1];
  }
  get sum(): number {
    return this.left.number + this.right.number;
  }
  get isKing(): boolean {
    return this.current.symbol === 'king';
  }
  get bot(): View['seats'][number] {
    return this.view.seats[BOT];
  }
  /** The District in which the Bot acts (SOLO-25). */
  get district(): number {
    return this.bot.assistant ?? 0;
  }
  get grid(): readonly string[] {
    return this.printed.numbered[this.district - 1].slice(0, this.printed.gridSize[this.district - 1]);
  }
  get spaces(): readonly string[] {
    return this.printed.numbered[this.district - 1];
  }

  on(name: string): View['spaces'][number] {
    return this.view.spaces[this.printed.names.indexOf(name)];
  }
  beside(name: string): View['spaces'] {
    return this.neighbours(name).map((other) => this.on(other));
  }
  neighbours(name: string): readonly string[] {
    const [column, row] = [name.charCodeAt(0), Number(name.slice(1))];
    return [
      [0, -1],
      [0, 1],
      [-1, 0],
      [1, 0],
    ]
      .map(([x, y]) => `${String.fromCharCode(column + x)}${row + y}`)
      .filter((other) => this.printed.codes.has(other));
  }

  /** The number of Projects of a colour in the present District. */
  cluster(colour: BuildingColour): View['spaces'] {
    return this.grid.map((name) => this.on(name)).filter((piece) => piece.kind === 'project' && piece.colour === colour);
  }

  /** The colours that show at the Numbers, starting with the Current one and going round. */
  get shown(): BuildingColour[] {
    return [0, 1, 2].flatMap((n) => this.solo.numbers[(this.current.colourNumber - 1 + n) % 3].slice(-1));
  }

  /** The number of Automa tiles of a colour, in the bag and at the Numbers. */
  tiles(colour: BuildingColour): number {
    return this.solo.bag[BUILDING_COLOURS.indexOf(colour)] + this.solo.numbers.flat().filter((tile) => tile === colour).length;
  }

  /** Whether a House for a colour is available, in its row or in the bottom row. */
  hasHouse(row: number): boolean {
    return this.bot.houses[row] > 0;
  }

  canPay(amount: number): boolean {
    return this.bot.gold + this.bot.dice.reduce((a, b) => a + b, 0) >= amount;
  }
}
