/** What bonuses, Mastery steps and dice are worth to the scripted player; see `worth.ts` for the measure. */
import { type BonusKind, BUILDING_COLOURS, type BuildingColour, parseBonus, type ResourceColour } from '@tabannusi/engine';
import { at } from '../../src/speech/at.ts';
import type { Outlook } from './outlook.ts';

/** The worth of 1 Gold, gained or spent. */
export const GOLD = 3;
/** Below this number of markers, more are worth more. */
export const MARKERS_WANTED = 3;

/** Returns the worth of a step: the bonus at the right, the benefit inside, and the higher value of the player's Buildings. */
export function stepWorth(outlook: Outlook, track: BuildingColour): number {
  const { right, inside, values } = outlook.state.setting.edition.mastery;
  const row = outlook.row(track) + 1;
  if (row === values.length) return 0;
  const rises = at(values, row) - at(values, row - 1);
  const beside = outlook.isLowest(track) ? bonusWorth(outlook, at(right, row), null) : 0;
  return 1 + rises * (1 + outlook.builtSize(track)) + bonusWorth(outlook, at(inside[track], row), null) + beside;
}

/** The worth of a die or Crate of a colour, for the District of the Architect, its Projects and Gardens. */
export function dieNeeded(outlook: Outlook, colour: ResourceColour): number {
  const { architect } = outlook;
  const local = architect > 0 && outlook.local(architect) === colour ? 3 : 0;
  const track = BUILDING_COLOURS.find((found) => found === colour);
  const projects = track !== undefined && architect > 0 ? outlook.projects(architect, track).own : 0;
  return 2 + local + projects + (colour === 'green' ? 1 : 0) - Math.min(1, outlook.resources(colour));
}

/** The worth of bonuses by kind, per unit. */
const BONUS_WORTH: Readonly<Record<BonusKind, number>> = {
  bargeDie: 4,
  supplyDie: 4,
  gold: GOLD,
  water: 1,
  specialWater: 3,
  garden: 3,
  architect: 2,
  refill: 2,
  claims: 2,
  step: 5,
  projectStep: 5,
  project: 4,
  vp: 1,
  paidStep: 2,
};

/** `colour` is that of the Project or Building that covers the bonus. */
export function bonusWorth(outlook: Outlook, code: string, colour: BuildingColour | null): number {
  const bonus = parseBonus(code);
  if (bonus === null) return 0;
  const { kind, amount } = bonus;
  if (kind === 'refill' && outlook.cratesDown === 0) return 0;
  if (kind === 'claims' && outlook.markers < MARKERS_WANTED) return 3 * amount;
  if (kind === 'projectStep' && colour !== null) return stepWorth(outlook, colour);
  return BONUS_WORTH[kind] * amount;
}
