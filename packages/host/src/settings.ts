/** Settings, compiled once and shared by all tables with the same game. */
import { createSetting, type Edition, type GameRecord, type ReadRecord, readRecord, type Setting } from '@tabannusi/engine';
import type { GameStart } from './entries.ts';

/** The most settings kept. Custom editions are rare, so few settings serve nearly all tables; others are compiled again when needed. */
const MOST = 64;

const settings = new Map<string, Setting>();

/** Reads the start of a game as a record without decisions. */
export function readStart({ seats, ...start }: GameStart): ReadRecord {
  const names = Array.from({ length: seats }, (_, n) => ({ name: `Seat ${n + 1}` }));
  const record = { format: 'tabannusi-record', version: 1, layout: 1, seats: names, confirmed: 0, decisions: [], chance: [], turns: [] };
  return readRecord({ ...record, ...start });
}

/** Returns the start of the game in a record. */
export function startOf({ rules, edition, switches, king, seats }: GameRecord): GameStart {
  return { rules, edition, switches, ...(king === undefined ? {} : { king }), seats: seats.length };
}

/** Returns the compiled setting. Throws if the start of the game is not valid. */
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
