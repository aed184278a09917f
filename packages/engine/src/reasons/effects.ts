/** Questions inside effects: what is gained, moved, refilled, climbed or kept. */
import type { Choice } from '../choices.ts';
import { BUILDING_COLOURS, RESOURCE_COLOURS } from '../edition/types.ts';
import { canPay } from '../legality/payments.ts';
import { displayedWater } from '../look.ts';
import { ACTION_TILE_COUNT, RESOURCE_COLOUR_COUNT } from '../model/ids.ts';
import { canStep } from '../model/mastery.ts';
import { listOfActionTile } from '../tiles/lists.ts';
import { isTrack, tracks } from './city.ts';
import { missingToPay } from './missing.ts';
import { buildingColourNamed, districtNamed, resourceColourNamed, upTo } from './names.ts';
import { whyNoEffects } from './prohibitions.ts';
import { because, type Reason } from './reason.ts';
import { isLegal, offered, type Trials, unlessLegal } from './trials.ts';
import { districts } from './turn.ts';

/** Both are always possible: a question without a choice is not asked. */
const ACCEPT_OR_DECLINE: Pick<Trials, 'candidates' | 'reasons'> = {
  candidates: () => [{ choose: 'accept' }, { choose: 'decline' }],
  reasons: (_, { choose }) => (choose === 'accept' || choose === 'decline' ? [] : null),
};
export const bargeDie: Trials<'bargeDie'> = ACCEPT_OR_DECLINE;
export const boughtStep: Trials<'boughtStep'> = ACCEPT_OR_DECLINE;

export const supplyDie: Trials<'supplyDie'> = {
  candidates: ({ state }) => [...RESOURCE_COLOURS.map((colour): Choice => ({ choose: 'resource', colour })), ...offered(state, 'decline')],
  reasons({ state }, choice) {
    if (choice.choose === 'decline') return unlessLegal(state, choice, 'A-105');
    return choice.choose === 'resource' && resourceColourNamed(choice.colour) >= 0 ? unlessLegal(state, choice, 'KEY-37') : null;
  },
};

/** The tiles in the display; others are not to be seen. */
export const specialWater: Trials<'specialWater'> = {
  candidates: ({ state }) => [
    ...displayedWater(state).map((tile): Choice => ({ choose: 'specialWater', tile })),
    ...offered(state, 'decline'),
  ],
  reasons({ state }, choice) {
    if (choice.choose === 'decline') return unlessLegal(state, choice, 'A-105');
    return choice.choose === 'specialWater' ? unlessLegal(state, choice, 'BON-05') : null;
  },
};

/** Staying is declining. */
export const architectMove: Trials<'architectMove'> = {
  candidates: () => [...districts(), { choose: 'decline' }],
  reasons({ state, ask }, choice) {
    if (choice.choose === 'decline') return [];
    return choice.choose === 'district' && districtNamed(choice.district) >= 0 ? unlessLegal(state, choice, ask.rule) : null;
  },
};

export const crateRefill: Trials<'crateRefill'> = {
  candidates: ({ state }) => [...RESOURCE_COLOURS.map((colour): Choice => ({ choose: 'crate', colour })), ...offered(state, 'decline')],
  reasons({ state, seat, ask }, choice) {
    if (choice.choose === 'decline') return unlessLegal(state, choice, 'A-105');
    const colour = choice.choose === 'crate' ? resourceColourNamed(choice.colour) : -1;
    if (colour < 0) return null;
    if (isLegal(state, choice)) return [];
    const isDown = state.crateDown[seat * RESOURCE_COLOUR_COUNT + colour] > 0;
    return isDown ? [{ rule: 'KEY-30' }] : [{ rule: ask.rule, missing: { crates: 1 } }];
  },
};

/** A track that is open and yet not legal was chosen before, where all must be different. */
export const stepOfChoice: Trials<'stepOfChoice'> = {
  candidates: ({ state }) => [...tracks(), ...offered(state, 'decline')],
  reasons({ state, seat, ask }, choice) {
    if (choice.choose === 'decline') return unlessLegal(state, choice, 'A-105');
    if (!isTrack(choice)) return null;
    if (!canStep(state, seat, buildingColourNamed(choice.colour))) return [{ rule: 'A-75' }];
    return unlessLegal(state, choice, ask.rule);
  },
};

export const paidStep: Trials<'paidStep'> = {
  candidates: () => [...tracks(), { choose: 'decline' }],
  reasons({ state, seat, ask }, choice) {
    if (choice.choose === 'decline') return [];
    if (!isTrack(choice)) return null;
    const colour = buildingColourNamed(choice.colour);
    const reasons: Reason[] = because(canStep(state, seat, colour) ? null : 'A-75');
    const payable = canPay(state, seat, colour, 1, colour, 0);
    return [...reasons, ...because(payable ? null : ask.rule, () => missingToPay(state, seat, colour, 1, colour, 0))];
  },
};

export const anyActionTile: Trials<'anyActionTile'> = {
  candidates: () => upTo(ACTION_TILE_COUNT).map((tile) => ({ choose: 'actionTile', tile: tile + 1 })),
  reasons({ state, seat }, choice) {
    if (choice.choose !== 'actionTile' || !upTo(ACTION_TILE_COUNT).includes(choice.tile - 1)) return null;
    return whyNoEffects(state, seat, listOfActionTile(choice.tile - 1));
  },
};

/** The two cards that were drawn: no other is known to be there. */
export const urbanCard: Trials<'urbanCard'> = {
  candidates: ({ state }) => offered(state, 'urbanCard'),
  reasons: ({ state, ask }, choice) => (choice.choose === 'urbanCard' ? unlessLegal(state, choice, ask.rule) : null),
};

export const moveHouse: Trials<'moveHouse'> = {
  candidates: () => [...BUILDING_COLOURS.map((row): Choice => ({ choose: 'row', row })), { choose: 'done' }],
  reasons({ state }, choice) {
    if (choice.choose === 'done') return [];
    if (choice.choose !== 'row' || buildingColourNamed(choice.row) < 0) return null;
    return because(isLegal(state, choice) ? null : 'DEC-10', () => ({ houses: 1 }));
  },
};
