/** The parts of a Gardening, and the spaces for its tiles. */
import type { Choice } from '../choices.ts';
import { forbidsLayingTile, forbidsMarkerFrom } from '../legality/gardening.ts';
import { forbidsGarden, forbidsWater } from '../legality/placement.ts';
import { heldWater } from '../look.ts';
import { NONE } from '../model/ids.ts';
import type { State } from '../model/state.ts';
import { spaceChosen, spaces } from './city.ts';
import { specialWaterNamed } from './names.ts';
import { ONE_MARKER, whyNoBoughtGarden, whyNoBoughtWater, whyNoLaidWater, whyNoPlacedGarden } from './prohibitions.ts';
import { because, type Reason } from './reason.ts';
import { offered, type Trials, unlessListed } from './trials.ts';

/** Includes only the special Water tiles that the player has. */
export const gardening: Trials<'gardening'> = {
  candidates: ({ state, seat }) => [
    { choose: 'place', tile: 'garden' },
    { choose: 'lay', tile: 'water' },
    ...heldWater(state, seat).map((tile): Choice => ({ choose: 'lay', tile })),
    { choose: 'buy', tile: 'garden' },
    { choose: 'buy', tile: 'water' },
    ...offered(state, 'done'),
  ],
  reasons({ state, seat, ask }, choice) {
    const district = ask.district - 1;
    switch (choice.choose) {
      case 'place':
        return choice.tile === 'garden' ? whyNoPlacedGarden(state, seat, district, ask.placed) : null;
      case 'lay':
        return whyNoTileLaid(state, seat, district, choice.tile);
      case 'buy':
        if (choice.tile === 'garden') return whyNoBoughtGarden(state, seat);
        return choice.tile === 'water' ? whyNoBoughtWater(state, seat) : null;
      // A Gardening contains at least one part.
      case 'done':
        return unlessListed(state, choice, 'A-105');
      default:
        return null;
    }
  },
};

/** If laying is possible here at all, the reason is that the player lacks a tile of this sort. */
function whyNoTileLaid(state: State, seat: number, district: number, name: number | 'water'): Reason[] | null {
  const tile = name === 'water' ? NONE : specialWaterNamed(state, name);
  if (tile < 0) return null;
  const reasons = whyNoLaidWater(state, seat, district);
  return reasons.length > 0 ? reasons : because(forbidsLayingTile(state, seat, tile), () => ({ water: 1 }));
}

export const waterSpace: Trials<'waterSpace'> = {
  candidates: ({ state }) => spaces(state),
  reasons({ state, ask }, choice) {
    const space = spaceChosen(state, choice);
    return space < 0 ? null : because(forbidsWater(state, ask.district - 1, space));
  },
};

export const gardenSpace: Trials<'gardenSpace'> = {
  candidates: ({ state }) => spaces(state),
  reasons({ state, ask }, choice) {
    const space = spaceChosen(state, choice);
    return space < 0 ? null : because(forbidsGarden(state, ask.district - 1, space));
  },
};

export const markerSource: Trials<'markerSource'> = {
  candidates: () => [
    { choose: 'markerFrom', from: 'supply' },
    { choose: 'markerFrom', from: 'area' },
  ],
  reasons({ state, seat }, choice) {
    if (choice.choose !== 'markerFrom' || (choice.from !== 'area' && choice.from !== 'supply')) return null;
    const supply = choice.from === 'supply';
    return because(forbidsMarkerFrom(state, seat, supply), () => (supply ? { markerSupply: 1 } : ONE_MARKER));
  },
};
