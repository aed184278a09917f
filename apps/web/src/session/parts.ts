/** The parts of the board, which stand one below the other on a narrow screen. */
import type { Ask } from '@tabannusi/engine';
import type { Scene } from './scene.ts';

/** Parts 1 to 5 are the Districts. Then come the Mastery tracks with Decrees and special Water, the stocks, and the Bot. */
export const TRACKS_PART = 6;
export const STOCKS_PART = 7;
export const BOT_PART = 8;

const PARTS: Readonly<Partial<Record<Ask['ask'], number>>> = {
  startColour: STOCKS_PART,
  supplyDie: STOCKS_PART,
  ship: 4,
  portSpace: 4,
  zigguratSpace: 5,
  zigguratClaim: 5,
  stepOfChoice: TRACKS_PART,
  paidStep: TRACKS_PART,
  specialWater: TRACKS_PART,
};

/** Returns the part that the question at the screen is about; null if there is none. */
export function partAsked({ offers, view: { question } }: Scene): number | null {
  if (offers.length === 0 || question === null) return null;
  return 'district' in question ? question.district : (PARTS[question.ask] ?? null);
}
