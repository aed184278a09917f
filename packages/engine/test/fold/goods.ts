/** What players gain, pay and return, their VP, Mastery and Houses. */
import { BUILDING_COLOURS, RESOURCE_COLOURS } from '../../src/edition/types.ts';
import { BOTTOM_ROW } from '../../src/model/ids.ts';
import { byNumber, type Folds, inSeat, inStocks, inserted, nothing, plus, plusAll, without } from './folds.ts';

export const GOODS_FOLDS: Folds<
  | 'paid'
  | 'goldGained'
  | 'markersGained'
  | 'markersReturned'
  | 'crateDealt'
  | 'crateRefilled'
  | 'waterGained'
  | 'specialWaterOpened'
  | 'specialWaterGained'
  | 'gardenGained'
  | 'stepMade'
  | 'stepsLost'
  | 'houseTaken'
  | 'houseMoved'
  | 'vpGained'
  | 'vpLost'
> = {
  paid: (view, { seat, dice, crates, gold }) =>
    inSeat({ ...view, supply: plusAll(view.supply, dice) }, seat, (own) => ({
      gold: own.gold - gold,
      dice: plusAll(own.dice, dice, -1),
      cratesUp: plusAll(own.cratesUp, crates, -1),
      cratesDown: plusAll(own.cratesDown, crates),
    })),
  goldGained: (view, { seat, amount }) => inSeat(view, seat, (own) => ({ gold: own.gold + amount })),
  markersGained: (view, { seat, amount }) =>
    inSeat(view, seat, (own) => ({ markers: own.markers + amount, markerSupply: own.markerSupply - amount })),
  markersReturned: (view, { seat, amount, to }, { bot }) =>
    // The Bot's markers are not counted (SOLO-20).
    seat === bot
      ? view
      : inSeat(view, seat, (own) => (to === 'area' ? { markers: own.markers + amount } : { markerSupply: own.markerSupply + amount })),
  crateDealt: (view, { seat, colour }) =>
    inSeat(view, seat, (own) => ({ cratesUp: plus(own.cratesUp, RESOURCE_COLOURS.indexOf(colour), 1) })),
  crateRefilled: (view, { seat, colour }) =>
    inSeat(view, seat, (own) => ({
      cratesUp: plus(own.cratesUp, RESOURCE_COLOURS.indexOf(colour), 1),
      cratesDown: plus(own.cratesDown, RESOURCE_COLOURS.indexOf(colour), -1),
    })),
  waterGained: (view, { seat }) =>
    inSeat(
      inStocks(view, ({ water }) => ({ water: water - 1 })),
      seat,
      (own) => ({ water: own.water + 1 }),
    ),
  specialWaterOpened: (view, { tile }) => ({ ...view, displayedWater: inserted(view.displayedWater, tile, byNumber) }),
  specialWaterGained: (view, { seat, tile }) =>
    inSeat({ ...view, displayedWater: without(view.displayedWater, tile) }, seat, (own) => ({
      specialWater: inserted(own.specialWater, tile, byNumber),
    })),
  gardenGained: (view, { seat }) =>
    inSeat(
      inStocks(view, ({ gardens }) => ({ gardens: gardens - 1 })),
      seat,
      (own) => ({ gardens: own.gardens + 1 }),
    ),
  stepsLost: nothing,
  stepMade: (view, { seat, colour, row }) =>
    inSeat(view, seat, (own) => ({ mastery: own.mastery.with(BUILDING_COLOURS.indexOf(colour), row) })),
  houseTaken: (view, { seat, row }) =>
    inSeat(view, seat, (own) => ({ houses: plus(own.houses, row === 'bottom' ? BOTTOM_ROW : BUILDING_COLOURS.indexOf(row), -1) })),
  houseMoved: (view, { seat, to }) =>
    inSeat(view, seat, (own) => ({
      houses: plus(own.houses, BOTTOM_ROW, 1),
      movedHouses: own.movedHouses + (to === 'rightEnd' ? 1 : 0),
    })),
  vpGained: (view, { seat, amount }) => inSeat(view, seat, (own) => ({ vp: own.vp + amount })),
  vpLost: (view, { seat, amount }) => inSeat(view, seat, (own) => ({ vp: own.vp - amount })),
};
