/** Scorings of Districts, Urban cards and Harbormasters. */
import type { View } from '../../src/knowledge/view.ts';
import { type Folds, inSeat, nothing } from './folds.ts';

export const SCORING_FOLDS: Folds<'scoringBegan' | 'timeGoldTaken' | 'districtScored' | 'urbanCardsRevealed' | 'harbormastersScored'> = {
  scoringBegan: nothing,
  timeGoldTaken: (view, { seat, left }) => inSeat({ ...view, timeGold: left }, seat, (own) => ({ gold: own.gold + 1 })),
  districtScored: gainVp,
  urbanCardsRevealed: (view, { seat, cards, vp }) =>
    inSeat(view, seat, (own) => ({ vp: own.vp + vp, urbanCards: own.urbanCards ?? cards })),
  harbormastersScored: gainVp,
};

function gainVp(view: View, { seat, vp }: { readonly seat: number; readonly vp: number }): View {
  return vp === 0 ? view : inSeat(view, seat, (own) => ({ vp: own.vp + vp }));
}
