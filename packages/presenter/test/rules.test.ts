/** The rules behind actions, tiles, cards and bonuses. */
import { ACTION_TILES, BONUS_KINDS, DECREE_IDS, HARBORMASTER_IDS, RULE_IDS, SHIP_IDS, ZIGGURAT_TILE_IDS } from '@tabannusi/engine';
import { expect, it } from 'vitest';
import { ACTION_RULES, choiceRule, ruleOf, ruleOfBonus } from '../src/rules.ts';

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
