/** What is presented of every kind of question, over a fixed sample of games. */
import {
  answerOf,
  type Choice,
  candidates,
  mask,
  type Preview,
  preview,
  questionRule,
  RULE_IDS,
  RULING_IDS,
  viewOf,
} from '@tabannusi/engine';
import { createReasonWords, createWords, ruleSentence } from '@tabannusi/text';
import { expect, it } from 'vitest';
import { askedOf, type Offer } from '../src/asked.ts';
import { createExplain, type Explanation, sentencesOf } from '../src/explain.ts';
import { groupedByReasons, type RefusedChoice, refusedOf } from '../src/refused.ts';
import { choiceRule } from '../src/rules.ts';
import { NAMES, positionsOf } from './games.ts';

interface Presented {
  readonly ask: string;
  readonly legal: readonly Choice[];
  readonly candidates: readonly Choice[];
  readonly previews: readonly Preview[];
  readonly offers: readonly Offer[];
  readonly refused: readonly RefusedChoice[];
  readonly explained: readonly Explanation[];
}

const SEEDS = Array.from({ length: 150 }, (_, n) => `presented ${n}`);
/** Of each kind of question. */
const SAMPLE = 12;
/** All but that of a rare Decree, which moves Houses [DEC-10]. */
const QUESTIONS = 35;

const sample: readonly Presented[] = presented();

function presented(): Presented[] {
  const seen = new Map<string, number>();
  const found: Presented[] = [];
  for (const { state, question, choices } of positionsOf(SEEDS)) {
    const times = (seen.get(question.ask) ?? 0) + 1;
    seen.set(question.ask, times);
    if (times > SAMPLE) continue;
    const words = createWords('en', { names: NAMES.slice(0, state.setting.players), game: state });
    const view = viewOf(mask(state, question.seat));
    const explain = createExplain({ view, state }, words, words.preview, (rule) => ruleSentence('en', rule));
    if (explain === null) throw new Error(`${question.ask} is not explained`);
    const previews = preview(state);
    const offers = askedOf(words, question, { previews, isNamed: false }).offers;
    found.push({
      ask: question.ask,
      legal: choices,
      candidates: candidates(state),
      previews,
      offers,
      refused: refusedOf(state, question, words, createReasonWords('en')),
      explained: offers.map(explain),
    });
    for (const { preview: offered } of offers) if (answerOf(state, offered.choice) === null) throw new Error('an offer is not legal');
  }
  return found;
}

const text = (choice: Choice): string => JSON.stringify(choice);

it('sees every kind of question', () => expect(new Set(sample.map(({ ask }) => ask)).size).toBeGreaterThanOrEqual(QUESTIONS));

it('offers each legal choice once, in the order of the engine, under a name of its own', () => {
  for (const { ask, legal, offers } of sample) {
    expect(
      offers.map(({ preview: { choice } }) => text(choice)),
      ask,
    ).toEqual(legal.map(text));
    expect(new Set(offers.map(({ label }) => label)).size, ask).toBe(offers.length);
    for (const { label } of offers) expect(label, ask).toMatch(/\S/);
  }
});

it('refuses whatever else could be tried, each with at least one reason', () => {
  for (const { ask, legal, candidates: all, refused } of sample) {
    const isLegal = new Set(legal.map(text));
    expect(refused.map(({ choice }) => text(choice)).toSorted(), ask).toEqual(
      all
        .map(text)
        .filter((each) => !isLegal.has(each))
        .toSorted(),
    );
    for (const { label, reasons } of refused) {
      expect(label, ask).toMatch(/\S/);
      expect(reasons.length, `${ask}: ${label}`).toBeGreaterThan(0);
      for (const { sentence } of reasons) expect(sentence, label).toMatch(/\S/);
    }
  }
});

it('groups what is refused for the same reasons, and loses nothing', () => {
  for (const { refused } of sample) {
    const groups = groupedByReasons(refused);
    expect(new Set(groups.flat())).toEqual(new Set(refused));
    expect(new Set(groups.map(([first]) => JSON.stringify(first?.reasons))).size).toBe(groups.length);
  }
});

const PAYMENTS = ['payment', 'shipPayment', 'anyPayment', 'refillPayment'];

it('suggests the first of several ways to pay, and nothing else [A-32]', () => {
  for (const { ask, offers } of sample) {
    const suggested = offers.filter(({ isSuggested }) => isSuggested);
    expect(suggested, ask).toEqual(PAYMENTS.includes(ask) && offers.length > 1 ? offers.slice(0, 1) : []);
  }
});

it('what is suggested spends no more Gold than any other way, and then no more Crates [A-32]', () => {
  const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0);
  let compared = 0;
  for (const { ask, offers } of sample) {
    if (!PAYMENTS.includes(ask)) continue;
    const costs = offers.flatMap(({ preview: { choice, cost } }) =>
      (choice.choose === 'pay' || choice.choose === 'resource') && cost !== null ? [cost] : [],
    );
    const [first, ...others] = costs;
    expect(first, ask).toBe(offers[0]?.preview.cost);
    for (const other of others) {
      expect(first?.gold, ask).toBeLessThanOrEqual(other.gold);
      if (first?.gold === other.gold) expect(sum(first.crates), ask).toBeLessThanOrEqual(sum(other.crates));
      compared++;
    }
  }
  expect(compared).toBeGreaterThanOrEqual(50);
});

it('explains every choice by rules that there are, and tells nothing twice', () => {
  const known: ReadonlySet<string> = new Set([...RULE_IDS, ...RULING_IDS]);
  for (const { ask, offers, explained } of sample) {
    for (const [n, explanation] of explained.entries()) {
      const { rules } = explanation;
      expect(rules, ask).toContain(offers[n]?.rule);
      expect(
        rules.filter((rule) => !known.has(rule)),
        ask,
      ).toEqual([]);
      const sentences = sentencesOf(explanation);
      expect(new Set(sentences).size, `${ask}: ${sentences.join(' ')}`).toBe(sentences.length);
    }
  }
});

it('names the rule that asks, and for each choice the rule that offers it, as the protocol does', () => {
  const others = new Set<string>();
  for (const { state, question } of positionsOf(SEEDS.slice(0, 6))) {
    const words = createWords('en', { names: NAMES.slice(0, state.setting.players), game: state });
    const { rule, offers } = askedOf(words, question, { previews: preview(state), isNamed: false });
    expect(rule).toBe(questionRule(question));
    for (const { preview: offered, rule: offeredBy } of offers) {
      expect(offeredBy).toBe(choiceRule(question, offered.choice));
      if (offeredBy !== rule) others.add(offered.choice.choose);
    }
  }
  expect([...others]).toEqual(expect.arrayContaining(['action', 'refill']));
});
