/** What each kind of frame can lie on, and which seat it belongs to. `docs/formats.md` has the complete table; a test compares them. */
import { FIELDS } from '../../model/frame-fields.ts';
import { FRAME, type FrameKind, frameSeatAt, type SoloFrameKind, type TableFrameKind } from '../../model/frames.ts';
import { CHANCE, NONE } from '../../model/ids.ts';
import type { State } from '../../model/state.ts';
import { questionOf } from '../../registry.ts';

/** Windows, in which the active player may do free actions on top of the question. */
const OPEN = ['pawns', 'die', 'action', 'gardening', 'afterConstruct'] as const satisfies readonly TableFrameKind[];
const WINDOWS = [...OPEN, 'payment', 'shipPayment', 'anyPayment'] as const satisfies readonly TableFrameKind[];
/** What effects of a tile or card can lie on: the remaining effects, or the window or action from which they come. */
const EFFECTS = [...WINDOWS, 'effects'] as const satisfies readonly TableFrameKind[];
const MOVING_EFFECTS = [...OPEN, 'effects'] as const satisfies readonly TableFrameKind[];
/** What placing a Project can lie on, including the bonus of a Project's space. */
const PROJECTS = ['action', 'setUp', 'projectEffects'] as const satisfies readonly TableFrameKind[];
const SPACES = [...PROJECTS, 'placeGarden'] as const satisfies readonly TableFrameKind[];
/** What the bonuses uncovered by a House can lie on. */
const HOUSES = ['construct', 'portHouse', 'zigguratHouse', 'moveHouse'] as const satisfies readonly TableFrameKind[];
/** Steps and their bonuses can come from any of these. */
const ANYWHERE = [
  ...EFFECTS,
  ...SPACES,
  ...HOUSES,
  'afterConstructMore',
  'stepOfChoice',
  'steps',
  'supplyDie',
  'score',
] as const satisfies readonly TableFrameKind[];
const GARDENINGS = [...MOVING_EFFECTS, 'afterConstructMore'] as const satisfies readonly TableFrameKind[];

/** Groups of kinds by their names in the document, larger groups first. */
export const GROUPS: Readonly<Record<string, readonly TableFrameKind[]>> = {
  anywhere: ANYWHERE,
  effects: EFFECTS,
  windows: WINDOWS,
  'open windows': OPEN,
  spaces: SPACES,
  Projects: PROJECTS,
  Houses: HOUSES,
};

export type Below = FrameKind | 'bottom';

const TABLE_LIES_ON: Readonly<Record<TableFrameKind, readonly Below[]>> = {
  dealBarge: ['setUp'],
  rollDice: ['setUp', 'turn', 'scoringOrder'],
  dealShip: ['setUp'],
  dealHarbormaster: ['setUp', ...EFFECTS],
  dealPortCrate: ['setUp'],
  dealSpecialWater: [...EFFECTS, ...SPACES, 'dealSpecialWater'],
  dealActionTile: ['setUp'],
  dealZigguratTile: ['setUp'],
  dealDecree: ['setUp'],
  dealCrate: ['setUp'],
  dealUrbanCard: ['setUp', 'urbanCard', 'dealUrbanCard'],
  drawStartPlayer: ['setUp'],
  startColour: ['setUp'],
  startSpace: ['setUp'],
  pawns: ['die'],
  die: ['action'],
  destination: ['action'],
  action: ['turn'],
  projectColour: ['action'],
  projectSpace: PROJECTS,
  constructColour: ['action'],
  afterConstruct: ['action'],
  afterConstructMore: ['action'],
  portSpace: MOVING_EFFECTS,
  houseRow: MOVING_EFFECTS,
  zigguratSpace: ['action'],
  ship: MOVING_EFFECTS,
  gardeningStart: GARDENINGS,
  gardening: GARDENINGS,
  waterSpace: ['gardening'],
  gardenSpace: ['gardening'],
  markerSource: ['placeGarden'],
  payment: ['bonus', 'construct', 'portHouse', 'zigguratHouse', 'steps'],
  shipPayment: ['markShip'],
  anyPayment: ['steps'],
  refillPayment: WINDOWS,
  bargeDie: SPACES,
  supplyDie: ANYWHERE,
  specialWater: [...EFFECTS, ...SPACES],
  architectMove: [...EFFECTS, ...SPACES],
  crateRefill: [...EFFECTS, ...SPACES],
  stepOfChoice: ANYWHERE,
  paidStep: SPACES,
  boughtStep: PROJECTS,
  anyActionTile: EFFECTS,
  zigguratClaim: MOVING_EFFECTS,
  gardenOrMarker: ['zigguratHouse'],
  urbanCard: EFFECTS,
  moveHouse: MOVING_EFFECTS,
  scoringOrder: ['turn'],
  setUp: ['bottom'],
  turn: ['bottom'],
  effects: EFFECTS,
  bonus: ['gardening'],
  steps: ANYWHERE,
  projectEffects: PROJECTS,
  placeGarden: ['gardening', 'botGardening'],
  construct: ['action', 'botTurn'],
  markShip: GARDENINGS,
  portHouse: [...MOVING_EFFECTS, 'botTurn', 'botEffects'],
  zigguratHouse: ['action', 'botTurn'],
  score: ['turn', 'scoringOrder', 'finalScoring'],
  finalScoring: ['bottom'],
  over: ['bottom'],
};

/** The Bot's frames. A frame that never exists while somebody is asked has an empty list. */
const BOT_LIES_ON: Readonly<Record<SoloFrameKind, readonly Below[]>> = {
  openAutomaCard: ['botTurn', 'automaReset'],
  drawAutomaTile: ['botTurn', 'botBuilt', 'automaReset'],
  drawColour: ['botPayment', 'botSteps', 'botProject', 'botConstruct', 'botClaim'],
  automaReset: ['setUp', 'turn', 'botTurn', 'botBuilt'],
  botStart: [],
  botTurn: ['turn'],
  botPayment: ['construct', 'portHouse', 'zigguratHouse', 'botGardening'],
  botSteps: ['botTurn', 'botProject', 'botEffects', 'construct', 'placeGarden', 'portHouse', 'zigguratHouse'],
  botBonus: [],
  botProject: ['botTurn'],
  botConstruct: ['botTurn'],
  botBuilt: ['botTurn'],
  botGardening: ['botTurn'],
  botEffects: ['botTurn'],
  botClaim: ['botEffects'],
};

/** What a frame of each kind can lie on directly. */
export const LIES_ON: Readonly<Record<FrameKind, readonly Below[]>> = { ...TABLE_LIES_ON, ...BOT_LIES_ON };

/** Kinds that are the Bot's alone. */
const isOfBot = (kind: FrameKind): boolean => kind.startsWith('bot');

/**
 * A frame belongs to the seat of the frame below, except for other players' steps and dice in a construct or a scoring. The Bot is never
 * asked.
 */
export function isRightSeat(state: State, index: number, kind: FrameKind, below: Below, seat: number): boolean {
  const { bot } = state.setting;
  if (isOfBot(kind) && seat !== bot) return false;
  if (bot !== NONE && seat === bot && questionOf[FRAME[kind]] !== null) return false;
  if (seat === CHANCE || below === 'bottom') return kind !== 'finalScoring' && kind !== 'over' ? true : seat === state.startSeat;
  if (below === 'setUp') return seat === (kind === 'automaReset' ? bot : startSeatAsked(state));
  if ((below === 'construct' || below === 'score') && OF_OTHERS.includes(kind)) return true;
  if (below === 'finalScoring') return seat === state.startSeat;
  return seat === frameSeatAt(state, index - 1);
}

const OF_OTHERS: readonly FrameKind[] = ['steps', 'supplyDie', 'stepOfChoice', 'botSteps'];

/** Returns the player who places a starting Building: from the last player counterclockwise (SET-24). */
const startSeatAsked = ({ startSeat, stack, setting }: State): number =>
  (startSeat + 2 * setting.players - stack[FIELDS.setUp.times]) % setting.players;
