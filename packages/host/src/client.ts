/** The entry point for clients: what is said, and what is played. The host itself is not in it. */
export type * from './messages.ts';
export { PROTOCOL_VERSION } from './messages.ts';
export { PHRASES, type Phrase } from './phrases.ts';
export { settingOf } from './settings.ts';
