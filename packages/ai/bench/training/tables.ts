/** The tables that have a network: two, three and four players, and one player against a king. */
import { createSetting, KINGS, REFERENCE_EDITION, type Setting } from '@tabannusi/engine';
import type { Table } from '../../src/network/network.ts';

const PLAYERS: Readonly<Record<Exclude<Table, 'solo'>, number>> = { two: 2, three: 3, four: 4 };
const made = new Map<string, Setting>();

/** Returns the setting of a game by its number; against kings, they take turns. */
export function settingOf(table: Table, number: number): Setting {
  const king = table === 'solo' ? KINGS[number % KINGS.length] : null;
  const name = king ?? table;
  const known = made.get(name);
  if (known !== undefined) return known;
  const setting = createSetting(REFERENCE_EDITION, table === 'solo' ? 1 : PLAYERS[table], {}, king);
  made.set(name, setting);
  return setting;
}

/** Returns the seats of people, without the Bot of a solo game. */
export const seatsOf = ({ solo, players }: Setting): number => (solo === null ? players : 1);
