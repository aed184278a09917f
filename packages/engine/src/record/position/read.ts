/**
 * Reads a position from any value. A value that is malformed, of another version, too large, impossible or contradictory is refused with
 * stable codes, paths and numbers. Reading never throws, ends on every input and does not change it.
 */
import { BUILDING_COLOURS, KINGS, type King, RESOURCE_COLOURS } from '../../edition/types.ts';
import { IN_STACK, State } from '../../model/state.ts';
import { At } from './at.ts';
import { readBoard } from './board.ts';
import { derive } from './derive.ts';
import { readEdition, readSwitches, settingFor } from './editions.ts';
import { Faults, type PositionFault } from './faults.ts';
import { POSITION_FORMAT, POSITION_VERSION, type Position } from './format.ts';
import { readPending, stackFrames, usualPending } from './pending.ts';
import { checkPending } from './pending-rules.ts';
import { readDice, readPlaces } from './places.ts';
import { readProgress, readStartSeat, setUpPoint } from './progress.ts';
import { keepNumber, newReading, type Reading } from './reading.ts';
import { checkRules } from './rules.ts';
import { readSeats } from './seats.ts';
import { type Apart, snapshot } from './snapshot.ts';
import { readSolo } from './solo.ts';
import { readDisplay } from './special-water.ts';
import { standardAt, standardSetUp } from './standard.ts';

export type PositionResult =
  | { readonly ok: true; readonly state: State }
  /** At least one fault, at most 100. */
  | { readonly ok: false; readonly faults: readonly PositionFault[] };

export function readPosition(value: unknown): PositionResult {
  const faults = new Faults();
  const state = read(value, faults);
  return state === undefined || faults.any ? { ok: false, faults: faults.found } : { ok: true, state };
}

const KEYS: readonly string[] = [
  'format',
  'version',
  'edition',
  'players',
  'king',
  'switches',
  'startSeat',
  'timeGold',
  'ending',
  'actionsLeft',
  'refilled',
  'barges',
  'bargeDice',
  'supply',
  'buildings',
  'projects',
  'water',
  'gardens',
  'coveredWater',
  'displayedWater',
  'ships',
  'port',
  'usedHarbormasters',
  'ziggurat',
  'actionTiles',
  'decrees',
  'urbanBottom',
  'solo',
  'seats',
  'stocks',
  'pending',
] satisfies (keyof Position)[];

/** Reads in stages. Faults of a later stage would only follow from faults of an earlier one. */
function read(value: unknown, faults: Faults): State | undefined {
  // The edition has its own validator, so it is not copied with the rest.
  const apart: Apart = { key: 'edition', value: undefined };
  const position = new At(snapshot(value, '', faults, apart), faults, '');
  if (!position.isObject(KEYS)) return undefined;
  if (!isThisVersion(position)) return undefined;
  const edition = readEdition(apart.value, faults);
  const king = readKing(position);
  // One person plays against the Bot, two to four people against each other.
  const [least, most] = king === null ? [2, 4] : [1, 1];
  const players = position.key('players').required().whole(least, most);
  const switches = readSwitches(position.key('switches'));
  if (edition === undefined || players === undefined || faults.any) return undefined;
  const setting = settingFor(edition, players, switches, king);
  const pending = position.key('pending');
  const frames = readPending(pending, setting);
  if (faults.any) return undefined;
  const point = setUpPoint(Uint8Array.from(frames.flatMap((frame) => [...frame])));
  const base = point === null ? standardSetUp(setting) : standardAt(setting, point);
  if (base === null) {
    pending.entry(0).refuse('pendingContent');
    return undefined;
  }
  const state = new State(setting, base.layout);
  state.copyFrom(base);
  const reading = newReading(state, base, faults);
  readParts(position, reading);
  stackFrames(state, pending.absent ? usualPending(state) : frames);
  readProgress(position, reading);
  if (faults.any) return undefined;
  derive(reading);
  if (faults.any) return undefined;
  checkRules(reading);
  if (faults.any) return undefined;
  checkPending(reading);
  return state;
}

function readKing(position: At): King | null {
  const king = position.key('king').oneOf(KINGS);
  return king === undefined ? null : KINGS[king];
}

function isThisVersion(position: At): boolean {
  const [format, version] = [position.key('format').required(), position.key('version').required()];
  if (format.absent || version.absent) return false;
  if (format.value !== POSITION_FORMAT) {
    format.refuse('wrongFormat', { values: [POSITION_FORMAT] });
    return false;
  }
  if (version.value === POSITION_VERSION) return true;
  version.refuse('wrongVersion', { min: POSITION_VERSION, max: POSITION_VERSION });
  return false;
}

/** Reads everything that does not depend on the pending frames, into a copy of the standard set-up. */
function readParts(position: At, reading: Reading): void {
  const { state } = reading;
  readStartSeat(position, state);
  state.special.fill(IN_STACK);
  readSeats(position, reading);
  readBoard(position, reading);
  readDisplay(position, reading);
  readDice(position, reading);
  readPlaces(position, reading);
  readSolo(position.key('solo'), reading);
  readStocks(position.key('stocks'), reading);
}

/** All stocks are derived; written ones are compared later. */
function readStocks(at: At, reading: Reading): void {
  if (!at.isObject(['water', 'gardens', 'projects', 'pieces', 'crates'])) return;
  for (const name of ['water', 'gardens']) keepNumber(reading, name, at.key(name), 0, 250);
  for (const name of ['projects', 'pieces']) {
    for (const { key, at: count } of at.key(name).entries(BUILDING_COLOURS)) keepNumber(reading, `${name} ${key}`, count, 0, 250);
  }
  for (const { key, at: count } of at.key('crates').entries(RESOURCE_COLOURS)) keepNumber(reading, `crates ${key}`, count, 0, 250);
}
