/**
 * Decides which steps the page makes by itself, because there is nothing to decide: a single choice, or the suggested payment of a price
 * that the person has just agreed to. Loads after the board (decision 0044).
 */
import type { Preview, SeatChange } from '@tabannusi/engine';
import type { Forced } from './tapped.ts';

export const forcedIn: Forced = ({ offers, view }, isAgreed) => {
  const [first] = offers;
  const { question } = view;
  if (first === undefined || question === null) return null;
  // A barrier could not be undone, and a warning must be read.
  if (first.endsUndo !== null || first.warnings.length > 0) return null;
  if (question.ask === 'payment' || question.ask === 'shipPayment') return isAgreed && isPlain(offers) ? first : null;
  if (offers.length > 1 || first.cost !== null || first.paysNext) return null;
  return first.changes.some((change) => change.seat === question.seat && loses(change)) ? null : first;
};

/** Whether no Harbormaster could lower the payment. */
const isPlain = (offers: readonly Preview[]): boolean => offers.every(({ choice }) => choice.choose !== 'payLess');

const loses = ({ vp = 0, gold = 0, markers = 0, dice = [], cratesUp = [] }: SeatChange): boolean =>
  [vp, gold, markers, ...dice, ...cratesUp].some((more) => more < 0);
