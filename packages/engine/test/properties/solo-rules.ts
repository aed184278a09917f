/** Counts which rules of the Bot events tell of. */
import type { King } from '../../src/edition/types.ts';
import type { GameEvent } from '../../src/model/events.ts';
import { COMMON_DISTRICTS, PORT } from '../../src/model/ids.ts';
import { RULE_IDS, type RuleId } from '../../src/model/rule-ids.ts';
import { BOT_SEAT } from '../../src/model/solo-setting.ts';

/** No event tells of these rules: they describe the layout of the table, or something that is not done. */
const NOT_TOLD: readonly RuleId[] = ['SOLO-01', 'SOLO-02', 'SOLO-08', 'SOLO-10', 'SOLO-32'];

/** All rules of the Bot that events tell of. */
export const TOLD_RULES: readonly RuleId[] = RULE_IDS.filter((rule) => /^(SOLO|KING)-/.test(rule) && !NOT_TOLD.includes(rule));

/** Action D of the other two kings shows in the bonus in brackets. */
const KING_D: Readonly<Partial<Record<King, RuleId>>> = { gilgabot: 'KING-G-D', botmuzi: 'KING-M-D' };

/** Follows the events of one game. */
export class RuleCounter {
  readonly #kingD: readonly RuleId[];
  readonly #counts: Map<string, number>;
  /** What the cards show, and where the Bot acts. */
  #isKing = false;
  #district = 0;

  constructor(king: King, counts: Map<string, number>, district: number) {
    const kingD = KING_D[king];
    this.#kingD = kingD === undefined ? [] : [kingD];
    this.#counts = counts;
    this.#district = district;
  }

  count(events: readonly GameEvent[]): void {
    for (const event of events) {
      if (event.event === 'chanceAsked') continue;
      this.#add(event.rule);
      for (const rule of this.#implied(event)) this.#add(rule);
    }
  }

  #add(rule: string): void {
    this.#counts.set(rule, (this.#counts.get(rule) ?? 0) + 1);
  }

  /** Rules besides the one that the event names. */
  #implied(event: GameEvent): readonly string[] {
    if (event.rule === 'SOLO-27' || event.rule === 'SOLO-31') return ['SOLO-19'];
    if (!('seat' in event) || event.seat !== BOT_SEAT) return [];
    switch (event.event) {
      case 'pawnsPlaced':
        this.#district = event.district - 1;
        return [];
      case 'assistantMoved':
        this.#district = event.district - 1;
        return ['SOLO-43'];
      case 'startBuilding':
        return ['SOLO-11', 'SOLO-12', 'SOLO-15'];
      case 'botActed':
        this.#isKing = event.symbol === 'king';
        return ['SOLO-17', 'SOLO-18', 'SOLO-25', ...this.#letterRules(event.letter)];
      case 'paid':
        return ['SOLO-21'];
      case 'projectPlaced':
        return ['SOLO-20', this.#isKing ? 'SOLO-B3' : 'SOLO-47'];
      case 'built':
        return ['SOLO-C1', 'SOLO-C2'];
      case 'gardenPlaced':
        return ['SOLO-20', ...(this.#isKing ? ['SOLO-D4', ...this.#kingD] : ['SOLO-D3'])];
      case 'shipMarked':
        return ['SOLO-20', 'SOLO-24', ...(event.rule === 'ACT-BLD-14' ? ['SOLO-C4'] : [])];
      case 'portHousePlaced':
        return ['SOLO-C5', ...(event.side === 'red' ? ['SOLO-C6'] : [])];
      case 'zigguratHousePlaced':
        return ['SOLO-C8'];
      case 'decreeScored':
        return [`A-158 ${event.decree}`];
      case 'goldGained':
      case 'vpGained':
        return FROM_BOARDS[event.rule] ?? [];
      case 'stepMade':
        return event.rule === 'BONZ-02' ? ['SOLO-34'] : [];
      default:
        return [];
    }
  }

  #letterRules(letter: string): string[] {
    if (this.#district < COMMON_DISTRICTS) return letter === 'D' ? ['SOLO-D1'] : [];
    if (letter === 'D') return ['SOLO-D5'];
    if (letter === 'B') return [this.#district === PORT ? 'SOLO-B5' : 'SOLO-B6'];
    return [];
  }
}

const FROM_BOARDS: Readonly<Partial<Record<RuleId, readonly RuleId[]>>> = {
  'KEY-14': ['SOLO-26'],
  'KEY-15': ['SOLO-26'],
  'KEY-32': ['SOLO-35'],
  'KEY-33': ['SOLO-35'],
  'BONZ-03': ['SOLO-34'],
};
