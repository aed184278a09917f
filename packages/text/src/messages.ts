/** ICU messages: how they are listed, and pieces of them for the files of the languages. */

/** A message for every key of a union. */
export type Messages<K extends string> = Readonly<Record<K, string>>;

/**
 * A select with a form for every key of a union: a missing one is a type error. A language defines its words once with it, in the gender
 * and case that it needs, and puts them into its messages.
 */
export const select = <K extends string>(value: string, forms: Messages<K>): string =>
  `{${value}, select, ${Object.entries(forms)
    .map(([key, form]) => `${key} {${form}}`)
    .join(' ')}}`;
