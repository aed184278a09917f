/** The messages of the form in which a game is begun, with their values, as far as they are seen at once. */

type Bare = Record<never, never>;

/** The colours of the players. */
export const PLAYER_COLOURS = ['purple', 'orange', 'red', 'black'] as const;
export type PlayerColour = (typeof PLAYER_COLOURS)[number];

export interface FormValues {
  readonly form: {
    readonly colour: { readonly seat: number };
    /** The two ways to play, above the seats. */
    readonly together: Bare;
    readonly alone: Bare;
    /** Beside a warning. */
    readonly doNotAsk: Bare;
    readonly settings: Bare;
    readonly more: Bare;
    /** The field for typed commands. */
    readonly commands: Bare;
    readonly edition: { readonly name: string };
  } & { readonly [K in PlayerColour]: Bare };
}

export type FormMessages = { readonly [P in keyof FormValues]: { readonly [K in keyof FormValues[P]]: string } };
