/** `record`, `position` and `edition`: what is said about files and what is in them. */
import type { Bare } from './bare.ts';

/** `kind` is a game that was recorded or saved. */
type Kind = 'record' | 'table';

/** Parts of an edition file, each with a comment that tells its owner what to look up, and where. */
export type CommentedPart =
  | 'head'
  | 'id'
  | 'version'
  | 'title'
  | 'districts'
  | 'dice'
  | 'timeTrack'
  | 'board'
  | 'duo'
  | 'full'
  | 'playerBoard'
  | 'mastery'
  | 'port'
  | 'ships'
  | 'ziggurat'
  | 'stocks'
  | 'specialWater'
  | 'urbanCards'
  | 'decrees'
  | 'solo';

export type FilesValues = HelpValues &
  ReadingValues &
  RecordValues &
  PositionAndEditionValues & { readonly [P in CommentedPart as `comment.${P}`]: Bare };

interface HelpValues {
  readonly aboutRecord: Bare;
  readonly aboutPosition: Bare;
  readonly aboutEdition: Bare;
  readonly recordShow: Bare;
  readonly recordVerify: Bare;
  readonly recordPlay: Bare;
  readonly recordConvert: Bare;
  readonly positionShow: Bare;
  readonly positionCheck: Bare;
  readonly editionShow: Bare;
  readonly editionCheck: Bare;
  readonly editionNew: Bare;
  readonly gameFile: Bare;
  readonly gameFiles: Bare;
  readonly positionFile: Bare;
  readonly editionFile: Bare;
  readonly editionFileOrReference: Bare;
  readonly newFile: Bare;
  /** Stand in brackets, for what is typed there. One word each, without a blank. */
  readonly formPlaceholder: Bare;
  readonly turnOption: Bare;
  readonly momentOption: Bare;
  readonly momentOfCopyOption: Bare;
  readonly seatOption: Bare;
  readonly speedOption: Bare;
  readonly fromOption: Bare;
  readonly toOption: { readonly forms: string };
  readonly outOption: Bare;
  readonly stripSeedOption: Bare;
  readonly showExample: Bare;
  readonly showTurnExample: { readonly turn: number; readonly seat: number };
  readonly verifyManyExample: Bare;
  readonly verifyInputExample: Bare;
  readonly playExample: { readonly turn: number };
  readonly shareExample: Bare;
  readonly positionExample: { readonly moment: number };
  readonly continueExample: Bare;
  readonly seatExample: { readonly seat: number };
  readonly checkExample: Bare;
  readonly referenceExample: Bare;
  readonly newEditionExample: Bare;
}

/** `file` is a path as it was typed, or what stands for standard input. */
interface ReadingValues {
  readonly standardInput: Bare;
  readonly folder: { readonly file: string };
  readonly noPermission: { readonly file: string };
  /** In bytes. */
  readonly tooLarge: { readonly file: string; readonly limit: number };
  readonly compressed: { readonly file: string };
  readonly utf16: { readonly file: string };
  readonly notText: { readonly file: string };
  readonly empty: { readonly file: string };
  readonly brokenJson: { readonly file: string; readonly line: number; readonly column: number; readonly ends: 'yes' | 'no' };
  readonly written: { readonly file: string };
}

interface RecordValues {
  /** `reason` is a sentence, `more` the number of further faults. */
  readonly verified: {
    readonly file: string;
    readonly kind: Kind;
    readonly turns: number;
    readonly decisions: number;
    readonly seed: 'yes' | 'no';
  };
  readonly notVerified: { readonly file: string; readonly kind: Kind; readonly reason: string; readonly more: number };
  /** Another format, or rules of another version. */
  readonly notJudged: { readonly file: string; readonly reason: string };
  readonly players: { readonly players: string };
  readonly edition: { readonly title: string; readonly id: string; readonly version: number; readonly hash: string };
  readonly switches: { readonly switches: string };
  /** A switch that is not set as usual; part of a list after a colon. */
  readonly switch: { readonly name: string };
  readonly seed: { readonly seed: string };
  readonly noSeed: Bare;
  readonly branch: { readonly outcomes: number };
  readonly length: { readonly turns: number; readonly decisions: number; readonly outcomes: number };
  /** `turn` is 0 in set-up. */
  readonly notOver: { readonly turn: number; readonly moment: number };
  readonly moment: { readonly moment: number; readonly last: number; readonly turn: number };
  readonly chanceAsked: Bare;
  readonly pressEnter: Bare;
  readonly seedNeeded: { readonly file: string };
  readonly stripsRecordsOnly: { readonly option: string; readonly form: string };
  readonly eitherMoment: Bare;
}

interface PositionAndEditionValues {
  /** Where a position has no names. */
  readonly player: { readonly number: number };
  readonly positionHolds: { readonly file: string };
  readonly positionFaults: { readonly file: string; readonly faults: number };
  readonly editionHolds: { readonly file: string; readonly title: string; readonly hash: string };
  readonly editionFaults: { readonly file: string; readonly faults: number };
  /** The name of a shipped edition with other values. */
  readonly nameTaken: { readonly id: string; readonly version: number };
  readonly sameAsReference: Bare;
  readonly origin: { readonly origin: string; readonly groups: string };
  /** Headings. */
  readonly grid: { readonly side: 'duo' | 'full' };
  readonly fourPlayerRows: { readonly rows: number };
  readonly codes: Bare;
  /** One to a line: the codes of spaces, then those of bonuses. */
  readonly codeList: Bare;
  readonly otherValues: Bare;
}
