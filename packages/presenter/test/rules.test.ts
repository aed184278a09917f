/** The rules behind actions, tiles, cards and bonuses. */
import {
  ACTION_TILES,
  BONUS_KINDS,
  type Choice,
  DECREE_IDS,
  HARBORMASTER_IDS,
  RULE_IDS,
  type RuleId,
  SHIP_IDS,
  whyNot,
  ZIGGURAT_TILE_IDS,
} from '@tabannusi/engine';
import { createWords } from '@tabannusi/text';
import { expect, it } from 'vitest';
import { ACTION_RULES, choiceRule, ruleOf, ruleOfBonus } from '../src/rules.ts';
import { toldTiles } from '../src/tiles.ts';
import { NAMES, positionsOf } from './games.ts';

it('every tile and card has a rule of its own', () => {
  const rules = [
    ...[...SHIP_IDS, 'printed' as const].map(ruleOf.ship),
    ...ZIGGURAT_TILE_IDS.map(ruleOf.zigguratTile),
    ...HARBORMASTER_IDS.map(ruleOf.harbormaster),
    ...DECREE_IDS.map(ruleOf.decree),
    ...ACTION_TILES.map((_, index) => ruleOf.actionTile(index + 1)),
    ruleOf.urbanCard(),
  ];
  expect(rules.filter((rule) => !RULE_IDS.some((known) => known === rule))).toEqual([]);
  expect(new Set(rules).size).toBe(rules.length);
  expect(ruleOf.decree('D03')).toBe('DEC-03');
  expect(() => ruleOf.actionTile(7)).toThrow(RangeError);
});

it('every kind of bonus has its rule, in the order of the rulebook', () => {
  expect(ruleOfBonus('W+')).toBe('BON-01');
  expect(ruleOfBonus('c2')).toBe('BON-09');
  expect(ruleOfBonus('pm')).toBe(`BON-${BONUS_KINDS.length}`);
  expect(ruleOfBonus('')).toBeNull();
});

it('an action is offered by the first of its rules, and by a Ship after a Construct [TILE-S08]', () => {
  const question = { ask: 'action', district: 4, actionsLeft: 2 } as const;
  expect(choiceRule(question, { choose: 'action', action: 'portHouse' })).toBe('ACT-PORT-01');
  expect(ACTION_RULES.portHouse).toEqual(['ACT-PORT-01', 'ACT-PORT-02', 'ACT-PORT-04']);
  const after = { ask: 'afterConstruct', size: 2, colour: 'white', steps: 0, gardening: true, ship: true } as const;
  expect(choiceRule(after, { choose: 'action', action: 'gardening' })).toBe('TILE-S08');
  expect(choiceRule(question, { choose: 'done' })).toBe('TURN-09');
  expect(choiceRule(question, { choose: 'refill', colour: 'blue' })).toBe('FREE-02');
});

it('the rules of an action are those that a reader approved in the rulebook', () => {
  expect(ACTION_RULES).toEqual({
    // What is placed where; each with a marker.
    project: ['ACT-PROJ-01', 'ACT-PROJ-06'],
    // All Projects of a colour; the cost.
    construct: ['ACT-BLD-01', 'ACT-BLD-04'],
    // Any number of tiles in any order; where a Garden lies.
    gardening: ['ACT-GARD-01', 'ACT-GARD-07'],
    // A marker on a Ship for Gold.
    ship: ['ACT-SHIP-01'],
    // A House in the Port; the cost; where it stands.
    portHouse: ['ACT-PORT-01', 'ACT-PORT-02', 'ACT-PORT-04'],
    // A House in the Ziggurat; the cost.
    zigguratHouse: ['ACT-ZIG-01', 'ACT-ZIG-02'],
  });
});

/** A Gardening elsewhere is refused by the ruling that names the common Districts. */
const ELSEWHERE: Readonly<Record<string, RuleId>> = { gardening: 'C-26' };

it('an action is offered by the rule that refuses it in another District', () => {
  const refused = new Set<string>();
  for (const { state, question } of positionsOf(['action rules'])) {
    if (question.ask !== 'action') continue;
    const offered = state.setting.edition.districts.actions[question.district - 1] ?? [];
    for (const action of Object.keys(ACTION_RULES) as (keyof typeof ACTION_RULES)[]) {
      if (question.actionsLeft === 0 || offered.includes(action)) continue;
      const choice: Choice = { choose: 'action', action };
      expect(whyNot(state, choice)[0]?.rule, action).toBe(ELSEWHERE[action] ?? ACTION_RULES[action][0]);
      refused.add(action);
    }
  }
  expect([...refused].sort()).toEqual(Object.keys(ACTION_RULES).sort());
});

it('a tile comes with its words and with all of its rules, its own first', () => {
  const [position] = positionsOf(['tiles']);
  if (position === undefined) throw new Error('nothing is asked');
  const tiles = toldTiles(createWords('en', { names: NAMES.slice(0, 2), game: position.state }).tiles);
  for (const ship of [...SHIP_IDS, 'printed' as const]) expect(tiles.ship(ship).rules).toEqual([ruleOf.ship(ship), 'ACT-SHIP-06']);
  const others = [
    ...ZIGGURAT_TILE_IDS.map((tile) => [tiles.zigguratTile(tile), ruleOf.zigguratTile(tile)] as const),
    ...HARBORMASTER_IDS.map((id) => [tiles.harbormaster(id), ruleOf.harbormaster(id)] as const),
    ...DECREE_IDS.map((decree) => [tiles.decree(decree), ruleOf.decree(decree)] as const),
    ...ACTION_TILES.map((_, index) => [tiles.actionTile(index + 1), ruleOf.actionTile(index + 1)] as const),
  ];
  for (const [{ title, text, rules }, rule] of others) {
    expect(rules).toEqual([rule]);
    expect([title, text]).toEqual([expect.stringMatching(/\S/), expect.stringMatching(/\S/)]);
  }
});
