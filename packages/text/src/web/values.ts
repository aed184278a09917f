/**
 * The messages of the table in the browser with their values. They are no part of the catalogues of messages: a program without a page need not
 * load them.
 */
import type { DistrictName } from '../catalogue.ts';
import type { AidValues } from './aids/values.ts';
import type { BrokenValues } from './broken/values.ts';
import type { CourseValues } from './course/values.ts';
import type { FeelValues } from './feel/values.ts';
import type { FormValues } from './form/values.ts';
import type { HintPageValues } from './hints/values.ts';
import type { OfflineValues } from './offline/values.ts';

type Bare = Record<never, never>;

interface FrameValues {
  readonly title: Bare;
  readonly subtitle: Bare;
  readonly unofficial: Bare;
  readonly home: Bare;
  readonly gallery: Bare;
  readonly language: Bare;
  readonly theme: Bare;
  readonly noon: Bare;
  readonly torchlight: Bare;
  readonly system: Bare;
  readonly speed: Bare;
  readonly unhurried: Bare;
  readonly steady: Bare;
  readonly brisk: Bare;
  readonly atOnce: Bare;
}

interface HomeValues {
  readonly newGame: Bare;
  readonly seat: { readonly seat: number };
  readonly person: Bare;
  readonly botArchitect: Bare;
  readonly botBuilder: Bare;
  readonly botApprentice: Bare;
  readonly botRandom: Bare;
  /** `king` is a name. */
  readonly king: { readonly king: string };
  readonly nobody: Bare;
  readonly sitsThere: { readonly seat: number };
  readonly name: { readonly seat: number };
  readonly firstGame: Bare;
  readonly seed: Bare;
  readonly seedForm: Bare;
  readonly begin: Bare;
  readonly tooFew: Bare;
  readonly badName: Bare;
  readonly badSeed: Bare;
  readonly savedGames: Bare;
  readonly noSavedGames: Bare;
  readonly underWay: Bare;
  readonly finished: Bare;
  /** `players` is a list of names, `turn` the number of the turn. */
  readonly game: { readonly players: string; readonly turn: number };
  /** `when` is a date in the reader's language. */
  readonly savedAt: { readonly when: string };
  readonly resume: Bare;
  readonly result: Bare;
  readonly remove: Bare;
  readonly notKept: Bare;
  readonly damaged: { readonly fault: string };
  readonly noSuchGame: Bare;
}

interface GameValues {
  readonly undo: Bare;
  readonly redo: Bare;
  readonly restart: Bare;
  readonly confirm: Bare;
  readonly log: Bare;
  readonly board: Bare;
  readonly choices: Bare;
  readonly players: Bare;
  readonly details: Bare;
  readonly pointAtSomething: Bare;
  readonly thinking: { readonly player: string };
  readonly doIt: Bare;
  readonly thinkAgain: Bare;
  readonly actionsLeft: { readonly actions: number };
  readonly vp: { readonly vp: number };
  readonly gold: { readonly gold: number };
  readonly markers: { readonly markers: number; readonly supply: number };
  readonly supply: Bare;
  readonly stock: Bare;
  readonly mastery: Bare;
  readonly decrees: Bare;
  readonly timeTrack: Bare;
  readonly specialWater: Bare;
  readonly houses: Bare;
  readonly goods: Bare;
  readonly crates: Bare;
  readonly cards: Bare;
  readonly startPlayer: Bare;
  readonly won: { readonly winners: string; readonly count: number };
  /** Why the Bot has won. */
  readonly tie: Bare;
  /** Opens the rules behind a line of the log. */
  readonly why: Bare;
  readonly districtStrip: Bare;
  /** The last decisions could not be written into the browser’s database. */
  readonly notKept: Bare;
  readonly turn: { readonly turn: number };
  /** The name alone, where a District's number stands beside it. */
  readonly district: { readonly district: DistrictName; readonly districtTitle: string };
}

export interface WebValues extends AidValues, BrokenValues, CourseValues, FeelValues, FormValues, HintPageValues, OfflineValues {
  readonly frame: FrameValues;
  readonly home: HomeValues;
  readonly game: GameValues;
}

export type WebMessages = { readonly [P in keyof WebValues]: { readonly [K in keyof WebValues[P]]: string } };
