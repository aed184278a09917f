/** The Bot's cards, tiles and markers. */
import { BUILDING_COLOURS } from '../../src/edition/types.ts';
import type { SoloView, View } from '../../src/knowledge/view.ts';
import { type Folds, inStocks, nothing, plus, plusAll } from './folds.ts';

export const SOLO_FOLDS: Folds<
  | 'automaMarkersPlaced'
  | 'automaMarkerRemoved'
  | 'automaTilesSetAside'
  | 'automaDeckShuffled'
  | 'automaCardOpened'
  | 'automaCardsShifted'
  | 'automaTilesGathered'
  | 'automaTileDrawn'
  | 'automaTileReturned'
  | 'botWalked'
  | 'botDieChosen'
  | 'botActionRefused'
  | 'botActed'
  | 'botColourRefused'
  | 'botColourChosen'
  | 'botSpaceChosen'
  | 'botShipChosen'
  | 'botPairChosen'
  | 'botDecreesRefused'
  | 'botLotDrawn'
> = {
  automaMarkersPlaced: (view, { markers }) => inSolo(view, () => ({ markers })),
  automaMarkerRemoved: (view, { district }) => inSolo(view, ({ markers }) => ({ markers: plus(markers, district - 1, -1) })),
  automaTilesSetAside: (view, { tiles }) =>
    inSolo(
      inStocks(view, ({ projects }) => ({ projects: plusAll(projects, tiles, -1) })),
      () => ({ bag: tiles }),
    ),
  automaDeckShuffled: (view, { resets }, { solo }) =>
    inSolo(view, () => ({ cards: { left: null, right: null, deck: solo?.cardNumbers.length ?? 0 }, resets })),
  automaCardOpened: (view, { automaCard, place }) =>
    inSolo(view, ({ cards }) => ({ cards: { ...cards, deck: cards.deck - 1, [place]: automaCard } })),
  automaCardsShifted: (view) => inSolo(view, ({ cards }) => ({ cards: { ...cards, left: null, right: cards.left } })),
  automaTilesGathered: (view) =>
    inSolo(view, ({ bag, numbers }) => ({
      bag: bag.map((count, colour) => count + numbers.flat().filter((tile) => tile === BUILDING_COLOURS[colour]).length),
      numbers: numbers.map(() => []),
    })),
  automaTileDrawn: (view, { number, colour, source }) => {
    const at = BUILDING_COLOURS.indexOf(colour);
    const drawn =
      source === 'bag'
        ? inSolo(view, ({ bag }) => ({ bag: plus(bag, at, -1) }))
        : inStocks(view, ({ projects }) => ({ projects: plus(projects, at, -1) }));
    return inSolo(drawn, ({ numbers }) => ({ numbers: numbers.with(number - 1, [...numbers[number - 1], colour]) }));
  },
  automaTileReturned: (view, { colour, number, height }) => {
    const at = BUILDING_COLOURS.indexOf(colour);
    const stocked = inStocks(view, ({ projects }) => ({ projects: plus(projects, at, 1) }));
    return inSolo(stocked, ({ bag, numbers }) =>
      number === null || height === null
        ? { bag: plus(bag, at, -1) }
        : { numbers: numbers.with(number - 1, numbers[number - 1].toSpliced(height - 1, 1)) },
    );
  },
  botWalked: nothing,
  botDieChosen: nothing,
  botActionRefused: nothing,
  botActed: (view, { actionsLeft }) => ({ ...view, actionsLeft }),
  botColourRefused: nothing,
  botColourChosen: nothing,
  botSpaceChosen: nothing,
  botShipChosen: nothing,
  botPairChosen: nothing,
  botDecreesRefused: nothing,
  botLotDrawn: nothing,
};

const inSolo = (view: View, change: (solo: SoloView) => Partial<SoloView>): View => ({
  ...view,
  solo: view.solo && { ...view.solo, ...change(view.solo) },
});
