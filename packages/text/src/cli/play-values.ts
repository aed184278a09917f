/** The messages of `play` with their values. */
import type { ResourceColour } from '@tabannusi/engine';
import type { Bare } from './bare.ts';
import type { BotFaultKind } from './sim-values.ts';

/** What can be typed instead of a choice. */
type PlayCommand =
  | 'help'
  | 'legal'
  | 'why'
  | 'hint'
  | 'undo'
  | 'redo'
  | 'restart'
  | 'board'
  | 'me'
  | 'players'
  | 'bot'
  | 'district'
  | 'score'
  | 'log'
  | 'legend'
  | 'tiles'
  | 'rules'
  | 'orders'
  | 'save'
  | 'quit';

/**
 * Words that are typed, parted by blanks, the first one shown: of each command, of answers to yes-or-no questions, and of standing orders. The
 * English ones are understood in every language, and all without their accents. Within one of these three groups no word may stand twice.
 */
type TypedWords = { readonly [K in `${PlayCommand}Words`]: Bare } & {
  readonly [K in `${'yes' | 'no' | 'never'}Words`]: Bare;
} & { readonly [K in `${'steps' | 'dice' | 'revoke' | 'lowest' | 'highest' | 'decline'}Words`]: Bare };

/** What each command does, for the list of them. */
type CommandHelp = { readonly [K in `${PlayCommand}Help`]: Bare };

export interface PlayValues extends TypedWords, CommandHelp {
  readonly about: Bare;

  // Arguments
  readonly playersOption: Bare;
  /** `kings`: their names on the command line. */
  readonly soloOption: { readonly kings: string };
  readonly seatOption: Bare;
  readonly botOption: Bare;
  readonly seedOption: Bare;
  readonly firstGameOption: Bare;
  readonly editionOption: Bare;
  readonly saveOption: Bare;
  readonly resumeOption: Bare;
  readonly noConfirmOption: Bare;
  /** What examples of command lines do. */
  readonly oneExample: Bare;
  readonly twoExample: Bare;
  readonly resumeExample: Bare;
  readonly programExample: Bare;
  /** What is allowed, after a colon; `bots` is a list of names, and how programs are named. */
  readonly seatForm: { readonly bots: string };
  readonly commandForm: { readonly max: number };
  readonly seedForm: Bare;
  readonly nameForm: { readonly max: number };
  readonly sameName: { readonly name: string };
  readonly tooManySeats: { readonly seats: number; readonly players: number };
  /** With --solo there is one person or bot. */
  readonly soloAlone: Bare;
  /** A saved game has seats, a seed and an edition already. */
  readonly resumedHasAll: { readonly option: string };
  readonly badEdition: { readonly file: string; readonly fault: string; readonly further: number };
  readonly badSave: { readonly file: string; readonly fault: string };
  /** Standard input is for what is typed. */
  readonly inputIsTaken: { readonly option: string };
  readonly botNotThere: { readonly bot: string; readonly file: string };
  readonly saveExists: { readonly file: string };
  readonly saveInUse: { readonly file: string; readonly process: string; readonly lock: string };

  // The frame of the game
  readonly title: Bare;
  readonly welcome: { readonly seats: string; readonly seed: string };
  readonly resumed: { readonly seats: string; readonly file: string };
  readonly howToType: { readonly help: string; readonly legend: string };
  /** A heading over the turn of a person. */
  readonly turnHeading: { readonly player: string; readonly turn: number };
  /** What stands before what is typed. */
  readonly prompt: { readonly player: string };
  /** The same where Enter alone makes the first choice. */
  readonly promptWithDefault: { readonly player: string };
  /** Sentences on what all choices do alike. */
  readonly sameForAll: { readonly effects: string };
  readonly takeOverPrompt: { readonly take: string };
  /** The words are those that are typed. */
  readonly confirmPrompt: { readonly question: string; readonly yes: string; readonly no: string };
  readonly warningPrompt: { readonly yes: string; readonly no: string; readonly never: string };
  readonly warningOff: { readonly setting: string };

  // Bots that are programs
  /** A saved game has such a bot; the question whether it may run follows. */
  readonly wantsProgram: { readonly command: string };
  readonly runProgram: { readonly yes: string; readonly no: string };
  readonly programNotRun: { readonly option: string };
  /** What went wrong, for brackets. */
  readonly botFault: { readonly kind: BotFaultKind };

  // Answers to what is typed
  readonly unknownInput: { readonly found: string; readonly choices: number; readonly help: string };
  readonly ambiguous: { readonly found: string; readonly words: string };
  readonly noSuchChoice: { readonly found: string; readonly choices: number };
  readonly answerYesOrNo: { readonly answers: string };
  readonly helpHeading: { readonly choices: number };

  // Why
  readonly allLegal: Bare;
  readonly whyHeading: Bare;
  readonly whyNothing: { readonly found: string };
  readonly isLegal: { readonly number: number; readonly choice: string };
  readonly noEffect: Bare;
  /** `reason` is a sentence, `missing` another or empty. */
  readonly reason: { readonly reason: string; readonly rule: string };
  readonly reasonMissing: { readonly reason: string; readonly missing: string; readonly rule: string };

  // Hints
  /** Where nothing is to be chosen. */
  readonly noHint: Bare;

  // What is looked at
  readonly whichDistrict: { readonly districts: number };
  /** Where nobody plays against the Bot. */
  readonly noBot: Bare;
  readonly botTurnHeading: Bare;
  readonly scoresHeading: Bare;
  readonly estimateHeading: Bare;
  readonly estimateTotal: Bare;
  readonly whichRule: Bare;
  readonly noRule: { readonly found: string };
  readonly rule: { readonly rule: string; readonly sentence: string };
  readonly moreRules: { readonly rules: number };
  readonly whichNumber: { readonly found: string };
  readonly nothingLogged: Bare;
  readonly ordersHow: {
    readonly steps: string;
    readonly dice: string;
    readonly revoke: string;
    readonly heights: string;
    readonly colours: string;
  };
  readonly wrongOrder: { readonly found: string };
  /** As on the board beside a Barge, and as its letter: so they are found there and painted; the word is typed, too. */
  readonly colourWord: { readonly colour: ResourceColour };
  readonly colourLetter: { readonly colour: ResourceColour };

  // Saving and ending
  readonly saved: { readonly file: string };
  readonly whereToSave: Bare;
  readonly quitUnsaved: { readonly yes: string; readonly no: string };
  readonly breakOff: { readonly yes: string; readonly no: string };
  readonly howToResume: { readonly command: string };
  readonly notSaved: Bare;
  readonly inputEnded: Bare;
  readonly finalBoard: Bare;
  readonly seedAtEnd: { readonly seed: string };
}
