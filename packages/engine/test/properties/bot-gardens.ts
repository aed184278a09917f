/** Where the Bot places Gardens and their Water, according to the rules (SOLO-D3, KING-S-D, KING-B-D, A-163, A-164). */
import { BOT, type Table } from './bot-table.ts';

/** Returns the number of Water tiles that a Garden needs on each space of the District. */
function waterNeeded(table: Table): ReadonlyMap<string, number> {
  const isWet = (name: string): boolean => table.on(name).kind === 'water' || table.on(name).kind === 'garden';
  const needed = new Map<string, number>();
  for (const name of table.spaces) if (table.on(name).kind === 'water') needed.set(name, 0);
  let edge = table.spaces.filter((name) => table.on(name).kind === 'empty' && table.neighbours(name).some(isWet));
  for (let tiles = 1; edge.length > 0; tiles++) {
    for (const name of edge) needed.set(name, tiles);
    const last = edge;
    edge = table.spaces.filter(
      (name) => table.on(name).kind === 'empty' && !needed.has(name) && table.neighbours(name).some((other) => last.includes(other)),
    );
  }
  for (const [name, tiles] of needed) if (tiles > table.view.stocks.water) needed.delete(name);
  return needed;
}

export function gardenTarget(table: Table): string | null {
  const needed = waterNeeded(table);
  const lowest = (isWanted: (name: string) => boolean): string | undefined =>
    table.spaces.find((name) => needed.has(name) && isWanted(name));
  const cheap = (name: string): boolean => (needed.get(name) ?? 9) <= 3;
  const isOwn = (name: string): boolean => table.beside(name).some((piece) => piece.kind === 'building' && piece.seat === BOT);
  const beside = lowest((name) => cheap(name) && isOwn(name));
  if (table.isKing && (table.solo.king === 'sarbot' || table.solo.king === 'bot-baba')) return beside ?? lowest(cheap) ?? null;
  const printed = lowest((name) => needed.get(name) === 0 && (table.printed.codes.get(name) ?? '').startsWith('~'));
  const fewest = Math.min(...needed.values());
  return printed ?? beside ?? lowest((name) => needed.get(name) === fewest) ?? null;
}

/** Returns the next space of a shortest way to the target. */
export function nextWater(table: Table, target: string | null): string | undefined {
  const isEmpty = (name: string): boolean => table.on(name).kind === 'empty';
  const isWet = (name: string): boolean => table.on(name).kind === 'water' || table.on(name).kind === 'garden';
  let way = table.spaces.filter((name) => name === target);
  const seen = new Set(way);
  for (;;) {
    const ends = way.filter((name) => table.neighbours(name).some(isWet));
    if (ends.length > 0) {
      const inOrder = table.spaces.filter((name) => ends.includes(name));
      return table.current.symbol === 'up' ? inOrder.at(-1) : inOrder[0];
    }
    way = table.spaces.filter((name) => isEmpty(name) && !seen.has(name) && table.neighbours(name).some((other) => way.includes(other)));
    if (way.length === 0) return undefined;
    for (const name of way) seen.add(name);
  }
}
