/** English, in British spelling, with the words of docs/vocabulary.md. */
import type { Catalogue } from '../catalogue.ts';
import { editions } from './en/editions.ts';
import { event } from './en/log.ts';
import { pictures } from './en/pictures.ts';
import { choice, freeChoice, outcome, question, refusal } from './en/questions.ts';
import { start } from './en/start.ts';
import * as tiles from './en/tiles.ts';

export const en: Catalogue = { event, question, choice, freeChoice, outcome, refusal, ...tiles, ...editions, ...pictures, start };
