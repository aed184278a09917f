/**
 * The messages of the page as a program, with their values: what is on the device, tabs, settings, keys, links. They are loaded when one of
 * them is first said, because the board shows without them.
 */
import type { CommandValues } from '../commands/values.ts';
import type { GlossaryValues } from '../glossary/values.ts';
import type { KeepValues } from '../keep/values.ts';

type Bare = Record<never, never>;

interface TabsValues {
  readonly elsewhere: Bare;
  readonly elsewhereMeans: Bare;
  readonly taken: Bare;
  readonly takenMeans: Bare;
  readonly takeOver: Bare;
  readonly lookOn: Bare;
  readonly lookingOn: Bare;
}

interface SetUpValues {
  readonly seats: Bare;
  readonly edition: Bare;
  readonly ownEditions: Bare;
  readonly forget: { readonly name: string };
  readonly switches: Bare;
  readonly refillWithGold: Bare;
  readonly finalCompensation: Bare;
  readonly masteryRight: Bare;
  readonly anyLowest: Bare;
  readonly minRises: Bare;
  readonly ruling: { readonly ruling: string };
}

/** After a game; the last four are parts of it that gave VP. */
interface ResultPageValues {
  readonly notOver: Bare;
  readonly bySource: Bare;
  readonly byScoring: Bare;
  readonly overTime: Bare;
  readonly seals: Bare;
  readonly sameSetUp: Bare;
  readonly sameSetUpRotated: Bare;
  readonly record: Bare;
  readonly savedGame: Bare;
  readonly before: { readonly number: number };
  readonly scoring: { readonly number: number; readonly district: string };
  readonly later: Bare;
  readonly final: { readonly source: string };
}

interface LinkValues {
  readonly make: Bare;
  readonly link: Bare;
  readonly copied: Bare;
  readonly copy: Bare;
  readonly holds: Bare;
  readonly tooLong: { readonly characters: number; readonly limit: number };
  readonly file: Bare;
  readonly title: Bare;
  readonly broken: Bare;
  readonly looking: { readonly turn: number };
  readonly playOn: Bare;
  readonly back: Bare;
}

interface SettingsValues {
  readonly look: Bare;
  readonly sound: Bare;
  readonly table: Bare;
  readonly confirm: Bare;
  readonly warnings: Bare;
  readonly actionsLeft: Bare;
  readonly wastedStep: Bare;
  readonly helpsOpponent: Bare;
  readonly keys: Bare;
  readonly keysMean: Bare;
  readonly numbers: Bare;
  readonly key: { readonly deed: string };
  readonly sameKey: Bare;
  readonly reset: Bare;
  readonly saved: Bare;
}

export interface AppValues extends CommandValues, GlossaryValues, KeepValues {
  readonly tabs: TabsValues;
  readonly setUp: SetUpValues;
  readonly resultPage: ResultPageValues;
  readonly link: LinkValues;
  readonly settings: SettingsValues;
}

export type AppMessages = { readonly [P in keyof AppValues]: { readonly [K in keyof AppValues[P]]: string } };
