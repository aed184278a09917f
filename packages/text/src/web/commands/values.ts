/** The messages of typed commands, with their values. They are loaded when the field for them is first opened. */

type Bare = Record<never, never>;

/** Each can be typed as it stands here, in every language. In the order of the list that `help` shows. */
export const COMMANDS = [
  'legal',
  'why',
  'district',
  'me',
  'players',
  'score',
  'log',
  'undo',
  'redo',
  'restart',
  'end',
  'hint',
  'help',
] as const;
export type Command = (typeof COMMANDS)[number];

export interface CommandValues {
  readonly command: {
    readonly field: Bare;
    /** `help` is the word for it. */
    readonly howTo: { readonly help: string };
    readonly answer: Bare;
    readonly unknown: { readonly found: string; readonly help: string };
    readonly noSuchChoice: { readonly found: number; readonly choices: number };
    readonly nothingToChoose: Bare;
    readonly allLegal: Bare;
    readonly whyNothing: { readonly found: string };
    readonly isLegal: { readonly number: number; readonly choice: string };
    readonly numbered: { readonly number: number; readonly choice: string };
    readonly whichDistrict: { readonly districts: number };
    readonly standing: { readonly player: string; readonly vp: number; readonly total: number };
    readonly listed: { readonly word: string; readonly means: string };
    /** Words that may stand between `why` and what is meant, parted by blanks. */
    readonly not: Bare;
  };
  /** What else can be typed for each, parted by blanks; all are listed, and the first is the one that is named elsewhere. */
  readonly commandWords: { readonly [K in Command]: Bare };
  readonly commandMeans: { readonly [K in Command]: Bare };
}

export type CommandMessages = { readonly [P in keyof CommandValues]: { readonly [K in keyof CommandValues[P]]: string } };
