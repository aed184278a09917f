/** Settings, compiled once and shared by all tables that play the same. */
import { createSetting, type Edition, type GameRecord, type ReadRecord, readRecord, type Setting } from '@tabannusi/engine';
import type { GameStart } from './entries.ts';

/** Editions of their own are rare, so few settings serve nearly all tables; the others are compiled again. */
const MOST = 64;

const settings = new Map<string, Setting>();

/** A start as a record of a game in which nothing has been decided. */
export function readStart({ seats, ...start }: GameStart): ReadRecord {
  const names = Array.from({ length: seats }, (_, n) => ({ name: `Seat ${n + 1}` }));
  const record = { format: 'tabannusi-record', version: 1, layout: 1, seats: names, confirmed: 0, decisions: [], chance: [], turns: [] };
  return readRecord({ ...record, ...start });
}

/** What a record is played with. */
export function startOf({ rules, edition, switches, king, seats }: GameRecord): GameStart {
  return { rules, edition, switches, ...(king === undefined ? {} : { king }), seats: seats.length };
}

/** Throws if nothing can be played so. */
export function settingOf(start: GameStart): Setting {
  const key = JSON.stringify(start);
  const known = settings.get(key);
  if (known !== undefined) return known;
  const made = createSetting(editionOf(start), start.seats, start.switches, start.king);
  if (settings.size >= MOST) settings.delete(settings.keys().next().value ?? '');
  settings.set(key, made);
  return made;
}

function editionOf(start: GameStart): Edition {
  const read = readStart(start);
  if (read.ok) return read.edition;
  throw new TypeError(`start: ${read.faults.map(({ code, path }) => `${path} ${code}`).join(', ')}`);
}
