/** The entry point of the words. */
export type { CliMessages, CliValues } from './cli/values.ts';
export { type CliWords, createCliWords } from './cli/words.ts';
export type { Description } from './description/description.ts';
export { createEditionWords, type EditionWords } from './edition-words.ts';
export { createFaultWords, type FaultWords } from './fault-words.ts';
export { LANGUAGE_NAMES, LANGUAGES, type Language } from './locales.ts';
export { type Grid, type GridCell, gridOf } from './position/grid.ts';
export type { ToldPreview } from './preview-words.ts';
export { createReasonWords, type ReasonWords, type ToldReason } from './reason-words.ts';
export { ruleSentence } from './rules.ts';
export type { Reader, Table } from './table.ts';
export { createTableWords, type Seated, type TableWords } from './table-words.ts';
export type { DecreeWords, Tiles, TileWords } from './tiles.ts';
export type { Question } from './values.ts';
export { loadSpeaker, type Speaker } from './web/speaker.ts';
export { GALLERY_PIECES, type GalleryPiece, type WebValues } from './web/values.ts';
export type { WebWords } from './web/words.ts';
export { createStartWords, createWords, type StartWords, type Words } from './words.ts';
