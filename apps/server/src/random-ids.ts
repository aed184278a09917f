/** Ids, tokens and codes that nobody can guess. */
import { createHash, randomBytes, randomInt } from 'node:crypto';

/** 128 bits. */
export const newId = (): string => randomBytes(16).toString('hex');

/** 256 bits, because a token is all that its owner needs. */
export const newToken = (): string => randomBytes(32).toString('hex');

/** The stored hash of a token. The token is random, so nobody can find it by trying. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Consonants only, so that codes spell no words and no letter looks like a digit. */
const LETTERS = 'BCDFGHJKLMNPQRSTVWXZ';
const CODE_LENGTH = 8;

export const newCode = (): string => Array.from({ length: CODE_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** Normalises a typed code: any case, with spaces or hyphens. */
export const readCode = (typed: string): string => typed.toUpperCase().replaceAll(/[\s-]/g, '');
