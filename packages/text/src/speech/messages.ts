/** ICU messages: how they are listed, and pieces of them for the files of the languages. */

/** A message for every key of a union. */
export type Messages<K extends string> = Readonly<Record<K, string>>;

/** By number: what a tile or card is called, and what it does. Neither is a whole sentence; the name fits into brackets. */
export type TileMessages<K extends string> = Readonly<Record<K, Messages<'name' | 'text'>>>;

/**
 * A select with a form for every key of a union: a missing one is a type error. A language defines its words once with it, in the gender
 * and case that it needs, and puts them into its messages. `V` is the name of the value, where the compiler has to see it in a translation.
 */
export const select = <K extends string, V extends string = string>(value: V, forms: Messages<K>): `{${V}, select, ${string}}` =>
  `{${value}, select, ${Object.entries(forms)
    .map(([key, form]) => `${key} {${form}}`)
    .join(' ')}}`;

/**
 * A number in words: `words` from zero on, separated by blanks, and `others` beyond. Figures where there is no word, so that a changed number is
 * never wrong.
 */
export function inWords<V extends string>(
  value: V,
  words: string,
  others: Readonly<Record<number, string>> = {},
): `{${V}, plural, ${string}}` {
  const forms = Object.entries({ ...words.split(' '), ...others }).map(([number, word]) => `=${number} {${word}}`);
  return `{${value}, plural, ${forms.join(' ')} other {#}}`;
}
