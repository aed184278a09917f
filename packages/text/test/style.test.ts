/** What holds in every text of a language: words of docs/vocabulary.md, complete plurals, how readers are spoken to, signs and their spaces. */
import { isLiteralElement, isPluralElement, isSelectElement, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language, LOCALES } from '../src/speech/locales.ts';
import { parseMessage } from '../src/speech/message-parser.ts';
import { allWords } from './all-words.ts';

/** The texts of a message and of each of its forms, with ◌ where a value or another form stands. */
function texts(message: readonly MessageFormatElement[]): string[] {
  const own = message.map((element) => (isLiteralElement(element) ? element.value : '◌')).join('');
  return [own, ...formsIn(message).flatMap(([, value]) => texts(value))];
}

const formsIn = (message: readonly MessageFormatElement[]): [form: string, value: MessageFormatElement[]][] =>
  message.flatMap((element) =>
    isSelectElement(element) || isPluralElement(element)
      ? Object.entries(element.options).map(([form, { value }]): [string, MessageFormatElement[]] => [form, value])
      : [],
  );

/** The words of the command line that are typed as they are, and what stands in a file. */
const TYPED = /--[a-z-]+|\b(?:person|bot|cmd):\S*|"[^"]*"/g;

const saidIn = (language: Language): [key: string, text: string][] =>
  allWords(language).flatMap(([key, message]) =>
    texts(parseMessage(message)).map((text): [string, string] => [key, text.replace(TYPED, '◌')]),
  );

const word = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu');

/** Those that are wrong wherever they stand, in all their forms. */
const AVOIDED: Readonly<Record<Language, RegExp>> = {
  en: word(
    'colors?|workers?|meeples?|harbourmasters?|quarters?|boats?|vessels?|clusters?|reserves?|boundar(?:y|ies)|coins?|money|settlements?|first player|wildcards?|upgrades?|perks?|quests?|recharges?',
  ),
  fr: word(
    'districts?|secteurs?|ouvriers?|brune?s?|bateaux?|caissons?|coffres?|paliers?|bots?(?!~)|robots?|chiffre actuel|incolorables?|biens',
  ),
  pl: word(
    '(?:asystent|robotnik|budyn[ek]|kamienic|kost(?:k|ek|ce)|kafel[ek]|płytk|mistrzostw|biegłoś|rezerw|rozmiar|bonus|zarządc|kapitan)\\p{L}*|bank|pul[aięą]|zachowan\\p{L}+ gr\\p{L}+|darmow\\p{L}+ Akcj\\p{L}+|kaf\\p{L}+ Numer\\p{L}+',
  ),
  de: word(
    '(?:Viertel|Stadtteil|Distrikt|Arbeiter|Meeple|Meisterschaft|Beherrschung|Spielermarker|Spielbrett|Kontrollmarker|Anspruchsmarker|Frachtk|Lastk|Truhe|Fähigkeit)\\p{L}*|Barken?|Boote?s?|Fracht|Runden?|Lila',
  ),
};

/**
 * Second names for what has a name: you claim a Ship and undo a move; French and German have one Ziggurat, and Ships are under control or in
 * possession, not marked. The French settings are Paramètres, and the score estimate is an estimation. A Polish step is ruch, a District is scored,
 * and szacunek is respect.
 */
const SECOND_NAMES: Readonly<Record<Language, RegExp>> = {
  en: /\bmark(?:s|ed|ing)? (?:\p{L}+ ){0,6}Ships?\b|\bShips? (?:\p{L}+ ){0,4}marked\b|\b(?:can(?:not|’t) be |to |nothing more can be )take[n]? back|\btake (?:it|this|that) back|\bgo(?:es)? on with\b|\bpassed over\b|\b(?:noon|torchlight)\b/iu,
  fr: /quartiers? des Ziggourats|marqu(?!eur)\p{L}+ (?:\p{L}+ ){0,4}navire|navires? marqué|en marquer un|réglages?|bilan provisoire/iu,
  pl: /(?<!\p{L})oznacz\p{L}* (?:\p{L}+ ){0,4}Statk|(?<!\p{L})krok\p{L}* na (?:\p{L}+ )?tor|(?<!\p{L})szacun|Dzielnic(?:a|e) (?:\d )?(?:za)?punktuj|Architekt\p{L}* (?:może )?(?:idzie|pójść)/iu,
  de: /Schiffe? (?:\p{L}+ ){0,6}markiert|zurück(?:zu)?(?:nehm|nimm|genommen)|Wieder vor(?!\p{L})|Züge? von vorn/iu,
};

/** We say you to one person whom we know: du, ty, but vous. */
const ADDRESSED_WRONGLY: Readonly<Partial<Record<Language, RegExp>>> = {
  fr: word('tu|te|toi|ton|ta|tes'),
  pl: /(?<!\p{L})(?:Pan|Pani|Państwo)(?!\p{L})/u,
  // At the beginning of a sentence it is they or their.
  de: /(?<=[\p{Ll},] )(?:Sie|Ihnen|Ihr\p{Ll}*)(?!\p{L})/u,
};

/** How numbers stand before the sign, as the locale writes percentages. */
const PERCENT: Readonly<Record<Language, RegExp>> = { en: /\d%/, fr: /\d\u202f%/, pl: /\d%/, de: /\d(?:\u00a0|-)%/ };

describe.each(LANGUAGES)('in %s', (language) => {
  const said = saidIn(language);

  it('no word stands that the vocabulary avoids', () => {
    expect(said.length).toBeGreaterThan(1000);
    expect(said.filter(([, text]) => AVOIDED[language].test(text))).toEqual([]);
  });

  it('one thing has one name', () => {
    expect(said.filter(([, text]) => SECOND_NAMES[language].test(text))).toEqual([]);
  });

  it('readers are spoken to in one way', () => {
    expect(said.filter(([, text]) => ADDRESSED_WRONGLY[language]?.test(text))).toEqual([]);
  });

  it('per cent signs stand as the locale has them', () => {
    const signs = said.filter(([, text]) => text.includes('%'));
    expect(signs.length).toBeGreaterThan(0);
    expect(signs.filter(([, text]) => !PERCENT[language].test(text))).toEqual([]);
  });

  it('plurals have the forms of the locale: one and all others, or every form', () => {
    const categories: readonly string[] = new Intl.PluralRules(LOCALES[language]).resolvedOptions().pluralCategories;
    // The French one is for millions, and needs no words of its own where nothing is so many.
    const every = categories.filter((category) => language !== 'fr' || category !== 'many');
    const wrong = allWords(language).filter(([, text]) =>
      pluralsIn(parseMessage(text)).some((forms) => {
        const named = forms.filter((form) => !form.startsWith('='));
        const isWhole = every.every((category) => named.includes(category));
        return !named.every((form) => categories.includes(form)) || !(isWhole || named.every((form) => form === 'one' || form === 'other'));
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('chooses between the same forms as English', () => {
    const english = new Map(allWords('en').map(([key, text]) => [key, selectsIn(parseMessage(text))]));
    const wrong = allWords(language).filter(([key, text]) =>
      [...selectsIn(parseMessage(text))].some(([name, forms]) => {
        const others = english.get(key)?.get(name);
        return others !== undefined && forms.symmetricDifference(others).size > 0;
      }),
    );
    expect(wrong).toEqual([]);
  });
});

function pluralsIn(message: readonly MessageFormatElement[]): string[][] {
  const own = message.filter(isPluralElement).map(({ options }) => Object.keys(options));
  return [...own, ...formsIn(message).flatMap(([, value]) => pluralsIn(value))];
}

function selectsIn(message: readonly MessageFormatElement[], found = new Map<string, Set<string>>()): Map<string, Set<string>> {
  for (const element of message.filter(isSelectElement))
    found.set(element.value, (found.get(element.value) ?? new Set()).union(new Set(Object.keys(element.options))));
  for (const [, value] of formsIn(message)) selectsIn(value, found);
  return found;
}

describe('in French', () => {
  it('a no-break space stands before : and within « », a narrow one before ; ! ?', () => {
    const wrong = /(?<!\u00a0):|«(?!\u00a0)|(?<!\u00a0)»|(?<!\u202f)[;!?]/;
    const codes = /^[rm]\?/gm;
    expect(saidIn('fr').filter(([, text]) => wrong.test(text.replace(codes, '')))).toEqual([]);
  });

  it('ligne is a line of text, or blue, or the network: what the game has are rangées', () => {
    const ofGame = saidIn('fr').filter(([key]) => !/^(?:cli|page\.command)/.test(key));
    expect(ofGame.filter(([, text]) => /(?<!en |[Hh]ors )ligne(?!s? bleue)/.test(text))).toEqual([]);
  });

  it('no name stands where it could need an elision: after de or que', () => {
    const name = /(?<!\p{L})(?:[dl]e|que|lorsque|puisque) \{(?:players?|winners|bot|bots|name|seats|king|first|second)\b/iu;
    expect(allWords('fr').filter(([, text]) => name.test(text))).toEqual([]);
  });
});
