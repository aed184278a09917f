/** Every amount of a tile or card is said as the engine's tables have it, in every language; every count as the engine counts. */
import { ACTION_TILES, DECREE_IDS, decreeRule, HARBORMASTER_IDS, type RuleId, SHIP_IDS, ZIGGURAT_TILE_IDS } from '@tabannusi/engine';
import { type OtherAmounts, withOtherAmounts } from '@tabannusi/engine/other-amounts';
import { describe, expect, it } from 'vitest';
import { createWords } from '../src/index.ts';
import { RULE_MESSAGES } from '../src/rules/rule-sentence.ts';
import { sentencesOf } from '../src/rules/sentences.ts';
import { LANGUAGES, type Language, LOCALES } from '../src/speech/locales.ts';
import { createGame, NAMES } from './games.ts';

describe.each(LANGUAGES)('tiles and cards in %s', (language) => {
  const said = withOtherAmounts((amounts) => sayAll(language, amounts));

  it.each(said)('$id: name, text and rule have the amounts of the table', ({ texts, amounts }) => {
    for (const text of texts) for (const amount of amounts) expect(numbersIn(text), text).toContain(amount);
  });

  it.each(said)('$id: no other number stands in its words', ({ id, name, texts, amounts, ownNumbers }) => {
    const others = [name, ...texts].flatMap((text) => {
      const rest = text.replace(OWN_NUMBER, '').replace(SIZE, '');
      const numbers = numbersIn(rest).filter((number) => !amounts.includes(number) && !ownNumbers.includes(number));
      return [...numbers, ...(SPELLED_HERE.includes(id) ? [] : (rest.match(NUMBER_WORDS[language]) ?? []))];
    });
    expect(others).toEqual([]);
  });
});

/** Sentences of other rules that name a tile, such as a ruling about it. */
it.each(LANGUAGES)('sentences in %s that name a tile have its amounts from the table', (language) => {
  const sentences = (): Record<string, string> => sentencesOf(RULE_MESSAGES[language], LOCALES[language]);
  const bare = (text: string): string => text.replace(SIZE, '');
  const printed = sayAll(language, NO_OTHERS);
  const before = sentences();
  const after = withOtherAmounts(() => sentences());
  const literal = Object.entries(before).flatMap(([rule, sentence]) => {
    const tiles = printed.filter(({ id }) => new RegExp(`\\b${id}\\b`).test(sentence));
    const amounts = tiles.flatMap(({ texts, ownNumbers }) => numbersIn(texts[0] ?? '').filter((number) => !ownNumbers.includes(number)));
    const kept = numbersIn(bare(sentence)).filter(
      (number) => amounts.includes(number) && numbersIn(bare(after[rule] ?? '')).includes(number),
    );
    return kept.length > 0 && !NOT_AMOUNTS.includes(rule) ? [`${rule}: ${sentence}`] : [];
  });
  expect(literal).toEqual([]);
});

it('has tables back as they were', () => {
  const before = JSON.stringify(ACTION_TILES);
  withOtherAmounts(() => expect(JSON.stringify(ACTION_TILES)).not.toBe(before));
  expect(JSON.stringify(ACTION_TILES)).toBe(before);
});

it.each(LANGUAGES)('says of every tile and card in %s what was approved', async (language) => {
  const lines = sayAll(language, NO_OTHERS).map(({ id, name, texts }) => `${[id, name, ...texts].join('\n  ')}\n`);
  await expect(lines.join('')).toMatchFileSnapshot(`golden/tiles.${language}.txt`);
});

describe.each(LANGUAGES)('counts in %s', (language) => {
  const COUNTING: readonly (readonly [unknown, readonly RuleId[]])[] = [
    [ACTION_TILES, ['COMP-03', 'SET-12', 'A-100']],
    [HARBORMASTER_IDS, ['COMP-05', 'SET-08', 'A-103']],
    [DECREE_IDS, ['COMP-06']],
    [ZIGGURAT_TILE_IDS, ['COMP-10']],
  ];

  it.each(COUNTING)('change with the list: %j', (list, rules) => {
    const sentences = () => sentencesOf(RULE_MESSAGES[language], LOCALES[language]);
    const before = sentences();
    const ids = list as unknown[];
    ids.push('X99');
    try {
      const after = sentences();
      for (const rule of rules) expect(after[rule]).not.toBe(before[rule]);
    } finally {
      ids.pop();
    }
  });
});

/** A tile in words: the texts that must have its amounts. */
interface Told {
  readonly id: string;
  readonly name: string;
  readonly texts: readonly string[];
  readonly amounts: readonly number[];
  /** Numbers that are no amounts: one Resource is what a payment is asked for, one card of those drawn is kept, and Districts have numbers. */
  readonly ownNumbers: readonly number[];
}

function sayAll(language: Language, amounts: OtherAmounts): Told[] {
  const { tiles } = createWords(language, { names: NAMES, game: createGame(2) });
  const sentences = sentencesOf(RULE_MESSAGES[language], LOCALES[language]);
  const told = (id: string, { name, text }: { name: string; text: string }, rule: RuleId): Told => ({
    id,
    name,
    texts: [text, sentences[rule]],
    amounts: [...(amounts[id] ?? []), ...(DRAWING.includes(id) ? amounts.drawn : [])],
    ownNumbers: OWN_NUMBERS[id] ?? [],
  });
  return [
    ...ACTION_TILES.map((_, index) => told(`T${index + 1}`, tiles.actionTile(index + 1), `ACT-TILE-${index + 1}` as RuleId)),
    ...SHIP_IDS.map((id) => told(id, tiles.ship(id), `TILE-${id}`)),
    ...HARBORMASTER_IDS.map((id) => told(id, tiles.harbormaster(id), `HM-${id}`)),
    ...ZIGGURAT_TILE_IDS.map((id) => told(id, tiles.zigguratTile(id), `ZIG-${id}`)),
    ...DECREE_IDS.map((id) => told(id, tiles.decree(id), decreeRule(id))),
  ];
}

const NO_OTHERS = { drawn: [0] } as unknown as OtherAmounts;
const DRAWING = ['B9', 'D05'];
const OWN_NUMBERS: Readonly<Record<string, readonly number[]>> = {
  T6: [0],
  S11: [1],
  S13: [1],
  S14: [1],
  B9: [1],
  D05: [1],
  Z01: [1, 3],
  Z05: [1, 3],
};
/**
 * Their numbers are something else: Districts (C-47, A-33), what a Ship costs (A-40), places on a tile (A-148), and what the Bot gains for Decrees
 * and their colours, which is the solo rules' own table (SOLO-07, A-158).
 */
const NOT_AMOUNTS = ['C-47', 'A-33', 'A-40', 'A-148', 'SOLO-07', 'A-158'];
/** They say of what a set is made, and how many Mastery tracks there are. */
const SPELLED_HERE = ['Z03', 'Z10'];

const OWN_NUMBER = /\b[A-Z]\d{1,2}\b/g;
const SIZE = /\((?:size|taille|wielkość|Größe) \d\)/;
const numbersIn = (text: string): number[] => (text.replace(OWN_NUMBER, '').match(/\d+/g) ?? []).map(Number);

const words = (list: string): RegExp => new RegExp(`(?<!\\p{L})(?:${list})(?!\\p{L})`, 'giu');
/** From two on: what says one is also an article. */
const NUMBER_WORDS: Readonly<Record<Language, RegExp>> = {
  en: words('two|three|four|five|six|seven|eight|nine|ten|eleven|twelve'),
  fr: words('deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze'),
  pl: words('dwa|dwie|dwóch|trzy|trzech|cztery|czterech|pięć|pięciu|sześć|sześciu|siedem|siedmiu|osiem|ośmiu|dziewięć|dziesięć'),
  de: words('zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf'),
};
