/** Why a call is refused: a stable code, a sentence in the language of the call, and data for programs. */
import { type CliValues, createCliWords, type Language, type ValuesOf } from '@tabannusi/text';

const PARSE_ERROR = -32700;
const INVALID_REQUEST = -32600;
const METHOD_NOT_FOUND = -32601;
const INVALID_PARAMS = -32602;
const INTERNAL_ERROR = -32603;
/** The JSON-RPC number for refusals of well-formed calls by the session or the rules. */
const REFUSED = -32000;

/** Every code with its JSON-RPC number. */
export const CODES = {
  notJson: PARSE_ERROR,
  lineTooLong: INVALID_REQUEST,
  notARequest: INVALID_REQUEST,
  batchTooLong: INVALID_REQUEST,
  unknownMethod: METHOD_NOT_FOUND,
  missing: INVALID_PARAMS,
  unknownKey: INVALID_PARAMS,
  wrongType: INVALID_PARAMS,
  outOfRange: INVALID_PARAMS,
  notOneOf: INVALID_PARAMS,
  wrongLength: INVALID_PARAMS,
  neither: INVALID_PARAMS,
  notBoth: INVALID_PARAMS,
  badGame: INVALID_PARAMS,
  badRecord: INVALID_PARAMS,
  badPosition: INVALID_PARAMS,
  unknownGame: REFUSED,
  tooManyGames: REFUSED,
  stale: REFUSED,
  over: REFUSED,
  chanceAsked: REFUSED,
  noChance: REFUSED,
  notPossible: REFUSED,
  unknownChoice: REFUSED,
  notLegal: REFUSED,
  nothing: REFUSED,
  barrier: REFUSED,
  noRecord: REFUSED,
  stopped: REFUSED,
  internal: INTERNAL_ERROR,
} as const;
export type Code = keyof typeof CODES;

export class Refusal extends Error {
  readonly code: Code;
  readonly sentence: (language: Language) => string;
  readonly details: Readonly<Record<string, unknown>>;

  constructor(code: Code, sentence: Refusal['sentence'], details: Refusal['details'] = {}) {
    super(code);
    this.code = code;
    this.sentence = sentence;
    this.details = details;
  }
}

type Messages = CliValues['protocol'];

/** Returns a refusal whose sentence is the message of its code. */
export const refusal = <K extends Code & keyof Messages>(
  code: K,
  values: ValuesOf<Messages, K>,
  details: Refusal['details'] = {},
): Refusal => new Refusal(code, (language) => createCliWords(language).say('protocol', code, values), details);
