/** Plans in words: every message in every language and form, and a whole plan as it is read. */
import type { Advice, Described } from '@tabannusi/ai';
import { createSetting, REFERENCE_EDITION } from '@tabannusi/engine';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../src/languages/en.ts';
import { createPlanWords, PLANS } from '../src/languages.ts';
import { loadPlanWords, loadSpeaker } from '../src/page/speaker.ts';
import { PLAN_MESSAGES } from '../src/plans/load-plans.ts';
import { LANGUAGES, type Language, LOCALES } from '../src/speech/locales.ts';
import { speechOf } from '../src/speech/speech.ts';
import { allMessages, everyForm } from './all-messages.ts';

const setting = createSetting(REFERENCE_EDITION, 2);
const words = { choice: ({ ask }: { ask: string }) => `${ask} chosen` };

const wordsIn = (language: Language) => createPlanWords(language, words, setting);

const deed = (ask: 'action' | 'projectColour' | 'die') =>
  ({ question: { ask, seat: 0, district: 2 }, choice: { choose: 'colour' } }) as unknown as Described['steps'][number]['deeds'][number];

const BEST: Described = {
  steps: [
    { kind: 'die', district: 4, deeds: [deed('die')], hasChance: false },
    { kind: 'project', district: 2, deeds: [deed('action'), deed('projectColour')], hasChance: true },
  ],
  now: [
    { source: 'district2', vp: 6 },
    { source: 'actionTiles', vp: -2 },
  ],
  coming: [{ district: 3, before: 2, after: 8 }],
  prepares: {
    next: 4,
    sites: [{ district: 2, colour: 'white', size: 3, value: 2 }],
    values: [{ colour: 'brown', before: 1, after: 2 }],
  },
};
const OTHER: Described = {
  steps: [
    { kind: 'die', district: 4, deeds: [deed('die')], hasChance: false },
    { kind: 'tile', district: 2, deeds: [deed('action')], hasChance: false },
  ],
  now: [],
  coming: [],
  prepares: { next: null, sites: [], values: [] },
};
/** The messages of the coach, and of help at the table. */
async function further(language: Language) {
  const { coach, help } = await PLAN_MESSAGES[language]();
  return { coach, help };
}

const ADVICE: Advice = { plans: [BEST, OTHER] };

describe.each(LANGUAGES)('plans in %s', (language) => {
  const speech = speechOf(catalogue, LOCALES[language]);

  it('leave nothing of a message’s own language in any form, and have no English left', () => {
    const english = new Map(allMessages(PLANS.en));
    for (const [key, text] of allMessages(PLANS[language])) {
      expect(text, key).not.toContain("'");
      for (const values of everyForm(text)) expect(speech.say(text, values), key).toMatch(/^(?!.*(?:[{}]|undefined| {2})).*\S$/);
      if (language !== 'en' && key !== 'step') expect(text, key).not.toBe(english.get(key));
    }
  });

  it('get stronger: where to look, a plan, others', () => {
    const { all, more } = wordsIn(language);
    const [nudge, plan, others] = (['nudge', 'plan', 'alternatives'] as const).map((strength) => all(ADVICE, strength));
    expect(nudge).toHaveLength(1);
    expect(others?.slice(0, plan?.length)).toEqual(plan);
    expect(others?.length).toBeGreaterThan(plan?.length ?? 0);
    expect(more(ADVICE, 'nudge', 'button')).not.toBeNull();
    expect(more({ plans: [BEST] }, 'plan', 'typing')).toBeNull();
    expect(more(ADVICE, 'alternatives', 'button')).toBeNull();
  });

  it('of the coach and of help are complete, too', async () => {
    const coach = await further(language);
    const english = new Map(allMessages(await further('en')));
    expect(allMessages(coach).map(([key]) => key)).toEqual([...english.keys()]);
    for (const [key, text] of allMessages(coach)) {
      expect(text, key).not.toContain("'");
      for (const values of everyForm(text)) expect(speech.say(text, values), key).toMatch(/^(?!.*(?:[{}]|undefined| {2})).*\S$/);
      if (language !== 'en') expect(text, key).not.toBe(english.get(key));
    }
  });

  it('are the same on the page', async () => {
    const onPage = (await loadPlanWords(await loadSpeaker(language))).of(words, setting);
    expect(onPage.all(ADVICE, 'alternatives')).toEqual(wordsIn(language).all(ADVICE, 'alternatives'));
  });
});

it('say the steps, what they bring and prepare, and what another plan does differently', () => {
  expect(wordsIn('en').all(ADVICE, 'nudge')).toEqual(['Think of your next turn: look at District 4.']);
  expect(wordsIn('en').all(ADVICE, 'alternatives')).toEqual([
    'A plan for this turn:',
    '1. Die chosen',
    '2. Action chosen: projectColour chosen. This depends on chance.',
    'This turn: +6 VP (Farmers’ District (2)) and -2 VP (Action tiles).',
    'When District 3 scores next: 8 VP for you instead of 2.',
    'Brown Buildings have value 2 instead of 1.',
    'Prepares a white Building of size 3 in District 2: 3 × 2 = 6 VP at each scoring.',
    'Next turn you act in District 4.',
    'Another plan:',
    '2. Action chosen',
    'This turn 0 VP instead of 4. At the next scorings +0 VP instead of +6.',
  ]);
});

it('say that there is only one choice', () => expect(wordsIn('en').only()).toBe('There is only one choice.'));
