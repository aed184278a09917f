/**
 * The messages of a board and the page around it in German, with the words of docs/vocabulary.md. All other messages are loaded when they
 * are needed.
 */
import { broken, form, frame, home, offline } from '../home/de.ts';
import { event, log, scoring } from '../log/de.ts';
import { belongings, description, gridTitle, stocks } from '../positions/de.ts';
import { addressed, choice, freeChoice, outcome, question, refusal } from '../questions/de.ts';
import { automa, king, soloEvent } from '../solo/de.ts';
import { course, game, hint, history, stage, standing, table, taps, turnStep, undoStop } from '../table/de.ts';
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
} from '../tiles/de.ts';
import type { Catalogue, PageMessages } from './en.ts';

export const catalogue: Catalogue = {
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

export const page: PageMessages = {
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
