/** One game in one terminal: what all parts of the dialogue share. */
import { SPECTATOR, type State } from '@tabannusi/engine';
import type { Screen, Table } from '@tabannusi/table';
import {
  type CliValues,
  type CliWords,
  type CommandWords,
  createWords,
  type Language,
  type Reader,
  seatNames,
  type TableWords,
  type ValuesOf,
  type Words,
} from '@tabannusi/text';
import type { ExitCode } from '../environment.ts';
import type { TableBots } from './bots.ts';
import type { Input } from './input.ts';
import type { Keeper } from './keeper.ts';
import type { Page } from './page.ts';
import type { Typist } from './typist.ts';

export interface Session {
  readonly language: Language;
  readonly folder: string;
  readonly cli: CliWords;
  readonly typist: Typist;
  /** The words of the commands in the person's language. English ones are understood, too. */
  readonly commands: CommandWords;
  readonly english: CommandWords;
  readonly table: Table;
  readonly bots: TableBots;
  readonly screen: Screen;
  readonly tableWords: TableWords;
  readonly page: Page;
  readonly input: Input;
  readonly keeper: Keeper;
  /** The moment up to which the log has been printed. */
  told: number;
  /** The turn for which the board was last printed; null if it is no longer on the screen. */
  turnShown: number | null;
  /** The moment of the last hint, and how often a hint was requested there: each one is stronger. */
  readonly hinted: { moment: number; times: number };
  /** The person whose cards may be on the screen; null if there is none. */
  secretsOf: number | null;
}

/** How the dialogue goes on: the game has changed, the question is repeated, or the command ends. */
export type Next = 'on' | 'again' | { readonly end: ExitCode };

export const say = <K extends keyof CliValues['play'] & string>(
  { cli }: Pick<Session, 'cli'>,
  key: K,
  values: ValuesOf<CliValues['play'], K>,
): string => cli.say('play', key, values);

/** What may be shown to the person at the screen. */
export interface Sight {
  readonly state: State;
  readonly words: Words;
  readonly reader: Reader;
}

export function sightOf({ screen, table, language }: Session, moment = table.moment): Sight {
  const { observer } = screen;
  const state = table.stateFor(observer, moment);
  return {
    state,
    words: createWords(language, { names: namesOf({ language, table }), game: state }),
    reader: observer === SPECTATOR ? null : observer,
  };
}

/** Returns the names of all seats, with the Bot's. */
export const namesOf = ({ language, table }: Pick<Session, 'language' | 'table'>): readonly string[] =>
  seatNames(
    language,
    table.seats.map(({ name }) => name),
    table.setting,
  );

export const nameOf = ({ table }: Session, seat: number): string => table.seats[seat]?.name ?? '';
