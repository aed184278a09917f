/**
 * Special Water tiles: laid, covered, held or in the display. All others are in the stack. By default the display holds the lowest of those
 * (C-54).
 */
import { WATER } from '../../model/pieces.ts';
import { IN_DISPLAY, IN_STACK, LAID, type State } from '../../model/state.ts';
import type { At } from './at.ts';
import type { Position } from './format.ts';
import type { Reading } from './reading.ts';

/** Puts the named tile at a place; it must not have a place yet. */
export function readSpecialTile(at: At, state: State, place: number): number | undefined {
  const number = at.whole(1, state.special.length);
  if (number === undefined) return undefined;
  if (state.special[number - 1] !== IN_STACK) {
    at.refuse('repeated');
    return undefined;
  }
  state.special[number - 1] = place;
  return number - 1;
}

/** The tiles at one place, counted from 1. */
const specialTilesAt = (state: State, place: number): number[] =>
  [...state.special].flatMap((there, tile) => (there === place ? [tile + 1] : []));

export function writeSpecialWater(state: State, base: State): Pick<Position, 'coveredWater' | 'displayedWater'> {
  const laid = new Set(state.detail.filter((_, space) => state.piece[space] === WATER));
  const covered = specialTilesAt(state, LAID).filter((tile) => !laid.has(tile));
  const displayed = specialTilesAt(state, IN_DISPLAY);
  const usual = usualDisplay(state, base);
  return {
    ...(covered.length > 0 && { coveredWater: covered }),
    ...(displayed.join() !== usual.join() && { displayedWater: displayed }),
  };
}

/** By default the display has as many tiles as in the standard set-up, the lowest of those without a place. */
function usualDisplay(state: State, base: State): number[] {
  const open = base.special.filter((place) => place === IN_DISPLAY).length;
  return [...state.special].flatMap((place, tile) => (place <= IN_DISPLAY ? [tile + 1] : [])).slice(0, open);
}

export function readDisplay(position: At, reading: Reading): void {
  const { state } = reading;
  for (const entry of position.key('coveredWater').list(0, state.special.length)) readSpecialTile(entry, state, LAID);
  const displayed = position.key('displayedWater');
  const most = state.setting.stocks.specialWaterDisplay;
  for (const entry of displayed.list(0, most)) readSpecialTile(entry, state, IN_DISPLAY);
  if (displayed.absent) for (const tile of usualDisplay(state, reading.base)) state.special[tile - 1] = IN_DISPLAY;
}
