/** The explanations of choices: where a die leads, what an Action requires, what a tile does. */
import { REFERENCE_EDITION, type RuleId } from '@tabannusi/engine';
import { ACTION_RULES } from '@tabannusi/presenter';
import { loadSpeaker } from '@tabannusi/text';
import { expect, it } from 'vitest';
import type { TabletText } from '../src/pointing/tablet-text.ts';
import { createExplain } from '../src/session/explain.ts';
import { type Told, tell } from '../src/session/told.ts';
import type { ToldOffer } from '../src/session/told-offer.ts';
import { scenesOf } from './scenes.ts';

const english = await loadSpeaker('en');
const rules = await english.loadRuleWords();

interface Seen {
  readonly offer: ToldOffer;
  readonly text: TabletText;
  readonly told: Told;
}

/** The first choices of every kind from whole games. */
const seen = new Map<string, Seen[]>();
for (const seed of ['explain', 'more', 'others']) {
  const seats = ['Adda', 'Beli'].map((name) => ({ kind: 'person', name }) as const);
  for (const scene of scenesOf({ edition: REFERENCE_EDITION, seats, seed })) {
    const told = tell(scene, english);
    const explain = createExplain(scene, told, rules);
    for (const offer of told.offers) {
      const { choose } = offer.preview.choice;
      const list = seen.get(choose) ?? [];
      if (list.length < 40) seen.set(choose, [...list, { offer, text: explain(offer), told }]);
    }
  }
}

const all = (choose: string): readonly Seen[] => {
  const list = seen.get(choose) ?? [];
  expect(list.length).toBeGreaterThan(0);
  return list;
};

it('a die says where the Architect goes, and links the rule of that way', () => {
  for (const { offer, text } of all('die')) {
    const { leads } = offer.preview;
    expect(text.lines.join(' ')).toMatch(/Architect (?:goes to|stays in|can go to)|For 1 Gold, your Architect/);
    for (const { rule } of leads) expect(text.rules).toContain(rule);
  }
});

it('where a die can lead links the rules in the order of the turn [TURN-04] [TURN-12]', () => {
  for (const { text } of all('destination')) expect(text.rules).toEqual(['TURN-04', 'TURN-12']);
});

it('the rules behind a choice follow in the order of the turn and of the Action', () => {
  const partOf = (rule: RuleId): string => rule.replace(/[^-]*$/, '');
  const lists = [...seen.values()].flat().map(({ text }) => text.rules ?? []);
  for (const rules of lists) for (const part of Map.groupBy(rules, partOf).values()) expect(part, rules.join()).toEqual(part.toSorted());
  const withTwo = new Set(
    lists.flatMap((rules) => [...Map.groupBy(rules, partOf)].filter(([, part]) => part.length > 1).map(([name]) => name)),
  );
  expect(withTwo).toContain('TURN-');
  expect(withTwo).toContain('ACT-ZIG-');
});

it('the last die of a Barge says that the District is scored at the end of the turn', () => {
  const last = all('die').filter(({ offer }) => offer.preview.scores.length > 0);
  expect(last.length).toBeGreaterThan(0);
  for (const { text } of last) {
    expect(text.lines.join(' ')).toContain('is scored at the end of this turn');
    expect(text.rules).toContain('TURN-11');
  }
});

it('an action says what its plaque says when it is not lit', () => {
  for (const { offer, text } of all('action')) {
    const { choice } = offer.preview;
    if (choice.choose !== 'action') continue;
    for (const rule of ACTION_RULES[choice.action]) {
      expect(text.lines).toContain(rules.sentence(rule));
      expect(text.rules).toContain(rule);
    }
  }
});

it('a lit tile or card still says what it does', () => {
  for (const { offer, text, told } of all('actionTile')) {
    const { choice } = offer.preview;
    if (choice.choose === 'actionTile') expect(text.lines).toContain(told.words.tiles.actionTile(choice.tile).text);
  }
  for (const { text } of all('ship')) expect(text.rules?.some((rule) => rule.startsWith('TILE-'))).toBe(true);
  for (const { text } of all('zigguratSpace')) expect(text.rules?.some((rule) => rule.startsWith('ZIG-Z'))).toBe(true);
});

it('special Water says what its bonus is and who gets it', () => {
  for (const { text } of all('specialWater')) {
    expect(text.lines).toContain(rules.sentence('ACT-GARD-09'));
    expect(text.rules?.some((rule) => rule.startsWith('BON-'))).toBe(true);
  }
});

it('no price is told among the gains', () => {
  for (const { offer, text } of [...seen.values()].flat()) {
    const { cost } = offer.preview;
    if (cost === null || cost.gold === 0) continue;
    expect(text.lines.filter((line) => /ost: .*Gold/.test(line)).length).toBe(1);
    expect(text.lines.join(' ')).not.toMatch(/-\d+ Gold/);
  }
});
