/** The possible outcomes of a chance question, for a referee who chooses them. */
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
  /** From 1, for Barges and dice; null for other kinds. */
  readonly district: number | null;
  /** The rule that calls for the outcome. */
  readonly rule: RuleId;
  /** All possible outcomes; empty for a roll, which has too many. */
  readonly outcomes: readonly Outcome[];
  /** The number of dice to roll; null if it is not a roll. */
  readonly dice: number | null;
}

/** Returns what is possible. Throws if the state does not wait for chance. */
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

/** Every outcome that can occur with this setting, except rolls. */
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

/** The numbers from 1 to `count`. */
const numbered = (count: number): number[] => Array.from({ length: count }, (_, n) => n + 1);
