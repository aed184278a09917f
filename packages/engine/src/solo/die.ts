/** Which die the Bot takes (SOLO-22, SOLO-38). */
import { RESOURCE_COLOURS } from '../edition/types.ts';
import type { Amounts } from '../model/amounts.ts';
import { takeFromBarge } from '../model/goods.ts';
import { FACES } from '../model/ids.ts';
import type { State } from '../model/state.ts';
import { districtOf } from './action.ts';

/**
 * The face of the Architect's District if a die shows it, otherwise the highest face; a 6 counts as the highest. The Barge
 * always has a die.
 */
export function preferredFace(state: State): number {
  const { barge, architect, setting } = state;
  const at = districtOf(state) * FACES;
  const wanted = architect[setting.bot];
  if (barge[at + wanted] > 0) return wanted;
  let face = FACES - 1;
  while (face > 0 && barge[at + face] === 0) face--;
  return face;
}

const NOTHING: Amounts = [];

export function takeDie(state: State): void {
  const { bot } = state.setting;
  const district = districtOf(state);
  const face = preferredFace(state);
  const faces = state.events === null ? NOTHING : [...state.barge.subarray(district * FACES, (district + 1) * FACES)];
  state.events?.push({ event: 'botDieChosen', rule: 'SOLO-22', seat: bot, wanted: state.architect[bot] + 1, face: face + 1, faces });
  takeFromBarge(state, bot, district, face);
  const colour = RESOURCE_COLOURS[state.bargeColour[district]];
  state.events?.push({ event: 'dieTaken', rule: 'SOLO-38', seat: bot, district: district + 1, colour, face: face + 1 });
}
