/**
 * Temporarily replaces all amounts in the tables of tiles and cards: each becomes a number that occurs nowhere else. A text or picture that
 * still shows the old number does not take it from the tables.
 */
import { DECREE_IDS, HARBORMASTER_IDS, SHIP_IDS, ZIGGURAT_TILE_IDS } from '../../src/edition/types.ts';
import { ACTION_TILES } from '../../src/tiles/action-tiles.ts';
import { DECREE_REQUIREMENTS } from '../../src/tiles/decree-requirements.ts';
import { DECREES } from '../../src/tiles/decrees.ts';
import { ONCE, URBAN_DRAW } from '../../src/tiles/effects.ts';
import { HARBORMASTERS } from '../../src/tiles/harbormasters.ts';
import { SHIPS } from '../../src/tiles/ships.ts';
import { ZIGGURAT_TILE_VALUES } from '../../src/tiles/ziggurat-tiles.ts';

/**
 * The other amounts by printed number, with Action tiles as T1 to T6. B9 and D05 have `drawn` in their texts, but it is not drawn on them.
 */
export type OtherAmounts = Readonly<Record<string, readonly number[]>> & { readonly drawn: readonly [number] };

const FIRST = 101;

export function withOtherAmounts<T>(look: (amounts: OtherAmounts) => T): T {
  const restore: (() => void)[] = [];
  const amounts: Record<string, number[]> = {};
  let next = FIRST;
  /** Replaces the numbers in the object. Equal numbers of a list stay equal, and 0 stays 0. */
  const plant = (id: string, table: object): void => {
    const target = table as Record<string, unknown>;
    const values = Object.values(target);
    const alike =
      Array.isArray(table) && typeof values[0] === 'number' && values[0] > 0 && new Set(values).size === 1 && id.startsWith('D');
    for (const [key, value] of Object.entries(target)) {
      if (Array.isArray(value) || key === 'effects') plant(id, value as object);
      if (typeof value !== 'number' || (value === 0 && !id.startsWith('Z')) || (ONCE as readonly string[]).includes(key)) continue;
      const other = alike ? next : next++;
      amounts[id] = [...new Set([...(amounts[id] ?? []), other])];
      target[key] = other;
      restore.push(() => {
        target[key] = value;
      });
    }
    if (alike) next++;
  };
  for (const [index, tile] of ACTION_TILES.entries()) plant(`T${index + 1}`, tile);
  for (const id of HARBORMASTER_IDS) plant(id, HARBORMASTERS[id]);
  for (const id of SHIP_IDS) plant(id, SHIPS[id]);
  for (const id of ZIGGURAT_TILE_IDS) plant(id, ZIGGURAT_TILE_VALUES[id]);
  DECREE_IDS.forEach((id, index) => {
    plant(id, DECREES[id]);
    plant(id, DECREE_REQUIREMENTS[index]);
  });
  plant('drawn', URBAN_DRAW);
  try {
    return look(amounts as unknown as OtherAmounts);
  } finally {
    for (const each of restore) each();
  }
}
