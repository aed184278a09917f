/** The tables for which there is a network each: two, three and four players, and one against a king. */
import { createSetting, KINGS, REFERENCE_EDITION, type Setting } from '@tabannusi/engine';
import type { Table } from '../../src/network/network.ts';

const PLAYERS: Readonly<Record<Exclude<Table, 'solo'>, number>> = { two: 2, three: 3, four: 4 };
const made = new Map<string, Setting>();

/** The setting of a game by its number: against the kings by turns. */
export function settingOf(table: Table, number: number): Setting {
  const king = table === 'solo' ? KINGS[number % KINGS.length] : null;
  const name = king ?? table;
  const known = made.get(name);
  if (known !== undefined) return known;
  const setting = createSetting(REFERENCE_EDITION, table === 'solo' ? 1 : PLAYERS[table], {}, king);
  made.set(name, setting);
  return setting;
}

/** Seats of persons: the Bot of a solo game is none. */
export const seatsOf = ({ solo, players }: Setting): number => (solo === null ? players : 1);
