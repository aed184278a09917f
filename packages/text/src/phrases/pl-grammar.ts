/** Polish grammar: adjectives that agree with what they describe, and nouns after numbers. */
import type { BuildingColour, ResourceColour } from '@tabannusi/engine';
import { select } from '../speech/messages.ts';

/** The endings of adjectives, and their variants after k. The comments give examples; forms with the same endings share a name. */
const ENDINGS = {
  masculine: ['y', 'i'], // biały tor; accusative: biały tor
  masculineGenitive: ['ego', 'iego'], // białego toru
  masculineLocative: ['ym', 'im'], // na białym torze
  feminine: ['a', 'a'], // biała kość
  feminineGenitive: ['ej', 'iej'], // białej kości; locative: w białej sekcji
  feminineAccusative: ['ą', 'ą'], // białą kość; instrumental: białą kością
  plural: ['e', 'ie'], // białe kości
  pluralGenitive: ['ych', 'ich'], // białych kości
  pluralInstrumental: ['ymi', 'imi'], // białymi kośćmi
} as const;
type Form = keyof typeof ENDINGS;
export type Adjective = (form: Form) => string;

export const adjective =
  (stem: string): Adjective =>
  (form) =>
    `${stem}${ENDINGS[form][stem.endsWith('k') ? 1 : 0]}`;

export const COLOURS: Readonly<Record<ResourceColour, Adjective>> = {
  white: adjective('biał'),
  yellow: adjective('żółt'),
  brown: adjective('brązow'),
  blue: adjective('niebiesk'),
  green: adjective('zielon'),
};
const bottom = adjective('doln');

export function buildingColours(form: Form): Readonly<Record<BuildingColour, string>> {
  return { white: COLOURS.white(form), yellow: COLOURS.yellow(form), brown: COLOURS.brown(form) };
}

/** The value `colour`. */
export const colour = (form: Form): `{colour, ${string}}` =>
  select<ResourceColour, 'colour'>('colour', { ...buildingColours(form), blue: COLOURS.blue(form), green: COLOURS.green(form) });

/** The value `row`, a row of Houses. */
export const houseRow: Adjective = (form) => select<BuildingColour | 'bottom'>('row', { ...buildingColours(form), bottom: bottom(form) });

/** The forms of a noun for use with numbers. */
export interface Noun {
  readonly singular: string;
  readonly plural: string;
  readonly singularGenitive: string;
  readonly pluralGenitive: string;
}

export const noun = (singular: string, plural: string, singularGenitive: string, pluralGenitive: string): Noun => ({
  singular,
  plural,
  singularGenitive,
  pluralGenitive,
});

/** A noun followed by words that do not change with its case. */
export const followed = (thing: Noun, words: string): Noun =>
  noun(`${thing.singular} ${words}`, `${thing.plural} ${words}`, `${thing.singularGenitive} ${words}`, `${thing.pluralGenitive} ${words}`);

/** A noun with an adjective before it. */
export const described = (word: Adjective, gender: 'masculine' | 'feminine', thing: Noun): Noun =>
  noun(
    `${word(gender)} ${thing.singular}`,
    `${word('plural')} ${thing.plural}`,
    `${word(`${gender}Genitive`)} ${thing.singularGenitive}`,
    `${word('pluralGenitive')} ${thing.pluralGenitive}`,
  );

/** The form of a noun for the value: for 1, for 2 to 4, for 0 and from 5 on, and for fractions, which the game does not have. */
type Plural<V extends string> = `{${V}, plural, ${string}}`;

export const agreeing = <V extends string>(value: V, { singular, plural, singularGenitive, pluralGenitive }: Noun): Plural<V> =>
  `{${value}, plural, one {${singular}} few {${plural}} many {${pluralGenitive}} other {${singularGenitive}}}`;

/** Returns the value with its noun, as subject or object. */
export const counted = <V extends string>(value: V, thing: Noun): `{${V}, number} ${Plural<V>}` =>
  `{${value}, number} ${agreeing(value, thing)}`;

/** Like `counted`, but the number is shown only from 2 on. */
export const countedFromTwo = <V extends string>(value: V, { singular, plural, singularGenitive, pluralGenitive }: Noun): Plural<V> =>
  `{${value}, plural, one {${singular}} few {# ${plural}} many {# ${pluralGenitive}} other {# ${singularGenitive}}}`;

/** The value with its noun in a case other than nominative and accusative, in which all numbers except 1 need the same form. */
export const oneOrMore = <V extends string>(value: V, one: string, more: string): Plural<V> =>
  `{${value}, plural, one {# ${one}} other {# ${more}}}`;

/** Returns the value with its noun after words that ask for the genitive. */
export const countedGenitive = <V extends string>(value: V, { singularGenitive, pluralGenitive }: Noun): Plural<V> =>
  oneOrMore(value, singularGenitive, pluralGenitive);
