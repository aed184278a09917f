/** Questions inside effects: what to gain, move, refill, keep, or advance on. */
import type { Choice } from '../choices.ts';
import { BUILDING_COLOURS, RESOURCE_COLOURS } from '../edition/types.ts';
import { forbidsArchitectMove } from '../legality/districts.ts';
import { forbidsMovedHouse, forbidsSpecialWater, forbidsSupplyDie } from '../legality/gains.ts';
import { forbidsTurningUp } from '../legality/refills.ts';
import { forbidsPaidStep, forbidsStepOfChoice, PAID_STEP_COST } from '../legality/steps.ts';
import { displayedWater } from '../look.ts';
import { FIELDS } from '../model/frame-fields.ts';
import { top } from '../model/frames.ts';
import { ACTION_TILE_COUNT } from '../model/ids.ts';
import { listOfActionTile } from '../tiles/lists.ts';
import { isTrack, tracks } from './city.ts';
import { missingToPay } from './missing.ts';
import { actionTileNamed, buildingColourNamed, districtNamed, resourceColourNamed, specialWaterNamed, upTo } from './names.ts';
import { whyNoEffects } from './prohibitions.ts';
import { because } from './reason.ts';
import { offered, type Trials, unlessListed } from './trials.ts';
import { districts } from './turn.ts';

/** Both answers are always legal, because a question without a choice is not asked. */
const ACCEPT_OR_DECLINE: Pick<Trials, 'candidates' | 'reasons'> = {
  candidates: () => [{ choose: 'accept' }, { choose: 'decline' }],
  reasons: (_, { choose }) => (choose === 'accept' || choose === 'decline' ? [] : null),
};
export const bargeDie: Trials<'bargeDie'> = ACCEPT_OR_DECLINE;
export const boughtStep: Trials<'boughtStep'> = ACCEPT_OR_DECLINE;

export const supplyDie: Trials<'supplyDie'> = {
  candidates: ({ state }) => [...RESOURCE_COLOURS.map((colour): Choice => ({ choose: 'resource', colour })), ...offered(state, 'decline')],
  reasons({ state }, choice) {
    if (choice.choose === 'decline') return unlessListed(state, choice, 'A-105');
    const colour = choice.choose === 'resource' ? resourceColourNamed(choice.colour) : -1;
    return colour < 0 ? null : because(forbidsSupplyDie(state, colour));
  },
};

/** The tiles in the display; others cannot be seen. */
export const specialWater: Trials<'specialWater'> = {
  candidates: ({ state }) => [
    ...displayedWater(state).map((tile): Choice => ({ choose: 'specialWater', tile })),
    ...offered(state, 'decline'),
  ],
  reasons({ state }, choice) {
    if (choice.choose === 'decline') return unlessListed(state, choice, 'A-105');
    const tile = choice.choose === 'specialWater' ? specialWaterNamed(state, choice.tile) : -1;
    return tile < 0 ? null : because(forbidsSpecialWater(state, tile));
  },
};

/** Staying means declining. */
export const architectMove: Trials<'architectMove'> = {
  candidates: () => [...districts(), { choose: 'decline' }],
  reasons({ state, seat, ask }, choice) {
    if (choice.choose === 'decline') return [];
    const district = choice.choose === 'district' ? districtNamed(choice.district) : -1;
    return district < 0 ? null : because(forbidsArchitectMove(state, seat, district, ask.rule));
  },
};

export const crateRefill: Trials<'crateRefill'> = {
  candidates: ({ state }) => [...RESOURCE_COLOURS.map((colour): Choice => ({ choose: 'crate', colour })), ...offered(state, 'decline')],
  reasons({ state, seat, ask }, choice) {
    if (choice.choose === 'decline') return unlessListed(state, choice, 'A-105');
    const colour = choice.choose === 'crate' ? resourceColourNamed(choice.colour) : -1;
    if (colour < 0) return null;
    const paid = state.stack[top(state) + FIELDS.crateRefill.paid] === 1;
    return because(forbidsTurningUp(state, seat, colour, paid, ask.rule), (rule) => (rule === ask.rule ? { crates: 1 } : undefined));
  },
};

export const stepOfChoice: Trials<'stepOfChoice'> = {
  candidates: ({ state }) => [...tracks(), ...offered(state, 'decline')],
  reasons({ state }, choice) {
    if (choice.choose === 'decline') return unlessListed(state, choice, 'A-105');
    return isTrack(choice) ? because(forbidsStepOfChoice(state, buildingColourNamed(choice.colour))) : null;
  },
};

export const paidStep: Trials<'paidStep'> = {
  candidates: () => [...tracks(), { choose: 'decline' }],
  reasons({ state, seat }, choice) {
    if (choice.choose === 'decline') return [];
    if (!isTrack(choice)) return null;
    const track = buildingColourNamed(choice.colour);
    return because(forbidsPaidStep(state, seat, track), (rule) =>
      rule === 'BON-14' ? missingToPay(state, seat, track, PAID_STEP_COST, track, 0) : undefined,
    );
  },
};

export const anyActionTile: Trials<'anyActionTile'> = {
  candidates: () => upTo(ACTION_TILE_COUNT).map((tile) => ({ choose: 'actionTile', tile: tile + 1 })),
  reasons({ state, seat }, choice) {
    const tile = choice.choose === 'actionTile' ? actionTileNamed(choice.tile) : -1;
    return tile < 0 ? null : whyNoEffects(state, seat, listOfActionTile(tile));
  },
};

/** The two drawn cards, because the player knows no others in the deck. */
export const urbanCard: Trials<'urbanCard'> = {
  candidates: ({ state }) => offered(state, 'urbanCard'),
  reasons: ({ state, ask }, choice) => (choice.choose === 'urbanCard' ? unlessListed(state, choice, ask.rule) : null),
};

export const moveHouse: Trials<'moveHouse'> = {
  candidates: () => [...BUILDING_COLOURS.map((row): Choice => ({ choose: 'row', row })), { choose: 'done' }],
  reasons({ state, seat }, choice) {
    if (choice.choose === 'done') return [];
    const row = choice.choose === 'row' ? buildingColourNamed(choice.row) : -1;
    return row < 0 ? null : because(forbidsMovedHouse(state, seat, row), () => ({ houses: 1 }));
  },
};
