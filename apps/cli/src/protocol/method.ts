/** A method: the arguments it takes besides `lang`, and its result. It refuses by throwing, before anything has changed. */
import type { Language } from '@tabannusi/text';
import type { Protocol } from '../wire/protocols.ts';
import type { Arguments } from './arguments.ts';
import type { Game } from './game.ts';
import type { Games } from './games.ts';

/** The program that calls. */
export interface Caller {
  /** The protocol version that it has asked for. */
  protocol: Protocol;
}

export interface Call {
  readonly args: Arguments;
  readonly games: Games;
  readonly caller: Caller;
  /** The language of the texts; null if none are wanted. */
  readonly language: Language | null;
  /** The language of default names. */
  readonly spoken: Language;
}

export interface Method {
  readonly takes: readonly string[];
  answer(call: Call): unknown;
}

/** Returns the game that a call names. */
export const gameOf = ({ args, games }: Call): Game => games.find(args.text('game'));
