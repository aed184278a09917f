/** What choices say of themselves: where a die leads, what an action asks for, what a tile does. */
import { REFERENCE_EDITION } from '@tabannusi/engine';
import { ACTION_RULES } from '@tabannusi/presenter';
import { loadSpeaker } from '@tabannusi/text';
import { expect, it } from 'vitest';
import type { Hint } from '../src/pointing/hints.ts';
import { createExplain } from '../src/session/explain.ts';
import { type Told, type ToldOffer, tell } from '../src/session/told.ts';
import { scenesOf } from './scenes.ts';

const english = await loadSpeaker('en');
const rules = await english.loadRuleWords();

interface Seen {
  readonly offer: ToldOffer;
  readonly hint: Hint;
  readonly told: Told;
}

/** Of every kind of choice the first, and some more, from whole games. */
const seen = new Map<string, Seen[]>();
for (const seed of ['explain', 'more', 'others']) {
  const seats = ['Adda', 'Beli'].map((name) => ({ kind: 'person', name }) as const);
  for (const scene of scenesOf({ edition: REFERENCE_EDITION, seats, seed })) {
    const told = tell(scene, english);
    const explain = createExplain(scene, told, rules);
    for (const offer of told.offers) {
      const { choose } = offer.preview.choice;
      const list = seen.get(choose) ?? [];
      if (list.length < 40) seen.set(choose, [...list, { offer, hint: explain(offer), told }]);
    }
  }
}

const all = (choose: string): readonly Seen[] => {
  const list = seen.get(choose) ?? [];
  expect(list.length).toBeGreaterThan(0);
  return list;
};

it('a die says where the Architect goes, and links the rule of that way', () => {
  for (const { offer, hint } of all('die')) {
    const { leads } = offer.preview;
    expect(hint.lines.join(' ')).toMatch(/Architect (?:goes to|stays in|can go to)|For 1 Gold the Architect/);
    for (const { rule } of leads) expect(hint.rules).toContain(rule);
  }
});

it('the last die of a Barge says that the District is scored at the end of the turn', () => {
  const last = all('die').filter(({ offer }) => offer.preview.scores.length > 0);
  expect(last.length).toBeGreaterThan(0);
  for (const { hint } of last) {
    expect(hint.lines.join(' ')).toContain('is scored at the end of this turn');
    expect(hint.rules).toContain('TURN-11');
  }
});

it('an action says what its plaque says when it is not lit', () => {
  for (const { offer, hint } of all('action')) {
    const { choice } = offer.preview;
    if (choice.choose !== 'action') continue;
    for (const rule of ACTION_RULES[choice.action]) {
      expect(hint.lines).toContain(rules.sentence(rule));
      expect(hint.rules).toContain(rule);
    }
  }
});

it('a lit tile or card still says what it does', () => {
  for (const { offer, hint, told } of all('actionTile')) {
    const { choice } = offer.preview;
    if (choice.choose === 'actionTile') expect(hint.lines).toContain(told.words.tiles.actionTile(choice.tile).text);
  }
  for (const { hint } of all('ship')) expect(hint.rules?.some((rule) => rule.startsWith('TILE-'))).toBe(true);
  for (const { hint } of all('zigguratSpace')) expect(hint.rules?.some((rule) => rule.startsWith('ZIG-Z'))).toBe(true);
});

it('special Water says what its bonus is and who gets it', () => {
  for (const { hint } of all('specialWater')) {
    expect(hint.lines).toContain(rules.sentence('ACT-GARD-09'));
    expect(hint.rules?.some((rule) => rule.startsWith('BON-'))).toBe(true);
  }
});

it('no price is told among the gains', () => {
  for (const { offer, hint } of [...seen.values()].flat()) {
    const { cost } = offer.preview;
    if (cost === null || cost.gold === 0) continue;
    expect(hint.lines.filter((line) => /pays? .*Gold/.test(line)).length).toBe(1);
    expect(hint.lines.join(' ')).not.toMatch(/-\d+ Gold/);
  }
});
