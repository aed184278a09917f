/** Takes what gains most at once; of equal choices any, but it gives nothing up that it could use. */
import { type Choice, type Preview, preview, redeal, type SeatChange } from '@tabannusi/engine';
import type { Bot } from './bot.ts';

/** What one of a thing is worth in VP. A marker in the supply cannot be used, a Crate that lies face down must be refilled. */
const WORTH = {
  vp: 1,
  gold: 0.8,
  markers: 0.5,
  water: 0.6,
  specialWater: 1,
  gardens: 0.8,
  dice: 0.7,
  cratesUp: 0.9,
  cratesDown: 0.2,
  mastery: 1.5,
} as const;

export const apprentice: Bot = {
  choose({ seat, masked, random }) {
    let best: Choice[] = [];
    let most = Number.NEGATIVE_INFINITY;
    for (const offer of preview(redeal(masked, random))) {
      const gain = gainOf(offer, seat);
      if (gain > most) [best, most] = [[], gain];
      if (gain === most) best.push(offer.choice);
    }
    const choice = best[random.below(best.length)];
    if (choice === undefined) throw new RangeError('apprentice: no choices');
    return choice;
  },
};

/** Where nothing is gained at once, doing something is better than giving it up. */
const GIVING_UP = -0.01;

function gainOf({ choice, changes }: Preview, seat: number): number {
  const change = changes.find((each) => each.seat === seat);
  const gain = change === undefined ? 0 : worthOf(change);
  return choice.choose === 'done' || choice.choose === 'decline' ? gain + GIVING_UP : gain;
}

function worthOf(change: SeatChange): number {
  let worth = 0;
  for (const [key, each] of Object.entries(WORTH) as [keyof typeof WORTH, number][]) {
    const amount = change[key];
    if (amount !== undefined) worth += each * (typeof amount === 'number' ? amount : total(amount));
  }
  return worth;
}

const total = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);
