/** French, with the words of docs/vocabulary.md. */
import type { Catalogue } from '../catalogue.ts';
import { automa, king } from './fr/automa.ts';
import { choices } from './fr/choices.ts';
import { description } from './fr/descriptions.ts';
import { editions } from './fr/editions.ts';
import { event } from './fr/log.ts';
import { positions } from './fr/positions.ts';
import { choice, freeChoice, outcome, question, refusal } from './fr/questions.ts';
import { table } from './fr/table.ts';
import * as tiles from './fr/tiles.ts';

export const fr: Catalogue = {
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
