/** Ids, tokens and codes that nobody can guess. */
import { createHash, randomBytes, randomInt } from 'node:crypto';

/** 128 bits. */
export const newId = (): string => randomBytes(16).toString('hex');

/** 256 bits: whoever has it is let in. */
export const newToken = (): string => randomBytes(32).toString('hex');

/** What is kept of a token. It is random, so nobody can try what it was. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Consonants, so that no words come out and none is taken for a digit. */
const LETTERS = 'BCDFGHJKLMNPQRSTVWXZ';
const CODE_LENGTH = 8;

export const newCode = (): string => Array.from({ length: CODE_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** A code as somebody types it: in any case, with spaces or hyphens. */
export const readCode = (typed: string): string => typed.toUpperCase().replaceAll(/[\s-]/g, '');
