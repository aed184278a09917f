/** Guests: a name, and a browser that returns with its cookie or with a personal link (decision 0039). */
import { hashOf, newId, newToken } from '../random-ids.ts';
import { type Call, call } from '../store/statement.ts';
import { addPerson, describePerson, personByKey, setPersonKey } from '../store/statements/person.ts';
import { addSession, endOldSessions, endSession, prolongSession, sessionByHash, sweepSessions } from '../store/statements/session.ts';
import type { Store } from '../store/store.ts';

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly language: string;
}

/** A person in one browser. */
export interface Session {
  readonly person: Person;
  /** The hash of the cookie's token. */
  readonly hash: string;
  /** Whether the cookie was just prolonged and must be set again. */
  readonly isRenewed: boolean;
}

export interface SignedIn {
  readonly person: Person;
  /** For the cookie; it is stored nowhere else. */
  readonly token: string;
}

const DAY_MS = 86_400_000;
/** A browser that stays away this long is forgotten. */
export const SESSION_MS = 90 * DAY_MS;

export class People {
  readonly #store: Store;
  readonly #now: () => number;
  readonly #browsers: number;

  /** `browsers`: the most browsers of one person. */
  constructor(store: Store, now: () => number, browsers: number) {
    this.#store = store;
    this.#now = now;
    this.#browsers = browsers;
  }

  /** Null for a token that is unknown, revoked or expired. */
  async bySession(token: string): Promise<Session | null> {
    const now = this.#now();
    const hash = hashOf(token);
    const found = await this.#store.one(sessionByHash, { idHash: hash, at: now });
    if (found === undefined) return null;
    const { personId: id, name, language, seenAt } = found;
    const isRenewed = now - seenAt > DAY_MS;
    if (isRenewed) await this.#store.all(prolongSession, { idHash: hash, at: now, expiresAt: now + SESSION_MS });
    return { person: { id, name, language }, hash, isRenewed };
  }

  async signUp(name: string, language: string): Promise<SignedIn> {
    const [id, token] = [newId(), newToken()];
    const person = { id, kind: 'guest', name, language, prefs: '{}', keyHash: null, at: this.#now() };
    await this.#store.together([call(addPerson, person), call(addSession, this.#session(id, token)), this.#sweep()]);
    return { person: { id, name, language }, token };
  }

  async describe({ id }: Person, name: string, language: string): Promise<void> {
    await this.#store.all(describePerson, { person: id, name, language, prefs: '{}' });
  }

  /** Returns the secret of a new personal link. The previous link stops working. */
  async newKey({ id }: Person): Promise<string> {
    const key = newToken();
    await this.#store.all(setPersonKey, { person: id, keyHash: hashOf(key) });
    return key;
  }

  /** Null for an invalid key. `forgotten` has the hashes of browsers that were removed to make room. */
  async byKey(key: string): Promise<(SignedIn & { readonly forgotten: readonly string[] }) | null> {
    const found = await this.#store.one(personByKey, { keyHash: hashOf(key) });
    if (found === undefined) return null;
    const { id, name, language } = found;
    const token = newToken();
    const session = this.#session(id, token);
    await this.#store.together([call(addSession, session), this.#sweep()]);
    const ended = await this.#store.all(endOldSessions, { person: id, but: session.idHash, most: this.#browsers - 1 });
    return { person: { id, name, language }, token, forgotten: ended.map(({ idHash }) => idHash) };
  }

  async end({ hash }: Session): Promise<void> {
    await this.#store.all(endSession, { idHash: hash });
  }

  /** Removes everything about browsers that no longer return. */
  #sweep(): Call {
    return call(sweepSessions, { at: this.#now() });
  }

  #session(person: string, token: string) {
    const at = this.#now();
    return { idHash: hashOf(token), person, label: '', at, expiresAt: at + SESSION_MS };
  }
}

/** Characters that could break a line, turn text around or be invisible. */
const HOSTILE = /[\p{Cc}\p{Zl}\p{Zp}\p{Co}\p{Cn}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/u;

/** Returns the name in its stored form; null if it is not a name. The schema allows at most 60 UTF-16 units. */
export function readName(typed: string): string | null {
  const name = typed.normalize('NFC').replaceAll(/\s+/gu, ' ').trim();
  return name === '' || !name.isWellFormed() || HOSTILE.test(name) ? null : name;
}
