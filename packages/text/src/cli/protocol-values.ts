/** The messages of `engine`: its help, and why a call was refused, by the codes of the protocol. */
import type { Bare } from './bare.ts';

export interface ProtocolValues {
  readonly about: Bare;
  /** What an example of a command line does. */
  readonly fileExample: Bare;
  readonly seeDocument: { readonly document: string };
  /** To a person who started it in a terminal. */
  readonly waiting: Bare;
  /** The name of a player whom nobody has named. */
  readonly player: { readonly number: number };

  readonly notJson: Bare;
  readonly lineTooLong: { readonly limit: number };
  readonly notARequest: Bare;
  readonly batchTooLong: { readonly limit: number };
  readonly unknownMethod: { readonly method: string };
  /** `path` is an argument, such as `names` or `choice.kind`: the same in all languages. */
  readonly missing: { readonly path: string };
  readonly unknownKey: { readonly path: string };
  /** `choice`: the id of a choice or an object. */
  readonly wrongType: { readonly path: string; readonly type: 'text' | 'number' | 'flag' | 'object' | 'list' | 'choice' };
  readonly outOfRange: { readonly path: string; readonly min: number; readonly max: number };
  /** `allowed` are words of the protocol with commas between them. */
  readonly notOneOf: { readonly path: string; readonly allowed: string };
  readonly wrongLength: { readonly path: string; readonly length: number };
  /** Two arguments of which exactly one is wanted. */
  readonly neither: { readonly first: string; readonly second: string };
  readonly notBoth: { readonly first: string; readonly second: string };
  readonly unknownGame: { readonly game: string };
  readonly tooManyGames: { readonly limit: number };
  readonly stopped: Bare;
  readonly stale: { readonly hash: string };
  readonly unknownChoice: { readonly choice: string };
  /** `sentence` is what the rule says. */
  readonly notLegal: { readonly rule: string; readonly sentence: string };
  readonly noRecord: Bare;
}
