/**
 * The messages of a board and the page around it in French, with the words of docs/vocabulary.md. All other messages are loaded when they
 * are needed.
 */
import { broken, form, frame, home, offline } from '../home/fr.ts';
import { event, log, scoring } from '../log/fr.ts';
import { belongings, description, gridTitle, stocks } from '../positions/fr.ts';
import { addressed, choice, freeChoice, outcome, question, refusal } from '../questions/fr.ts';
import { automa, king, soloEvent } from '../solo/fr.ts';
import { course, game, hint, history, stage, standing, table, taps, turnStep, undoStop } from '../table/fr.ts';
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
} from '../tiles/fr.ts';
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
