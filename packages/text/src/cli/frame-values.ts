/** What all commands share: help, and what can be wrong with arguments and files. */
import type { Bare } from './bare.ts';

export interface FrameValues {
  readonly about: Bare;
  readonly usageTitle: Bare;
  readonly argumentsTitle: Bare;
  readonly optionsTitle: Bare;
  readonly globalOptionsTitle: Bare;
  readonly commandsTitle: Bare;
  readonly examplesTitle: Bare;
  readonly exitCodes: Bare;
  /** Stand in brackets, for what is typed there. One word each, without a blank: commander reads them. */
  readonly optionsPlaceholder: Bare;
  readonly commandPlaceholder: Bare;
  readonly filePlaceholder: Bare;
  readonly langPlaceholder: Bare;
  readonly numberPlaceholder: Bare;
  readonly kingPlaceholder: Bare;
  readonly seatPlaceholder: Bare;
  readonly seedPlaceholder: Bare;
  readonly botPlaceholder: Bare;
  /** Several, with commas. */
  readonly botsPlaceholder: Bare;
  readonly millisecondsPlaceholder: Bare;
  /** A bot that is part of the program; on the command line it goes by its English name. */
  readonly botName: { readonly bot: 'random' | 'apprentice' | 'builder' | 'architect' };
  readonly helpOption: Bare;
  readonly helpCommand: Bare;
  readonly versionOption: Bare;
  readonly langOption: { readonly languages: string };
  readonly jsonOption: Bare;
  readonly forceOption: Bare;
  readonly debugOption: Bare;
  /** What examples of command lines do. */
  readonly playExample: Bare;
  readonly verifyExample: Bare;
  readonly helpExample: { readonly command: string };
  readonly defaultValue: { readonly value: string };
  readonly unknownOption: { readonly option: string };
  readonly unknownCommand: { readonly command: string };
  readonly didYouMean: { readonly candidates: string };
  readonly missingArgument: { readonly argument: string };
  readonly missingValue: { readonly option: string };
  readonly missingOption: { readonly option: string };
  readonly tooManyArguments: { readonly found: number; readonly allowed: number };
  /** `allowed` is a list, or a sentence part that stands after a colon. */
  readonly wrongValue: { readonly option: string; readonly found: string; readonly allowed: string };
  readonly seeHelp: { readonly command: string };
  readonly noFile: { readonly file: string };
  readonly unreadableFile: { readonly file: string; readonly reason: string };
  readonly unwritableFile: { readonly file: string; readonly reason: string };
  readonly unwritableOutput: { readonly reason: string };
  readonly fileExists: { readonly file: string };
  readonly ourFault: { readonly message: string };
  readonly brokenOff: Bare;
}
