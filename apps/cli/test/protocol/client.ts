/** A client of a session, like a program's, that also validates every message against the schema. */
import { expect } from 'vitest';
import type { Decision } from '../../src/protocol/decision.ts';
import type { Code } from '../../src/protocol/refusal.ts';
import { Session } from '../../src/protocol/session.ts';
import type { Protocol } from '../../src/wire/protocols.ts';
import { misfit } from './schema.ts';

export interface Refused {
  readonly code: number;
  readonly message: string;
  readonly data: { readonly code: Code; readonly path?: string; readonly rule?: string } & Readonly<Record<string, unknown>>;
}

export type Params = Readonly<Record<string, unknown>>;

/** Codes that a schema can find, too. The others depend on the game or on data that is read later. */
const SEEN_BY_SCHEMA: readonly Code[] = ['missing', 'unknownKey', 'wrongType', 'notOneOf', 'neither', 'notBoth'];

export class Client {
  readonly session = new Session('en');
  #lastId = 0;

  constructor(protocol: Protocol = 2) {
    void this.session.answer(JSON.stringify({ jsonrpc: '2.0', method: 'hello', params: { protocol } }));
  }

  /** Returns the result; a refusal fails the test. */
  async call<T>(method: string, params: Params = {}): Promise<T> {
    const answer = await this.#exchange(method, params);
    expect(answer, `${method} ${JSON.stringify(params).slice(0, 300)}`).not.toHaveProperty('error');
    return answer.result as T;
  }

  /** Returns the error; a result fails the test. */
  async refused(method: string, params: Params = {}): Promise<Refused> {
    const answer = await this.#exchange(method, params);
    expect(answer, `${method} ${JSON.stringify(params).slice(0, 300)}`).toHaveProperty('error');
    return answer.error as Refused;
  }

  async begin(params: Params = {}): Promise<{ game: string; decision: Decision }> {
    return this.call('game.new', { players: 2, seed: 'ur', ...params });
  }

  /** Makes choices other than the first, so that games progress. */
  async playOn(game: string, decision: Decision, steps: number, params: Params = {}): Promise<Decision | null> {
    let next: Decision | null = decision;
    for (let step = 0; step < steps && next !== null; step++) {
      const { id } = pick(next, step);
      ({ decision: next } = await this.call<{ decision: Decision | null }>('game.apply', { game, choice: id, ...params }));
    }
    return next;
  }

  async #exchange(method: string, params: Params): Promise<{ result?: unknown; error?: unknown }> {
    const id = ++this.#lastId;
    const request = { jsonrpc: '2.0', id, method, params };
    const line = await this.session.answer(JSON.stringify(request));
    const answer = JSON.parse(line ?? 'null') as { id: number; result?: unknown; error?: Refused };
    expect(misfit('answer', answer)).toBeNull();
    expect(answer.id).toBe(id);
    if (answer.error === undefined) {
      expect(misfit('request', request)).toBeNull();
      expect(misfit(`result:${method}`, answer.result)).toBeNull();
    } else if (SEEN_BY_SCHEMA.includes(answer.error.data.code)) expect(misfit('request', request), answer.error.message).not.toBeNull();
    return answer;
  }
}

/** Returns one of the choices, a different one at each step. */
export function pick({ choices }: Decision, step: number): Decision['choices'][number] {
  const choice = choices[(step * 31 + 7) % choices.length];
  if (choice === undefined) throw new RangeError('a decision without choices');
  return choice;
}
