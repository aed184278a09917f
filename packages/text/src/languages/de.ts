/** German, addressed to “du”, with the words of docs/vocabulary.md. */
import type { Catalogue } from '../catalogue.ts';
import { automa, king } from './de/automa.ts';
import { choices } from './de/choices.ts';
import { description } from './de/descriptions.ts';
import { editions } from './de/editions.ts';
import { event } from './de/log.ts';
import { positions } from './de/positions.ts';
import { choice, freeChoice, outcome, question, refusal } from './de/questions.ts';
import { table } from './de/table.ts';
import * as tiles from './de/tiles.ts';

export const de: Catalogue = {
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
