/**
 * The rules behind a choice, an action, a tile, a card or a bonus. Every table is keyed by a union of the engine, so a new member without
 * its rule is a type error.
 */
import {
  ACTION_TILES,
  type Ask,
  type BonusKind,
  type Choice,
  type DecreeId,
  decreeRule,
  type HarbormasterId,
  parseBonus,
  questionRule,
  type RuleId,
  type ShipId,
  type ZigguratTileId,
} from '@tabannusi/engine';

type PrintedAction = Extract<Choice, { readonly choose: 'action' }>['action'];

/** The rules of each printed action; the first one offers it. */
export const ACTION_RULES: Readonly<Record<PrintedAction, readonly [offeredBy: RuleId, ...RuleId[]]>> = {
  project: ['ACT-PROJ-01', 'ACT-PROJ-06'],
  construct: ['ACT-BLD-01', 'ACT-BLD-04'],
  gardening: ['ACT-GARD-01', 'ACT-GARD-07'],
  ship: ['ACT-SHIP-01'],
  portHouse: ['ACT-PORT-01', 'ACT-PORT-02', 'ACT-PORT-04'],
  zigguratHouse: ['ACT-ZIG-01', 'ACT-ZIG-02'],
};

/** The rule that offers a choice whatever the question is; null if the rule of the question offers it. */
const OFFERED_BY: Readonly<Record<Exclude<Choice['choose'], 'action'>, RuleId | null>> = {
  refill: 'FREE-02',
  decree: 'FREE-04',
  harbormaster: 'HM-01',
  payLess: 'HM-B7',
  buyStep: 'TILE-S14',
  colour: null,
  space: null,
  district: null,
  destination: null,
  die: null,
  noDie: null,
  actionTile: null,
  done: null,
  accept: null,
  decline: null,
  track: null,
  resource: null,
  crate: null,
  pay: null,
  buy: null,
  lay: null,
  place: null,
  markerFrom: null,
  gain: null,
  specialWater: null,
  ship: null,
  portSpace: null,
  row: null,
  zigguratSpace: null,
  section: null,
  urbanCard: null,
};

/** Returns the rule that offers a choice. A Ship offers the Gardening after a Construct. */
export function choiceRule(question: Ask, choice: Choice): RuleId {
  if (choice.choose === 'action') return question.ask === 'afterConstruct' ? 'TILE-S08' : ACTION_RULES[choice.action][0];
  return OFFERED_BY[choice.choose] ?? questionRule(question);
}

/** The rule of a tile or card, by the engine's name for it. Action tiles are numbered from 1. */
export const ruleOf = {
  ship: (ship: ShipId | 'printed'): RuleId => (ship === 'printed' ? 'TILE-PRINTED' : `TILE-${ship}`),
  zigguratTile: (tile: ZigguratTileId): RuleId => `ZIG-${tile}`,
  harbormaster: (harbormaster: HarbormasterId): RuleId => `HM-${harbormaster}`,
  decree: (decree: DecreeId): RuleId => decreeRule(decree),
  urbanCard: (): RuleId => 'URB-01',
  actionTile(tile: number): RuleId {
    if (ACTION_TILES[tile - 1] === undefined) throw new RangeError(`tile: there is no Action tile ${tile}`);
    return `ACT-TILE-${tile}` as RuleId;
  },
};

const BONUS_RULES: Readonly<Record<BonusKind, RuleId>> = {
  bargeDie: 'BON-01',
  supplyDie: 'BON-02',
  gold: 'BON-03',
  water: 'BON-04',
  specialWater: 'BON-05',
  garden: 'BON-06',
  architect: 'BON-07',
  refill: 'BON-08',
  claims: 'BON-09',
  step: 'BON-10',
  projectStep: 'BON-11',
  project: 'BON-12',
  vp: 'BON-13',
  paidStep: 'BON-14',
};

/** Returns the rule of a bonus by its code in the edition; null if the code is not a bonus. */
export function ruleOfBonus(code: string): RuleId | null {
  const bonus = parseBonus(code);
  return bonus === null ? null : BONUS_RULES[bonus.kind];
}

/** The questions about one District. */
type AskedHere = Extract<Ask, { readonly district: number }>['ask'];

/** Things that also exist in other Districts but cannot be chosen there, with the rule that says so; null if there are none. */
export const HERE_ONLY: Readonly<Record<AskedHere, { readonly thing: 'die' | 'action' | 'projects'; readonly rule: RuleId } | null>> = {
  die: { thing: 'die', rule: 'TURN-03' },
  action: { thing: 'action', rule: 'TURN-09' },
  constructColour: { thing: 'projects', rule: 'ACT-BLD-01' },
  projectColour: null,
  projectSpace: null,
  gardening: null,
  gardenSpace: null,
  waterSpace: null,
};
