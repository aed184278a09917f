/**
 * A session: lines in, lines out, and the games between them. It reads and writes nothing itself.
 *
 * Calls are answered one after the other. A call that is refused leaves all games as they were.
 */
import { createCliWords, LANGUAGES, type Language } from '@tabannusi/text';
import { Arguments, isObject, shortened } from './arguments.ts';
import { Games } from './games.ts';
import { LIMITS } from './limits.ts';
import { type Answer, type Id, idOfMessage, type Request, readRequest } from './messages.ts';
import { METHODS } from './methods.ts';
import { CODES, Refusal, refusal } from './refusal.ts';

export class Session {
  /** For sentences of calls that name no language. */
  readonly #language: Language;
  readonly #games = new Games();
  #isOver = false;

  constructor(language: Language) {
    this.#language = language;
  }

  /** Whether `shutdown` was called: no line after it is to be answered. */
  get isOver(): boolean {
    return this.#isOver;
  }

  /** The answer to a line; null where there is none, as for a notification. */
  async answer(line: string): Promise<string | null> {
    let message: unknown;
    try {
      message = JSON.parse(line);
    } catch {
      return this.refuse('notJson');
    }
    const answer = Array.isArray(message) ? await this.#answerBatch(message) : await this.#answerOne(message);
    return answer === null ? null : JSON.stringify(answer);
  }

  /** The answer to a line that could not even be read. */
  refuse(code: 'notJson' | 'lineTooLong'): string {
    return JSON.stringify(
      this.#refused(null, code === 'notJson' ? refusal(code, {}) : refusal(code, { limit: LIMITS.line }, { limit: LIMITS.line })),
    );
  }

  async #answerBatch(messages: readonly unknown[]): Promise<Answer | readonly Answer[] | null> {
    if (messages.length === 0) return this.#refused(null, refusal('notARequest', {}));
    if (messages.length > LIMITS.batch)
      return this.#refused(null, refusal('batchTooLong', { limit: LIMITS.batch }, { limit: LIMITS.batch }));
    const answers: Answer[] = [];
    for (const message of messages) {
      const answer = await this.#answerOne(message);
      if (answer !== null) answers.push(answer);
    }
    return answers.length === 0 ? null : answers;
  }

  async #answerOne(message: unknown): Promise<Answer | null> {
    const request = readRequest(message);
    if (request === null) return this.#refused(idOfMessage(message), refusal('notARequest', {}));
    const { id, params } = request;
    try {
      const result = await this.#call(request);
      return id === undefined ? null : { jsonrpc: '2.0', id, result };
    } catch (error) {
      return id === undefined ? null : this.#refused(id, error, languageOf(params));
    }
  }

  #call({ method, params }: Request): unknown {
    const known = METHODS.get(method);
    const takes = known?.takes ?? [];
    if (known === undefined && method !== 'shutdown') throw refusal('unknownMethod', { method: shortened(method) });
    const args = new Arguments(params, [...takes, 'lang']);
    const language = args.has('lang') ? args.oneOf('lang', LANGUAGES) : null;
    if (known !== undefined) return known.answer({ args, games: this.#games, language, spoken: language ?? this.#language });
    this.#isOver = true;
    return null;
  }

  #refused(id: Id, error: unknown, language = this.#language): Answer {
    const { code, sentence, details } = error instanceof Refusal ? error : ourFault(error);
    return { jsonrpc: '2.0', id, error: { code: CODES[code], message: sentence(language), data: { code, ...details } } };
  }
}

/** In which a call wants to be refused, whatever else is wrong with it; undefined where it does not say so. */
const languageOf = (params: unknown): Language | undefined =>
  isObject(params) ? LANGUAGES.find((language) => language === params.lang) : undefined;

function ourFault(error: unknown): Refusal {
  const message = error instanceof Error ? error.message : String(error);
  return new Refusal('internal', (language) => createCliWords(language).say('frame', 'ourFault', { message }));
}
