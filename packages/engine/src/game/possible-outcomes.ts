/** What chance can bring where it is asked, for a referee who chooses outcomes. */
import type { Outcome } from '../choices.ts';
import { BUILDING_COLOURS, DECREE_IDS, HARBORMASTER_IDS, RESOURCE_COLOURS, ZIGGURAT_TILE_IDS } from '../edition/types.ts';
import type { ChanceKind } from '../model/ask.ts';
import { topKind } from '../model/frames.ts';
import { ACTION_TILE_COUNT } from '../model/ids.ts';
import type { RuleId } from '../model/rule-ids.ts';
import type { State } from '../model/state.ts';
import { chanceOf } from '../registry.ts';
import { chanceAsked } from './chance.ts';

export interface PossibleChance {
  readonly kind: ChanceKind;
  /** From 1, for Barges and dice; else null. */
  readonly district: number | null;
  /** By which chance is asked. */
  readonly rule: RuleId;
  /** All that are possible; none of a roll, which has too many. */
  readonly outcomes: readonly Outcome[];
  /** How many dice are rolled; null if it is no roll. */
  readonly dice: number | null;
}

/** Throws if chance is not asked. */
export function possibleChance(state: State): PossibleChance {
  const chance = chanceOf[topKind(state)];
  if (chance === null) throw new Error('possibleChance: chance is not asked');
  const { kind, district } = chanceAsked(state);
  const isRoll = kind === 'rollDice' && district !== null;
  return {
    kind,
    district,
    rule: chance.rule(state),
    outcomes: isRoll ? [] : everyOutcome(state).filter((outcome) => chance.read(state, outcome) !== null),
    dice: isRoll ? state.supply[state.bargeColour[district - 1]] : null,
  };
}

/** What chance can ever bring in this setting, but for rolls. */
const everyOutcome = ({ setting, special, automaCards }: State): Outcome[] => [
  ...RESOURCE_COLOURS.map((colour) => ({ chance: 'barge', colour }) as const),
  ...setting.edition.ships.tiles.map(({ id }) => ({ chance: 'ship', ship: id }) as const),
  ...HARBORMASTER_IDS.map((harbormaster) => ({ chance: 'harbormaster', harbormaster }) as const),
  ...numbered(special.length).map((tile) => ({ chance: 'specialWater', tile }) as const),
  ...RESOURCE_COLOURS.map((colour) => ({ chance: 'crate', colour }) as const),
  ...numbered(ACTION_TILE_COUNT).map((tile) => ({ chance: 'actionTile', tile }) as const),
  ...ZIGGURAT_TILE_IDS.map((tile) => ({ chance: 'zigguratTile', tile }) as const),
  ...DECREE_IDS.map((decree) => ({ chance: 'decree', decree }) as const),
  ...setting.edition.urbanCards.cards.map(({ id }) => ({ chance: 'urbanCard', card: id }) as const),
  ...numbered(setting.players).map((seat) => ({ chance: 'startPlayer', seat: seat - 1 }) as const),
  ...numbered(automaCards.length).map((automaCard) => ({ chance: 'automaCard', automaCard }) as const),
  ...BUILDING_COLOURS.map((colour) => ({ chance: 'automaTile', colour }) as const),
  ...RESOURCE_COLOURS.map((colour) => ({ chance: 'colour', colour }) as const),
];

/** From 1. */
const numbered = (count: number): number[] => Array.from({ length: count }, (_, n) => n + 1);
