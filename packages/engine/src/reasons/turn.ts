/** The course of a turn: pawns, die, destination, actions, the order of scorings. */
import type { Choice } from '../choices.ts';
import { ACTION_KINDS, type ActionKind } from '../edition/types.ts';
import { describeChoice } from '../engine.ts';
import { forbidsDie } from '../legality/dice.ts';
import { forbidsGardening } from '../legality/gardening.ts';
import { ANY_SIZE } from '../legality/ships.ts';
import { DISTRICTS, FACES, NONE } from '../model/ids.ts';
import type { RuleId } from '../model/rule-ids.ts';
import type { State } from '../model/state.ts';
import { listOfActionTile } from '../tiles/lists.ts';
import { districtNamed, faceNamed, upTo } from './names.ts';
import {
  whyNoConstructAnywhere,
  whyNoEffects,
  whyNoGardeningPart,
  whyNoPortHouseAnywhere,
  whyNoProjectAnywhere,
  whyNoShipAnywhere,
  whyNoZigguratHouseAnywhere,
} from './prohibitions.ts';
import { because, type Reason } from './reason.ts';
import { offered, type Trials, unlessLegal } from './trials.ts';

type PrintedAction = Exclude<ActionKind, 'tile'>;

/** What a Ship costs as an action (ACT-SHIP-01); `decisions/action.ts` says the same. */
const SHIP_GOLD = 2;

export const districts = (): Choice[] => upTo(DISTRICTS).map((district) => ({ choose: 'district', district: district + 1 }));

export const pawns: Trials<'pawns'> = {
  candidates: districts,
  reasons: (_, choice) => (choice.choose === 'district' && districtNamed(choice.district) >= 0 ? [] : null),
};

export const die: Trials<'die'> = {
  candidates: ({ state }) => [...upTo(FACES).map((face): Choice => ({ choose: 'die', face: face + 1 })), ...offered(state, 'noDie')],
  reasons({ state, seat }, choice) {
    if (choice.choose === 'noDie') return unlessLegal(state, choice, 'TURN-03');
    if (choice.choose !== 'die') return null;
    const face = faceNamed(choice.face);
    return face < 0 ? null : because(forbidsDie(state, seat, face), (rule) => (rule === 'TURN-08' ? { gold: 1 } : undefined));
  },
};

/** The one way to each District, with the Gold that it costs. */
export const destination: Trials<'destination'> = {
  candidates: ({ state }) => upTo(DISTRICTS).map((district) => describeChoice(state, district)),
  reasons({ state, seat, ask }, choice) {
    if (choice.choose !== 'destination' || (choice.gold !== 0 && choice.gold !== 1)) return null;
    const district = districtNamed(choice.district);
    if (district < 0) return null;
    const way = describeChoice(state, district);
    const gold = way.choose === 'destination' ? way.gold : 0;
    const reasons: Reason[] = [];
    if (choice.gold < gold) reasons.push({ rule: ask.face === null ? 'A-14' : ask.face === FACES ? 'TURN-07' : 'TURN-04' });
    if (choice.gold > gold) reasons.push({ rule: 'TURN-06' });
    if (gold > state.gold[seat]) reasons.push({ rule: 'TURN-06', missing: { gold: gold - state.gold[seat] } });
    return reasons;
  },
};

/** Actions of all Districts, and all Action tiles that lie somewhere. */
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
    if (reasons === null || state.actionsLeft > 0) return reasons;
    return [{ rule: 'TURN-09', missing: { actions: 1 } }, ...reasons.filter(({ rule }) => rule !== 'TURN-09')];
  },
};

/** The rule that names the Districts in which an action is performed. */
const PLACES: Readonly<Record<PrintedAction, RuleId>> = {
  project: 'ACT-PROJ-01',
  construct: 'ACT-BLD-01',
  gardening: 'C-26',
  ship: 'ACT-SHIP-01',
  portHouse: 'ACT-PORT-01',
  zigguratHouse: 'ACT-ZIG-01',
};

const ACTIONS: Readonly<Record<PrintedAction, (state: State, seat: number, district: number) => Reason[]>> = {
  project: whyNoProjectAnywhere,
  construct: whyNoConstructAnywhere,
  gardening(state, seat, district) {
    const rule = forbidsGardening(state, seat, district);
    return [...because(rule), ...(rule === 'A-105' ? whyNoGardeningPart(state, seat, district) : [])];
  },
  ship: (state, seat) => whyNoShipAnywhere(state, seat, SHIP_GOLD, ANY_SIZE),
  portHouse: whyNoPortHouseAnywhere,
  zigguratHouse: whyNoZigguratHouseAnywhere,
};

function whyNoAction(state: State, seat: number, kind: PrintedAction): Reason[] | null {
  if (!Object.hasOwn(ACTIONS, kind)) return null;
  const district = state.assistant[seat];
  const isHere = (state.setting.actions[district] & (1 << ACTION_KINDS.indexOf(kind))) !== 0;
  return isHere ? ACTIONS[kind](state, seat, district) : [{ rule: PLACES[kind] }];
}

/** A tile must lie in the Assistant's District. */
function whyNoTile(state: State, seat: number, tile: number): Reason[] | null {
  const space = state.actionTiles.indexOf(tile - 1);
  if (space < 0) return null;
  const isHere = state.setting.tileSpaces[state.assistant[seat]].includes(space);
  return isHere ? whyNoEffects(state, seat, listOfActionTile(tile - 1)) : [{ rule: 'TURN-09' }];
}

export const scoringOrder: Trials<'scoringOrder'> = {
  candidates: districts,
  reasons({ state }, choice) {
    if (choice.choose !== 'district' || districtNamed(choice.district) < 0) return null;
    return unlessLegal(state, choice, 'SCORE-01');
  },
};
