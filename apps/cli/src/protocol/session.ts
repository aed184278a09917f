/**
 * A session: lines in, lines out, and the games in between. It does no input or output itself.
 *
 * Calls are carried out one after the other and answered at once, except for those that make a bot think. A refused call changes no game.
 */
import { isObject } from '@tabannusi/engine';
import { createCliWords, LANGUAGES, type Language } from '@tabannusi/text';
import { FIRST_PROTOCOL } from '../wire/protocols.ts';
import { Arguments, shortened } from './arguments.ts';
import { Games } from './games.ts';
import { LIMITS } from './limits.ts';
import { type Answer, type Id, idOfMessage, type Request, readRequest } from './messages.ts';
import type { Caller } from './method.ts';
import { METHODS } from './methods.ts';
import { CODES, Refusal, refusal } from './refusal.ts';

/** A value, now or later. */
type Later<T> = T | Promise<T>;

const then = <A, B>(value: Later<A>, next: (value: A) => B): Later<B> => (value instanceof Promise ? value.then(next) : next(value));

export class Session {
  /** The language of sentences for calls that name none. */
  readonly #language: Language;
  readonly #games = new Games();
  readonly #caller: Caller = { protocol: FIRST_PROTOCOL };
  #isOver = false;

  constructor(language: Language) {
    this.#language = language;
  }

  /** Whether `shutdown` was called, after which no line is answered. */
  get isOver(): boolean {
    return this.#isOver;
  }

  /** Returns the answer to a line, later if a bot must think; null if there is none, as for a notification. */
  answer(line: string): Later<string | null> {
    let message: unknown;
    try {
      message = JSON.parse(line);
    } catch {
      return this.refuse('notJson');
    }
    const answer = Array.isArray(message) ? this.#answerBatch(message) : this.#answerOne(message);
    return then(answer, (found) => (found === null ? null : JSON.stringify(found)));
  }

  /** Closes all games and stops the bots that think about them. */
  close(): void {
    this.#isOver = true;
    this.#games.closeAll();
  }

  /** Returns the answer to a line that could not be read. */
  refuse(code: 'notJson' | 'lineTooLong'): string {
    return JSON.stringify(
      this.#refused(null, code === 'notJson' ? refusal(code, {}) : refusal(code, { limit: LIMITS.line }, { limit: LIMITS.line })),
    );
  }

  /** Carries out all messages in order, before any further line. */
  #answerBatch(messages: readonly unknown[]): Later<Answer | readonly Answer[] | null> {
    if (messages.length === 0) return this.#refused(null, refusal('notARequest', {}));
    if (messages.length > LIMITS.batch)
      return this.#refused(null, refusal('batchTooLong', { limit: LIMITS.batch }, { limit: LIMITS.batch }));
    const answers = messages.map((message) => this.#answerOne(message));
    const known = (all: readonly (Answer | null)[]): readonly Answer[] | null => {
      const found = all.filter((answer) => answer !== null);
      return found.length === 0 ? null : found;
    };
    const atOnce = answers.flatMap((answer) => (answer instanceof Promise ? [] : [answer]));
    return atOnce.length === answers.length ? known(atOnce) : Promise.all(answers).then(known);
  }

  #answerOne(message: unknown): Later<Answer | null> {
    const request = readRequest(message);
    if (request === null) return this.#refused(idOfMessage(message), refusal('notARequest', {}));
    const { id, params } = request;
    const answered = (result: unknown): Answer | null => (id === undefined ? null : { jsonrpc: '2.0', id, result });
    const refused = (error: unknown): Answer | null => (id === undefined ? null : this.#refused(id, error, languageOf(params)));
    try {
      const result = this.#call(request);
      return result instanceof Promise ? result.then(answered, refused) : answered(result);
    } catch (error) {
      return refused(error);
    }
  }

  #call({ method, params }: Request): unknown {
    const known = METHODS.get(method);
    const takes = known?.takes ?? [];
    if (known === undefined && method !== 'shutdown') throw refusal('unknownMethod', { method: shortened(method) });
    const args = new Arguments(params, [...takes, 'lang']);
    const language = args.has('lang') ? args.oneOf('lang', LANGUAGES) : null;
    if (known !== undefined)
      return known.answer({ args, games: this.#games, caller: this.#caller, language, spoken: language ?? this.#language });
    this.close();
    return null;
  }

  #refused(id: Id, error: unknown, language = this.#language): Answer {
    const { code, sentence, details } = error instanceof Refusal ? error : ourFault(error);
    return { jsonrpc: '2.0', id, error: { code: CODES[code], message: sentence(language), data: { code, ...details } } };
  }
}

/** Returns the language for a refusal, even of an invalid call; undefined if the call names none. */
const languageOf = (params: unknown): Language | undefined =>
  isObject(params) ? LANGUAGES.find((language) => language === params.lang) : undefined;

function ourFault(error: unknown): Refusal {
  const message = error instanceof Error ? error.message : String(error);
  return new Refusal('internal', (language) => createCliWords(language).say('frame', 'ourFault', { message }));
}
