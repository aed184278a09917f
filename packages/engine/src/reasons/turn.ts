/** The course of a turn: pawns, die, destination, actions, and the order of scorings. */
import type { Choice } from '../choices.ts';
import { ACTION_KINDS } from '../edition/types.ts';
import { forbidsAction, forbidsActionTile, forbidsFurtherAction, offersAction, type PrintedAction } from '../legality/actions.ts';
import {
  forbidsDestinationFor,
  forbidsDie,
  forbidsNoDie,
  forbidsScoring,
  freeDistricts,
  goldFor,
  ruleOfMove,
} from '../legality/districts.ts';
import { forbidsGardening } from '../legality/gardening.ts';
import { lackedGold } from '../legality/payments.ts';
import { ANY_SIZE, SHIP_GOLD } from '../legality/ships.ts';
import { DISTRICTS, FACES, NONE } from '../model/ids.ts';
import type { State } from '../model/state.ts';
import { districtNamed, faceNamed, upTo } from './names.ts';
import {
  whyNoConstructAnywhere,
  whyNoGardeningPart,
  whyNoPortHouseAnywhere,
  whyNoProjectAnywhere,
  whyNoShipAnywhere,
  whyNoZigguratHouseAnywhere,
} from './prohibitions.ts';
import { because, type Reason } from './reason.ts';
import { type Look, offered, type Trials } from './trials.ts';

export const districts = (): Choice[] => upTo(DISTRICTS).map((district) => ({ choose: 'district', district: district + 1 }));

export const pawns: Trials<'pawns'> = {
  candidates: districts,
  reasons: (_, choice) => (choice.choose === 'district' && districtNamed(choice.district) >= 0 ? [] : null),
};

export const die: Trials<'die'> = {
  candidates: ({ state }) => [...upTo(FACES).map((face): Choice => ({ choose: 'die', face: face + 1 })), ...offered(state, 'noDie')],
  reasons({ state, seat }, choice) {
    if (choice.choose === 'noDie') return because(forbidsNoDie(state, seat));
    if (choice.choose !== 'die') return null;
    const face = faceNamed(choice.face);
    return face < 0 ? null : because(forbidsDie(state, seat, face), (rule) => (rule === 'TURN-08' ? { gold: 1 } : undefined));
  },
};

const faceOf = ({ ask }: Look<'destination'>): number => (ask.face === null ? NONE : ask.face - 1);

/** The one way to each District, with the Gold that it costs. */
export const destination: Trials<'destination'> = {
  candidates: (look) =>
    upTo(DISTRICTS).map((district) => ({
      choose: 'destination',
      district: district + 1,
      gold: goldFor(freeDistricts(look.state, look.seat, faceOf(look)), district),
    })),
  reasons(look, choice) {
    if (choice.choose !== 'destination' || (choice.gold !== 0 && choice.gold !== 1)) return null;
    const { state, seat } = look;
    const district = districtNamed(choice.district);
    if (district < 0) return null;
    const gold = goldFor(freeDistricts(state, seat, faceOf(look)), district);
    const wrongWay = because(choice.gold === gold ? null : ruleOfMove(faceOf(look), choice.gold, false));
    const tooDear = because(forbidsDestinationFor(state, seat, gold), () => ({ gold: lackedGold(state, seat, gold) }));
    return [...wrongWay, ...tooDear];
  },
};

/** The actions of all Districts, and all Action tiles that are on the board. */
export const action: Trials<'action'> = {
  candidates: ({ state }) => [
    ...ACTION_KINDS.filter((kind) => kind !== 'tile').map((kind): Choice => ({ choose: 'action', action: kind })),
    ...[...state.actionTiles].filter((tile) => tile !== NONE).map((tile): Choice => ({ choose: 'actionTile', tile: tile + 1 })),
    { choose: 'done' },
  ],
  reasons({ state, seat }, choice) {
    if (choice.choose === 'done') return [];
    const wanted = choice.choose === 'action' ? whyNoAction(state, seat, choice.action) : null;
    const reasons = choice.choose === 'actionTile' ? whyNoTile(state, seat, choice.tile) : wanted;
    const rule = forbidsFurtherAction(state);
    // Without an action left, no other obstacle matters.
    return reasons === null || rule === null ? reasons : [{ rule, missing: { actions: 1 } }];
  },
};

/** Why an action is impossible in a District that offers it: the obstacles of every way to perform it. */
const ACTIONS: Readonly<Record<PrintedAction, (state: State, seat: number, district: number) => Reason[]>> = {
  project: whyNoProjectAnywhere,
  construct: whyNoConstructAnywhere,
  gardening(state, seat, district) {
    const rule = forbidsGardening(state, seat, district);
    return rule === 'A-105' ? whyNoGardeningPart(state, seat, district) : because(rule);
  },
  ship: (state, seat) => whyNoShipAnywhere(state, seat, SHIP_GOLD, ANY_SIZE),
  portHouse: whyNoPortHouseAnywhere,
  zigguratHouse: whyNoZigguratHouseAnywhere,
};

function whyNoAction(state: State, seat: number, kind: PrintedAction): Reason[] | null {
  if (!Object.hasOwn(ACTIONS, kind)) return null;
  const district = state.assistant[seat];
  const number = ACTION_KINDS.indexOf(kind);
  const rule = forbidsAction(state, seat, district, number);
  return rule !== null && offersAction(state, district, number) ? ACTIONS[kind](state, seat, district) : because(rule);
}

function whyNoTile(state: State, seat: number, tile: number): Reason[] | null {
  const space = state.actionTiles.indexOf(tile - 1);
  return space < 0 ? null : because(forbidsActionTile(state, seat, state.assistant[seat], space));
}

export const scoringOrder: Trials<'scoringOrder'> = {
  candidates: districts,
  reasons({ state }, choice) {
    const district = choice.choose === 'district' ? districtNamed(choice.district) : -1;
    return district < 0 ? null : because(forbidsScoring(state, district));
  },
};
