/**
 * The values that a message asks for, read from its English text by the compiler.
 *
 * `{player}` is a text, `{count, number}` and `{count, plural, …}` are numbers, and `{kind, select, …}` is one of its forms, or any text where `other` is
 * one of them. The compiler must know the whole text: English messages are literals, in objects that are `as const`.
 */

/** Nothing can be given for a text that the compiler does not know as a whole, so that no value goes unchecked. */
type Variables<Text extends string> =
  IsKnown<Text> extends true ? { readonly [F in Found<Text> as F[0]]: TypeOf<Found<Text>, F[0]> } : never;

/** Messages of English by parts, and the values of each. */
export type VariablesOf<Parts> = { readonly [P in keyof Parts]: { readonly [K in keyof Parts[P]]: Variables<Parts[P][K] & string> } };

/** The values of a message; of all of them together where the key can be one of several, so that none is missing whichever it is. */
export type ValuesOf<Values, K extends PropertyKey> = (Values extends unknown ? ValuesGiven<Values, K> : never) extends (
  values: infer All extends object,
) => void
  ? All
  : never;

/** One function for each message: what all of them can be given is what `ValuesOf` looks for. */
type ValuesGiven<Values, K extends PropertyKey> = K extends keyof Values ? (values: Values[K]) => void : never;

/**
 * The same messages in another language: with the same keys, and each with every value of the English one. Where English is put together from phrases, so
 * that the compiler does not know its text, any text will do, and the tests compare the values.
 */
export type Translated<English> = {
  readonly [K in keyof English]: English[K] extends string ? Translation<English[K]> : Translated<English[K]>;
};

type Translation<Text extends string> = IsKnown<Text> extends true ? WithAll<Found<Text>[0]> : string;

/** A text with each of the names between braces. */
type WithAll<Name extends string> = [Name] extends [never]
  ? string
  : (Name extends string ? (text: `${string}{${Name}${string}`) => void : never) extends (text: infer Text) => void
    ? Text
    : never;

/** As a key, a text with holes is an index signature, which an empty object satisfies. */
type IsKnown<Text extends string> = Record<never, never> extends Record<Text, 1> ? false : true;

/** A value: its name, and what the message does with it. */
type Value = readonly [name: string, kind: 'text' | 'number' | { readonly form: string }];

type TypeOf<V extends Value, Name extends string> = TypeOfKind<Extract<V, readonly [Name, unknown]>[1]>;

type TypeOfKind<Kind> = 'number' extends Kind ? number : OneOf<Extract<Kind, { readonly form: string }>['form']>;

type OneOf<Form extends string> = [Form] extends [never] ? string : 'other' extends Form ? string : Form;

type Found<Text extends string> = InText<Text, [], never>;

/** `Open` are the arguments around, the innermost one first: the name of a select, or nothing for a plural. */
type InText<Text extends string, Open extends readonly string[], F extends Value> = Text extends `${infer Before}{${infer After}`
  ? Before extends `${string}}${infer Rest}`
    ? InForms<`${Rest}{${After}`, Open, F>
    : InArgument<After, Open, F>
  : F;

type InArgument<Text extends string, Open extends readonly string[], F extends Value> = Text extends `${infer Head}}${infer After}`
  ? Head extends `${infer Name}, ${infer Kind}`
    ? Kind extends `plural,${string}`
      ? Text extends `${string}, plural,${infer Forms}`
        ? InForms<Forms, ['', ...Open], F | readonly [Name, 'number']>
        : never
      : Kind extends `select,${string}`
        ? Text extends `${string}, select,${infer Forms}`
          ? InForms<Forms, [Name, ...Open], F>
          : never
        : InText<After, Open, F | readonly [Name, 'number']>
    : InText<After, Open, F | readonly [Head, 'text']>
  : F;

type InForms<Text extends string, Open extends readonly string[], F extends Value> = Text extends `${' ' | '\n'}${infer Rest}`
  ? InForms<Rest, Open, F>
  : Text extends `}${infer After}`
    ? Open extends readonly [string, ...infer Outer extends readonly string[]]
      ? InText<After, Outer, F>
      : F
    : Text extends `${infer Form} {${infer After}`
      ? InText<After, Open, F | (Open extends readonly ['', ...unknown[]] ? never : readonly [Open[0], { readonly form: Form }])>
      : F;
