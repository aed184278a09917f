/** English, in British spelling, with the words of docs/vocabulary.md. */
import type { Catalogue } from '../catalogue.ts';
import { automa, king } from './en/automa.ts';
import { choices } from './en/choices.ts';
import { description } from './en/descriptions.ts';
import { editions } from './en/editions.ts';
import { event } from './en/log.ts';
import { positions } from './en/positions.ts';
import { choice, freeChoice, outcome, question, refusal } from './en/questions.ts';
import { table } from './en/table.ts';
import * as tiles from './en/tiles.ts';

export const en: Catalogue = {
  event,
  question,
  choice,
  freeChoice,
  outcome,
  refusal,
  ...tiles,
  ...editions,
  ...choices,
  ...positions,
  description,
  automa,
  king,
  table,
};
