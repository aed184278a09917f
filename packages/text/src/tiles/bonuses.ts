/** The bonus codes of an edition, in words. */
import { type BonusKind, parseBonus } from '@tabannusi/engine';
import type { Speech } from '../speech/speech.ts';

/** A short description that is not a sentence: `2 Gold`, `step on a track of choice`. */
export function bonusWords(speech: Speech, code: string): string {
  const bonus = parseBonus(code);
  return bonus === null ? code : speech.say(speech.catalogue.bonus[bonus.kind], { amount: bonus.amount, colour: bonus.colour ?? '' });
}

/** The codes of a kind as an owner types them; for kinds with an amount, the first two. */
export const CODES: Readonly<Record<BonusKind, readonly string[]>> = {
  bargeDie: ['W+', 'Y+', 'B+', 'U+', 'G+'],
  supplyDie: ['r?'],
  gold: ['au', 'au2'],
  water: ['wt'],
  specialWater: ['sw'],
  garden: ['gt'],
  architect: ['ar'],
  refill: ['cr'],
  claims: ['c1', 'c2'],
  step: ['m?'],
  projectStep: ['m='],
  project: ['p+'],
  vp: ['v1', 'v2'],
  paidStep: ['pm'],
};
