/**
 * The places of the spaces of the common Districts and the Water between them, computed from the setting.
 *
 * Distances are in board units, which are pixels on a screen 1366 pixels wide.
 */
import type { Setting } from '@tabannusi/engine';
import { type GridCell, gridOf } from '@tabannusi/text';

/** The side of a space and the distance from one space to the next. */
export const SPACE = 42;
export const PITCH = 45;
/** The margin around the grid of a District, also of the banks beside border Water. */
export const PAD = 7;
const BANK = 4;
/** The heights above the grid (name and pawns) and below it (Actions, quay and Barge). */
export const HEAD = 30;
export const QUAY = 80;

export interface CitySpace extends GridCell {
  readonly x: number;
  readonly y: number;
}

/** A District, or the Water between two Districts, whose number is half-way (1.5, 2.5). */
export interface CityPart {
  readonly district: number;
  readonly x: number;
  readonly width: number;
  readonly spaces: readonly CitySpace[];
}

export interface City {
  readonly width: number;
  readonly height: number;
  readonly rows: number;
  readonly parts: readonly CityPart[];
}

export function cityOf(setting: Setting): City {
  const { rows, districts } = gridOf(setting);
  const columns = districts.map((district, column) => ({ district, column }));
  const parts: CityPart[] = [];
  let x = 0;
  for (const [district, members] of Map.groupBy(columns, (each) => each.district)) {
    const margin = isBorder(district) ? BANK : PAD;
    const first = members[0]?.column ?? 0;
    const spaces = rows.flatMap((row, y) =>
      members.flatMap(({ column }) => {
        const cell = row[column] ?? null;
        return cell === null ? [] : [{ ...cell, x: x + margin + (column - first) * PITCH, y: HEAD + PAD + y * PITCH }];
      }),
    );
    const width = members.length * PITCH - (PITCH - SPACE) + 2 * margin;
    parts.push({ district, x, width, spaces });
    x += width;
  }
  return { width: x, height: HEAD + 2 * PAD + rows.length * PITCH - (PITCH - SPACE) + QUAY, rows: rows.length, parts };
}

export const isBorder = (district: number): boolean => !Number.isInteger(district);

/** Returns a District with the Water of its borders, moved to the origin. */
export function districtOf(city: City, district: number): City {
  const parts = city.parts.filter((part) => Math.abs(part.district - district) < 1);
  const left = Math.min(...parts.map(({ x }) => x));
  const moved = parts.map((part) => ({ ...part, x: part.x - left, spaces: part.spaces.map((space) => ({ ...space, x: space.x - left })) }));
  return { ...city, width: moved.reduce((sum, { width }) => sum + width, 0), parts: moved };
}
