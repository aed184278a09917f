/** What the Bot gains in place of the board's bonuses, and from its king, according to the rules (SOLO-27, SOLO-31, KING-*). */
import { BUILDING_COLOURS, type BuildingColour } from '../../src/edition/types.ts';
import type { Table } from './bot-table.ts';

export interface DueBonus {
  readonly rule: string;
  readonly event: 'goldGained' | 'vpGained' | 'gardenGained' | 'stepMade';
  readonly amount: number;
  readonly tracks: (table: Table) => readonly BuildingColour[];
}

const tracksBy = (table: Table, pick: (...rows: number[]) => number): readonly BuildingColour[] =>
  BUILDING_COLOURS.filter((_, track) => table.bot.mastery[track] === pick(...table.bot.mastery));
const step = (rule: string, tracks: DueBonus['tracks']): DueBonus => ({ rule, event: 'stepMade', amount: 1, tracks });
const lowest = (rule: string): DueBonus => step(rule, (table) => tracksBy(table, Math.min));
const gain = (rule: string, event: DueBonus['event'], amount = 1): DueBonus => ({ rule, event, amount, tracks: () => [] });

/**
 * The replacement of a bonus of the board: the king's bonus in brackets under the king symbol, otherwise the left card's (SOLO-27,
 * SOLO-31).
 */
export function bonusOf(table: Table, letter: 'B' | 'D' | null, colour: BuildingColour | null): DueBonus {
  const bracket = table.isKing && letter !== null ? bracketOf(table, letter, colour) : null;
  if (bracket !== null) return bracket;
  const rule = letter === null ? 'SOLO-31' : 'SOLO-27';
  switch (table.left.bonus) {
    case 'gold':
      return gain(rule, 'goldGained');
    case 'vp2':
      return gain(rule, 'vpGained', 2);
    case 'garden':
      return gain(rule, 'gardenGained');
    default:
      return lowest(rule);
  }
}

function bracketOf(table: Table, letter: 'B' | 'D', colour: BuildingColour | null): DueBonus | null {
  switch (`${table.solo.king} ${letter}`) {
    case 'gilgabot B':
      return lowest('KING-G-B');
    case 'sarbot B':
      return step('KING-S-B', () => (colour === null ? [] : [colour]));
    case 'sarbot D':
      return lowest('KING-S-D');
    case 'botmuzi B':
      return gain('KING-M-B', 'goldGained');
    case 'bot-baba B':
      return step('KING-B-B', (now) => tracksBy(now, Math.max));
    case 'bot-baba D':
      return gain('KING-B-D', 'vpGained', 3);
    default:
      return null;
  }
}

/** Printed Water with a bonus, or special Water, of which every tile has one. */
export function hasWaterBonus(table: Table, space: string): boolean {
  const piece = table.on(space);
  return /^~\w/.test(table.printed.codes.get(space) ?? '') || (piece.kind === 'water' && piece.tile !== null);
}

/** What the king gives for action A under its symbol, and for a Building of the colour at C. */
export function kingGain(rule: string, colour: BuildingColour | null): readonly DueBonus[] {
  const inColour = step(rule, () => (colour === null ? [] : [colour]));
  switch (rule) {
    case 'KING-G-A':
      return [gain(rule, 'goldGained'), gain(rule, 'vpGained', 2)];
    case 'KING-M-A':
      return [lowest(rule)];
    case 'KING-B-A':
      return [step(rule, (now) => tracksBy(now, Math.max))];
    case 'KING-G-C':
    case 'KING-B-C':
      return [inColour];
    case 'KING-M-C':
      return [gain(rule, 'goldGained')];
    default:
      return [gain(rule, 'gardenGained')];
  }
}
