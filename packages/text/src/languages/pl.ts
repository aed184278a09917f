/** Polish, with the words of docs/vocabulary.md. */
import type { Catalogue } from '../catalogue.ts';
import { automa, king } from './pl/automa.ts';
import { choices } from './pl/choices.ts';
import { description } from './pl/descriptions.ts';
import { editions } from './pl/editions.ts';
import { event } from './pl/log.ts';
import { positions } from './pl/positions.ts';
import { choice, freeChoice, outcome, question, refusal } from './pl/questions.ts';
import { table } from './pl/table.ts';
import * as tiles from './pl/tiles.ts';

export const pl: Catalogue = {
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
