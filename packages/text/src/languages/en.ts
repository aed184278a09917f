/**
 * The messages of a board and the page around it in English, with the words of docs/vocabulary.md. All other messages are loaded when they
 * are needed.
 */
import { broken, form, frame, home, offline } from '../home/en.ts';
import { event, log, scoring } from '../log/en.ts';
import { belongings, description, gridTitle, stocks } from '../positions/en.ts';
import { addressed, choice, freeChoice, outcome, question, refusal } from '../questions/en.ts';
import { automa, king, soloEvent } from '../solo/en.ts';
import type { Translated } from '../speech/variables.ts';
import { course, game, hint, history, stage, standing, table, taps, turnStep, undoStop } from '../table/en.ts';
import {
  actionTile,
  bonus,
  decree,
  decreeSymbol,
  decreeText,
  gainShip,
  goods,
  harbormaster,
  pay,
  ship,
  trackStep,
  urbanCard,
  vpSource,
  zigguratTile,
} from '../tiles/en.ts';

export type Catalogue = Translated<typeof catalogue>;
export type PageMessages = Translated<typeof page>;

/** The messages about a game, made from the engine's events and questions. */
export const catalogue = {
  event: { ...event, ...soloEvent },
  question,
  addressed,
  choice,
  freeChoice,
  outcome,
  refusal,
  actionTile,
  bonus,
  decree,
  decreeSymbol,
  decreeText,
  gainShip,
  goods,
  harbormaster,
  pay,
  ship,
  trackStep,
  urbanCard,
  vpSource,
  zigguratTile,
  description,
  gridTitle,
  stocks,
  belongings,
  automa,
  king,
  table,
  undoStop,
};

/** The page's own messages, by part. */
export const page = {
  frame,
  home,
  form,
  offline,
  broken,
  game,
  course,
  turnStep,
  stage,
  history,
  hint,
  standing,
  taps,
  log,
  scoring,
};
