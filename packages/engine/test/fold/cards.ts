/** Folds of Decrees and Urban cards. Observers are told only the number of another seat's cards, so unknown cards stay unknown. */
import type { Setting } from '../../src/model/setting.ts';
import { changed, type Folds, inSeat, inserted, without } from './folds.ts';

export const CARD_FOLDS: Folds<
  'decreeLaid' | 'decreeScored' | 'urbanCardDrawn' | 'urbanCardSeen' | 'urbanCardReturned' | 'urbanCardKept' | 'urbanHouseIgnored'
> = {
  decreeLaid: (view, { decree }) => ({ ...view, decrees: [...view.decrees, { decree, seat: null }] }),
  decreeScored: (view, { seat, decree }) => {
    const space = view.decrees.findIndex((laid) => laid.decree === decree);
    return { ...view, decrees: changed(view.decrees, space, () => ({ seat })) };
  },
  urbanCardDrawn: (view, { seat, from }) => {
    const { cards, bottom } = view.urbanDeck;
    const urbanDeck = { cards: cards - 1, bottom: from === 'bottom' ? bottom.slice(1) : bottom };
    return inSeat({ ...view, urbanDeck }, seat, (own) => ({ urbanCardCount: own.urbanCardCount + 1 }));
  },
  urbanCardSeen: (view, { seat, card }, setting) =>
    inSeat(view, seat, ({ urbanCards }) => ({ urbanCards: urbanCards && inserted(urbanCards, card, (id) => placeOfCard(setting, id)) })),
  urbanCardReturned: (view, { seat }) => {
    const { cards, bottom } = view.urbanDeck;
    const urbanDeck = { cards: cards + 1, bottom: [...bottom, { seat, card: null }] };
    return inSeat({ ...view, urbanDeck }, seat, (own) => ({ urbanCardCount: own.urbanCardCount - 1 }));
  },
  // The card at the very bottom is the one that was put there.
  urbanCardKept: (view, { seat, returned }) => {
    const { cards, bottom } = view.urbanDeck;
    const urbanDeck = { cards, bottom: changed(bottom, bottom.length - 1, () => ({ card: returned })) };
    return inSeat({ ...view, urbanDeck }, seat, ({ urbanCards }) => ({ urbanCards: urbanCards && without(urbanCards, returned) }));
  },
  urbanHouseIgnored: (view, { seat }) => inSeat(view, seat, (own) => ({ urbanIgnored: own.urbanIgnored + 1 })),
};

/** Cards are held in the order of the edition. */
const placeOfCard = ({ edition }: Setting, id: string): number => edition.urbanCards.cards.findIndex((card) => card.id === id);
