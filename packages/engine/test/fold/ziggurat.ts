/** Tiles, Houses and claims of the Ziggurat. */
import { BUILDING_COLOURS, type BuildingColour } from '../../src/edition/types.ts';
import type { View } from '../../src/knowledge/view.ts';
import { changed, type Folds, inSeat, withoutMarker } from './folds.ts';

export const ZIGGURAT_FOLDS: Folds<'zigguratTileLaid' | 'zigguratHousePlaced' | 'zigguratClaimed'> = {
  zigguratTileLaid: (view, { section, tile }) => inSection(view, section, () => ({ tile })),
  zigguratHousePlaced: (view, { seat, section, space }) =>
    inSection(view, section, ({ houses }) => ({ houses: houses.with(space - 1, seat) })),
  zigguratClaimed: (view, { seat, section, claim }, setting) =>
    inSeat(
      inSection(view, section, ({ claims }) => ({ claims: claims.with(seat, claim) })),
      seat,
      (own) => withoutMarker(own, seat, setting),
    ),
};

type Section = View['ziggurat'][number];

const inSection = (view: View, section: BuildingColour, change: (own: Section) => Partial<Section>): View => ({
  ...view,
  ziggurat: changed(view.ziggurat, BUILDING_COLOURS.indexOf(section), change),
});
