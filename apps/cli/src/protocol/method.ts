/** What a method is: the arguments it takes beside `lang`, and its answer, which is its result or a refusal that is thrown before anything changes. */
import type { Language } from '@tabannusi/text';
import type { Protocol } from '../wire/protocols.ts';
import type { Arguments } from './arguments.ts';
import type { Game } from './game.ts';
import type { Games } from './games.ts';

/** The program at the other end. */
export interface Caller {
  /** The version of the protocol that it has asked for. */
  protocol: Protocol;
}

export interface Call {
  readonly args: Arguments;
  readonly games: Games;
  readonly caller: Caller;
  /** In which texts are wanted; null where none are. */
  readonly language: Language | null;
  /** For names that nobody has given. */
  readonly spoken: Language;
}

export interface Method {
  readonly takes: readonly string[];
  answer(call: Call): unknown;
}

/** The game that a call names. */
export const gameOf = ({ args, games }: Call): Game => games.find(args.text('game'));
