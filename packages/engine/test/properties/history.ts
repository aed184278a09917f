/**
 * What never goes back in a game: laid tiles, marks, Houses and claims stay, used Harbormasters stay out of the game, and tracks only go
 * up. It compares each position of a game with the next and throws a description of the first difference.
 */
import {
  BUILDING_COLOUR_COUNT,
  HARBORMASTER_COUNT,
  HOUSE_ROWS,
  NONE,
  PORT_LINE_COUNT,
  RESOURCE_COLOUR_COUNT,
} from '../../src/model/ids.ts';
import { isBuilding, isGarden, isWet } from '../../src/model/pieces.ts';
import { LAID, type State, URBAN_HELD } from '../../src/model/state.ts';
import { isSetUp } from '../support/conservation.ts';

/** Fields that never change once they are set: tiles and owners. NONE means not yet set. */
const WRITTEN_ONCE = [
  'bargeColour',
  'ships',
  'actionTiles',
  'zigguratTiles',
  'zigguratHouses',
  'portHouses',
  'decrees',
  'decreeOwners',
] as const;

/** Numbers that never fall. */
const GROWING = ['mastery', 'bottomExtra', 'ownBuildings', 'ownGardens', 'ownShips', 'zigguratClaims', 'urbanIgnored'] as const;

/** Tiles that stay at a line of the Port until somebody takes them. */
const TAKEN_ONCE = ['harbormasters', 'portCrates'] as const;

export class History {
  #before: State | null = null;

  /** Takes the next position of the game; the first one may be any. */
  follow(state: State): void {
    if (this.#before === null) this.#before = state.clone();
    else {
      compare(this.#before, state);
      this.#before.copyFrom(state);
    }
  }
}

function compare(before: State, state: State): void {
  for (const name of WRITTEN_ONCE) {
    forEach(name, before, state, (old, now) => old === NONE || old === now);
  }
  for (const name of GROWING) forEach(name, before, state, (old, now) => old <= now);
  forEach('shipMarks', before, state, (old, now) => (old & now) === old);
  if (!isSetUp(before)) {
    for (const name of TAKEN_ONCE) forEach(name, before, state, (old, now) => now === old || now === NONE);
    if (cratesInPlay(before) !== cratesInPlay(state)) throw new Error(`${cratesInPlay(state)} Crates, there were ${cratesInPlay(before)}`);
  }
  comparePieces(before, state);
  // Houses come back to the bottom row (DEC-10), never to a coloured one.
  forEach('vacated', before, state, (old, now, at) => at % HOUSE_ROWS === BUILDING_COLOUR_COUNT || old <= now);
  forEach('special', before, state, (old, now) => old !== LAID || now === LAID);
  forEach('urban', before, state, (old, now) => old < URBAN_HELD || now === old || now < URBAN_HELD);
  const reappeared = usedHarbormasters(before) & ~usedHarbormasters(state);
  if (reappeared !== 0) throw new Error(`used Harbormasters are back: ${reappeared.toString(2)}`);
  if (state.timeGold > before.timeGold || state.ending < before.ending || state.period < before.period)
    throw new Error('time ran backwards');
}

type Field = 'shipMarks' | 'vacated' | 'special' | 'urban' | (typeof WRITTEN_ONCE | typeof GROWING | typeof TAKEN_ONCE)[number];

function forEach(name: Field, before: State, state: State, holds: (old: number, now: number, at: number) => boolean): void {
  const old = before[name];
  const now = state[name];
  for (let at = 0; at < now.length; at++) {
    if (!holds(old[at], now[at], at)) throw new Error(`${name}[${at}] was ${old[at]} and is ${now[at]}`);
  }
}

/** Buildings and Gardens stay as they are, and Water stays Water. */
function comparePieces(before: State, state: State): void {
  for (let space = 0; space < state.setting.spaces; space++) {
    const old = before.piece[space];
    const now = state.piece[space];
    const stays = isBuilding(old) || isGarden(old);
    if ((stays && now !== old) || (isWet(old) && !isWet(now))) throw new Error(`piece[${space}] was ${old} and is ${now}`);
  }
}

/** Harbormasters that are not in any place. */
function usedHarbormasters({ harbormasters, asideHarbormasters, heldHarbormasters, setting }: State): number {
  let there = asideHarbormasters[0];
  for (let line = 0; line < PORT_LINE_COUNT; line++) if (harbormasters[line] !== NONE) there |= 1 << harbormasters[line];
  for (let seat = 0; seat < setting.players; seat++) there |= heldHarbormasters[seat];
  return ~there & ((1 << HARBORMASTER_COUNT) - 1);
}

/** Crates in the Port and with the players: after set-up none comes or goes (SET-20). */
function cratesInPlay({ portCrates, crateUp, crateDown, setting }: State): number {
  let crates = 0;
  for (let line = 0; line < PORT_LINE_COUNT; line++) if (portCrates[line] !== NONE) crates++;
  for (let at = 0; at < setting.players * RESOURCE_COLOUR_COUNT; at++) crates += crateUp[at] + crateDown[at];
  return crates;
}
