/** The sentences of the rules, in every language. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isGainShip, RULE_IDS, RULING_IDS, type RuleId, SHIP_IDS } from '@tabannusi/engine';
import { describe, expect, it } from 'vitest';
import { ruleSentence } from '../src/rules/rule-sentence.ts';
import { LANGUAGES } from '../src/speech/locales.ts';

const IDS: readonly RuleId[] = [...RULE_IDS, ...RULING_IDS];

describe.each(LANGUAGES)('the rules in %s', (language) => {
  const sentences = IDS.map((id) => [id, ruleSentence(language, id)] as const);

  it('say something about every rule and every ruling, in whole sentences', () => {
    expect(sentences.filter(([, sentence]) => !/^\S.{8,}\.$/u.test(sentence))).toEqual([]);
  });

  it('say nothing twice', () => {
    const first = new Map(sentences.toReversed().map(([id, sentence]) => [sentence, id]));
    expect(sentences.filter(([id, sentence]) => first.get(sentence) !== id)).toEqual([]);
  });

  it('are tidy: no blank too many, no sign of a message, ’ for an apostrophe', () => {
    expect(sentences.filter(([, sentence]) => / {2}|[{}'"]/.test(sentence))).toEqual([]);
  });

  it('stand in one file each, so that none hides another', () => {
    const files = globSync(join(import.meta.dirname, `../src/rules/*/${language}.ts`));
    const texts = files.map((file) => readFileSync(file, 'utf8'));
    const ids = texts.flatMap((text) => [...text.matchAll(/^ {2}'([^']+)':/gm)].map(([, id = '']) => id));
    // One sentence serves all Ships that gain something.
    const gains: readonly RuleId[] = SHIP_IDS.filter(isGainShip).map((id) => `TILE-${id}` as const);
    expect(ids.toSorted()).toEqual(IDS.filter((id) => !gains.includes(id)).toSorted());
  });
});

describe('the rules in English', () => {
  const en = IDS.map((id) => [id, ruleSentence('en', id)] as const);
  const found = (pattern: RegExp) => en.filter(([, sentence]) => pattern.test(sentence));

  it('name no document: they are the rules themselves', () => {
    expect(found(/\b(?:rulebooks?|appendix|reference|summary|manual)\b|\.(?:md|txt|pdf)\b|\b00\d\b/i)).toEqual([]);
  });

  it('cite no rule by its ID: each can be read alone', () => {
    expect(en.filter(([, sentence]) => IDS.some((id) => sentence.includes(id)))).toEqual([]);
  });
});
