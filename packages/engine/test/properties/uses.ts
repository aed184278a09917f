/**
 * Which tiles, cards, abilities and space bonuses were used, by the rule that describes each; the long run shows that all of them are used
 * often. If an event does not name the rule, its content determines it.
 */
import { BONUS_KINDS, type BonusKind } from '../../src/edition/codes.ts';
import { BUILDING_COLOURS, DECREE_IDS, HARBORMASTER_IDS, PORT_LINES, SHIP_IDS, ZIGGURAT_TILE_IDS } from '../../src/edition/types.ts';
import { describeChoice, describeQuestion } from '../../src/engine.ts';
import type { GameEvent } from '../../src/model/events.ts';
import { ACTION_TILE_COUNT, BLUE, BUILDING_COLOUR_COUNT } from '../../src/model/ids.ts';
import { bonusKind } from '../../src/model/setting.ts';
import type { State } from '../../src/model/state.ts';

const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** Everything that can be used in a game of the reference edition. */
export const ALL_USES: readonly string[] = [
  ...BONUS_KINDS.map((_, index) => `BON-${twoDigits(index + 1)}`),
  ...['BONP-01', 'BONP-02', 'BONP-03', 'BONP-04', 'BONZ-01', 'BONZ-02', 'BONZ-03'],
  ...Array.from({ length: ACTION_TILE_COUNT }, (_, tile) => `ACT-TILE-${tile + 1}`),
  ...SHIP_IDS.map((id) => `TILE-${id}`),
  ...HARBORMASTER_IDS.map((id) => `HM-${id}`),
  ...DECREE_IDS.map((id) => `DEC-${id.slice(1)}`),
  ...ZIGGURAT_TILE_IDS.map((id) => `ZIG-${id}`),
];

/** What the events of one answer used, each once. `state` is the position after it. */
export function usesOf(state: State, events: readonly GameEvent[]): Set<string> {
  const uses = new Set<string>();
  for (const event of events) {
    const use = useOf(state, event);
    if (use !== null) uses.add(use);
    if (event.event === 'districtScored' && event.district === ZIGGURAT) addZigguratTiles(state, event.seat, uses);
  }
  if (isHouseFromColouredRow(events)) uses.add('TILE-S09');
  return uses;
}

const ZIGGURAT = 5;

function useOf(state: State, event: GameEvent): string | null {
  switch (event.event) {
    case 'bonusDeclined':
    case 'asked':
    case 'chanceAsked':
      return null;
    case 'actionChosen':
      return event.tile === null ? null : `ACT-TILE-${event.tile}`;
    case 'harbormasterUsed':
      return `HM-${event.harbormaster}`;
    case 'decreeScored':
      return `DEC-${event.decree.slice(1)}`;
    case 'portHousePlaced': {
      const bonus = BONUS_KINDS[bonusKind(state.setting.portBonuses[PORT_LINES.indexOf(event.line)]) - 1];
      return event.side === 'red' ? 'BONP-04' : (BLUE_SPACES[bonus] ?? null);
    }
    case 'zigguratHousePlaced': {
      const bonus = state.setting.edition.ziggurat.sections[event.section][event.space - 1];
      return bonus === 'plain' ? 'BONZ-01' : bonus === 'gold' ? 'BONZ-03' : 'BONZ-02';
    }
    case 'gardenPlaced':
      return event.markerFrom === 'supply' ? 'TILE-S12' : null;
    case 'paid':
      return CLAIMS.includes(event.rule) && event.dice[BLUE] + event.crates[BLUE] > 0 ? 'TILE-S11' : null;
    // Tiles revealed in place of taken ones, and cards, are not the bonus itself.
    case 'specialWaterOpened':
      return null;
    default:
      return /^(BON-|TILE-S)/.test(event.rule) ? event.rule : null;
  }
}

const BLUE_SPACES: Partial<Record<BonusKind, string>> = { claims: 'BONP-01', step: 'BONP-02', supplyDie: 'BONP-03' };

/** Ship claims that are paid for. */
const CLAIMS: readonly string[] = ['ACT-SHIP-01', 'ACT-BLD-14'];

/** The tiles on which a player has a claim are scored (SCORE-12). */
function addZigguratTiles(state: State, seat: number, uses: Set<string>): void {
  BUILDING_COLOURS.forEach((_, section) => {
    if (state.zigguratClaims[seat * BUILDING_COLOUR_COUNT + section] > 0)
      uses.add(`ZIG-${ZIGGURAT_TILE_IDS[state.zigguratTiles[section]]}`);
  });
}

function isHouseFromColouredRow(events: readonly GameEvent[]): boolean {
  const placed = events.findIndex(({ event }) => event === 'portHousePlaced');
  const taken = events.find((event, at) => at > placed && event.event === 'houseTaken');
  return placed >= 0 && taken?.event === 'houseTaken' && taken.row !== 'bottom';
}

/** Returns whether an answer starts the Gardening of TILE-S08. */
export function takesExtraGardening(state: State, answer: number): boolean {
  const question = describeQuestion(state);
  const choice = describeChoice(state, answer);
  if (question.ask === 'afterConstruct') return choice.choose === 'action';
  return question.ask === 'gardening' && question.extra && choice.choose !== 'decline' && choice.choose !== 'done';
}
