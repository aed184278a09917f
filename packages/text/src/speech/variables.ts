/**
 * The values that a message needs, which the compiler reads from its English text.
 *
 * `{player}` is a text, `{count, number}` and `{count, plural, …}` are numbers, and `{kind, select, …}` is one of its forms, or any text if
 * one of them is `other`. The compiler must know the whole text, so English messages are literals in objects that are `as const`.
 */

/** `never` for a text that the compiler does not know completely, so that no value goes unchecked. */
type Variables<Text extends string> =
  IsKnown<Text> extends true ? { readonly [F in Found<Text> as F[0]]: TypeOf<Found<Text>, F[0]> } : never;

/** The values of each English message, by part and key. */
export type VariablesOf<Parts> = { readonly [P in keyof Parts]: { readonly [K in keyof Parts[P]]: Variables<Parts[P][K] & string> } };

/** The values of a message. If the key is one of several, the values of all of them, so that none is missing. */
export type ValuesOf<Values, K extends PropertyKey> = (Values extends unknown ? ValuesGiven<Values, K> : never) extends (
  values: infer All extends object,
) => void
  ? All
  : never;

/** One function for each message, from whose parameters `ValuesOf` infers what is needed by all of them. */
type ValuesGiven<Values, K extends PropertyKey> = K extends keyof Values ? (values: Values[K]) => void : never;

/**
 * The same messages in another language: the same keys, and in each message every value of the English one. If the English text is built
 * from phrases, the compiler does not know it; then any text is accepted, and tests compare the values.
 */
export type Translated<English> = {
  readonly [K in keyof English]: English[K] extends string ? Translation<English[K]> : Translated<English[K]>;
};

type Translation<Text extends string> = IsKnown<Text> extends true ? WithAll<Found<Text>[0]> : string;

/** A text that contains each of the names in braces. */
type WithAll<Name extends string> = [Name] extends [never]
  ? string
  : (Name extends string ? (text: `${string}{${Name}${string}`) => void : never) extends (text: infer Text) => void
    ? Text
    : never;

/** As a key, a text with unknown parts is an index signature, which an empty object satisfies. */
type IsKnown<Text extends string> = Record<never, never> extends Record<Text, 1> ? false : true;

/** A value: its name, and what the message does with it. */
type Value = readonly [name: string, kind: 'text' | 'number' | { readonly form: string }];

type TypeOf<V extends Value, Name extends string> = TypeOfKind<Extract<V, readonly [Name, unknown]>[1]>;

type TypeOfKind<Kind> = 'number' extends Kind ? number : OneOf<Extract<Kind, { readonly form: string }>['form']>;

type OneOf<Form extends string> = [Form] extends [never] ? string : 'other' extends Form ? string : Form;

type Found<Text extends string> = InText<Text, [], never>;

/** `Open` holds the enclosing arguments, the innermost first: the name of a select, or nothing for a plural. */
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
