/** The building grids of a game as rows of cells, read from the edition: Districts 1, 2 and 3 and the Water borders between them. */
import { type Cell, columnName, formatBonus, parseRow, type Setting } from '@tabannusi/engine';
import { at } from '../../speech/at.ts';

export interface GridCell {
  /** The column letter and row number, as in the engine. */
  readonly name: string;
  /** The engine's number of the space. */
  readonly space: number;
  /** Printed Water, which is only in the borders. */
  readonly water: boolean;
  /** The printed bonus code, or the empty string. */
  readonly bonus: string;
}

export interface Grid {
  /** Null for a hole. Rows that do not exist with this number of players are left out. */
  readonly rows: readonly (readonly (GridCell | null)[])[];
  /** The District of each column, 1 to 3; 1.5 and 2.5 are the borders. */
  readonly districts: readonly number[];
}

export function gridOf(setting: Setting): Grid {
  const { board } = setting.edition;
  const side = setting.players <= 2 ? board.duo : board.full;
  const rows = side.rows.map((text) => parseRow(text) ?? []);
  const numberOf = new Map(setting.spaceNames.map((name, space) => [name, space]));
  const cellAt = (row: number, column: number, { kind, bonus }: Cell): GridCell | null => {
    const name = `${columnName(column)}${row + 1}`;
    const space = numberOf.get(name);
    return space === undefined ? null : { name, space, water: kind === 'water', bonus: bonus === null ? '' : formatBonus(bonus) };
  };
  return {
    rows: rows
      .map((parts, row) => parts.flat().map((cell, column) => cellAt(row, column, cell)))
      .filter((row) => row.some((cell) => cell !== null)),
    districts: (rows[0] ?? []).flatMap((part, index) => part.map(() => 1 + index / 2)),
  };
}

/** Returns the bonus code of the Water on a cell: that of a special tile, or the printed one. Regular Water has none (ACT-GARD-06). */
export const waterBonus = ({ edition }: Setting, { water, bonus }: GridCell, tile: number | null): string =>
  tile !== null ? at(edition.specialWater.faces, tile - 1) : water ? bonus : '';
