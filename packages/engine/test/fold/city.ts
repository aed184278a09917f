/** What is laid and built in the common Districts. */
import { BUILDING_COLOURS } from '../../src/edition/types.ts';
import type { View } from '../../src/knowledge/view.ts';
import type { Piece } from '../../src/look.ts';
import type { Setting } from '../../src/model/setting.ts';
import { type Folds, inDistrict, inSeat, inStocks, plus, without, withoutMarker } from './folds.ts';

export const CITY_FOLDS: Folds<'actionTileLaid' | 'startBuilding' | 'projectPlaced' | 'built' | 'waterLaid' | 'gardenPlaced'> = {
  // Action spaces are filled in their order.
  actionTileLaid: (view, { district, tile }) =>
    inDistrict(view, district, ({ actionTiles }) => ({ actionTiles: actionTiles.with(actionTiles.indexOf(null), tile) })),
  startBuilding: (view, { seat, colour, space }, setting) => {
    const taken = inStocks(view, ({ pieces }) => ({ pieces: plus(pieces, BUILDING_COLOURS.indexOf(colour), -1) }));
    return onSpaces(taken, setting, [space], { kind: 'building', colour, seat, building: space });
  },
  projectPlaced: (view, { seat, colour, space }, setting) => {
    const taken = inStocks(view, ({ projects }) => ({ projects: plus(projects, BUILDING_COLOURS.indexOf(colour), -1) }));
    const placed = onSpaces(taken, setting, [space], { kind: 'project', colour, seat });
    return inSeat(placed, seat, (own) => withoutMarker(own, seat, setting));
  },
  // Its first space names the Building.
  built: (view, { seat, colour, spaces }, setting) => {
    const index = BUILDING_COLOURS.indexOf(colour);
    const replaced = inStocks(view, ({ projects, pieces }) => ({
      projects: plus(projects, index, spaces.length),
      pieces: plus(pieces, index, -spaces.length),
    }));
    return onSpaces(replaced, setting, spaces, { kind: 'building', colour, seat, building: spaces[0] });
  },
  waterLaid: (view, { seat, space, tile }, setting) => {
    const laid = onSpaces(view, setting, [space], { kind: 'water', tile });
    // The Bot's tile comes from the stock (SOLO-29).
    if (seat === setting.bot) return inStocks(laid, ({ water }) => ({ water: water - 1 }));
    return inSeat(laid, seat, (own) => (tile === null ? { water: own.water - 1 } : { specialWater: without(own.specialWater, tile) }));
  },
  gardenPlaced: (view, { seat, space, markerFrom }, setting) =>
    inSeat(onSpaces(view, setting, [space], { kind: 'garden', seat }), seat, (own) => ({
      gardens: own.gardens - 1,
      ...(markerFrom === 'area' ? withoutMarker(own, seat, setting) : { markerSupply: own.markerSupply - 1 }),
    })),
};

/** Returns the same piece on each of these spaces. */
function onSpaces(view: View, setting: Setting, names: readonly string[], piece: Piece): View {
  const spaces = names.reduce<View['spaces']>((all, name) => all.with(setting.spaceNames.indexOf(name), piece), view.spaces);
  return { ...view, spaces };
}
