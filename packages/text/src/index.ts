/** The entry point of the words. */
export { createEditionWords, type EditionWords } from './edition-words.ts';
export { LANGUAGES, type Language } from './languages.ts';
export type { Question, Table } from './values.ts';
export { createStartWords, createWords, type StartWords, type Words } from './words.ts';
