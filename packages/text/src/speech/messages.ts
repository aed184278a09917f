/** Types of ICU messages, and helpers to write them in the files of the languages. */

/** A message for every key of a union. */
export type Messages<K extends string> = Readonly<Record<K, string>>;

/** By number, the name and the text of a tile or card. Neither is a whole sentence; the name fits into brackets. */
export type TileMessages<K extends string> = Readonly<Record<K, Messages<'name' | 'text'>>>;

/**
 * A select with a form for every key of a union; a missing form is a type error. A language defines its words once with it, in the gender
 * and case that it needs, and puts them into its messages. `V` is the name of the value, given if the compiler must see it in a
 * translation.
 */
export const select = <K extends string, V extends string = string>(value: V, forms: Messages<K>): `{${V}, select, ${string}}` =>
  `{${value}, select, ${Object.entries(forms)
    .map(([key, form]) => `${key} {${form}}`)
    .join(' ')}}`;

/**
 * A number in words: `words` from zero on, separated by blanks, and `others` for all further numbers. Numbers without a word are written in
 * figures, so that a changed number is never wrong.
 */
export function inWords<V extends string>(
  value: V,
  words: string,
  others: Readonly<Record<number, string>> = {},
): `{${V}, plural, ${string}}` {
  const forms = Object.entries({ ...words.split(' '), ...others }).map(([number, word]) => `=${number} {${word}}`);
  return `{${value}, plural, ${forms.join(' ')} other {#}}`;
}
