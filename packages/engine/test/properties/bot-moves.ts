/**
 * Where the Bot goes, which die it takes, which action it performs and how it pays, according to the rules (SOLO-21 to SOLO-23, SOLO-37 to
 * SOLO-40).
 */
import { buildingColours, projectColours } from './bot-city.ts';
import { gardenTarget } from './bot-gardens.ts';
import { portHouse, zigguratHouse } from './bot-port.ts';
import { BOT, type Table } from './bot-table.ts';

type Letter = 'A' | 'B' | 'C' | 'D';

export function nextDistrict(table: Table): number {
  const all = table.solo.markers.every((markers) => markers === 0);
  let district = table.bot.architect ?? 0;
  for (let left = table.sum; left > 0; ) {
    district = district === 1 ? 5 : district - 1;
    if (all || table.solo.markers[district - 1] > 0) left--;
  }
  return district;
}

export function face(table: Table): number {
  const { dice } = table.view.districts[table.district - 1];
  const next = table.bot.architect ?? 0;
  return dice[next - 1] > 0 ? next : dice.findLastIndex((count) => count > 0) + 1;
}

export function letterOf(table: Table, isFirst: boolean): Letter {
  const rows = isFirst ? table.left.rows : table.right.rows.slice(table.left.arrow - 1);
  return rows.map(({ action }) => action).find((letter) => isPossible(table, letter)) ?? 'A';
}

function isPossible(table: Table, letter: Letter): boolean {
  if (letter === 'A') return true;
  if (table.district === 4) {
    if (letter === 'B') return table.bot.gold >= 2 && table.view.ships.some(({ marks }) => !marks.includes(BOT));
    return table.canPay(2) && portHouse(table) !== null;
  }
  if (table.district === 5) return table.canPay(2) && zigguratHouse(table) !== null;
  if (letter === 'B') return projectColours(table).length > 0;
  if (letter === 'C') return buildingColours(table).length > 0;
  return table.bot.gardens > 0 && gardenTarget(table) !== null;
}

/** Returns whether the dice can have been paid one by one, each of a colour that was preferred at that time. */
export function isPaidInOrder(held: readonly number[], paid: readonly number[]): boolean {
  if (paid.every((count) => count === 0)) return true;
  const most = Math.max(...held);
  const frequent = [0, 1, 2, 3, 4].filter((colour) => held[colour] === most);
  const preferred = frequent.includes(3) ? [3] : frequent.includes(4) ? [4] : frequent;
  const less = (counts: readonly number[], colour: number): number[] => counts.map((count, n) => (n === colour ? count - 1 : count));
  return preferred.some((colour) => paid[colour] > 0 && isPaidInOrder(less(held, colour), less(paid, colour)));
}
