/** The game of a new table, as a record. */
import {
  DEFAULT_SWITCHES,
  isOver,
  type King,
  REFERENCE_EDITION,
  RULES_VERSION,
  replay,
  shippedEdition,
  shippedHash,
} from '@tabannusi/engine';
import { type GameStart, readStart } from '@tabannusi/host';
import { type GameFaults, Problem } from '../problem.ts';

/** Editions, switches and records come from outside and are unchecked. */
export type GameToPlay =
  | { readonly seats: number; readonly king?: King; readonly edition?: object; readonly switches?: object }
  | { readonly record: unknown };

/** Throws a `Problem` with the faults if the game cannot be played. */
export function readGame(game: GameToPlay): unknown {
  if (!('record' in game)) return recordOf(startOf(game));
  const played = replay(game.record);
  if (!played.ok) throw badGame(played.faults);
  if (isOver(played.state)) throw badGame([]);
  return played.record;
}

/** A record without decisions. Throws a `Problem` with the faults of the start of the game. */
export function recordOf(start: GameStart): unknown {
  const read = readStart(start);
  if (!read.ok) throw badGame(read.faults);
  return read.record;
}

const badGame = (faults: GameFaults): Problem => new Problem('badGame', { faults });

function startOf({ seats, king, edition = REFERENCE, switches = DEFAULT_SWITCHES }: Exclude<GameToPlay, { readonly record: unknown }>) {
  const named = 'format' in edition ? edition : { ...edition, ...hashOf(edition) };
  // The record reader checks everything from outside.
  return { rules: RULES_VERSION, edition: named, switches, seats, ...(king === undefined ? {} : { king }) } as GameStart;
}

const REFERENCE = { id: REFERENCE_EDITION.id, version: REFERENCE_EDITION.version };

/** The log names a shipped edition with its hash. */
function hashOf(edition: object): { readonly hash?: string } {
  const { id, version, hash } = edition as { readonly id?: unknown; readonly version?: unknown; readonly hash?: unknown };
  const shipped = shippedEdition(String(id), Number(version));
  return shipped === undefined || hash !== undefined ? {} : { hash: shippedHash(shipped) };
}
