/** The frames of the Bot, as an entry point of their own: the page loads them only for a game against a king. */
import { drawAutomaTile, drawColour, openAutomaCard } from './chance/automa-deals.ts';
import type { ChanceQuestion, Work } from './contracts.ts';
import { botBonus } from './solo/bonus.ts';
import { botTurn } from './solo/bot-turn.ts';
import { botBuilt, botConstruct } from './solo/construct.ts';
import { botClaim, botEffects } from './solo/decrees.ts';
import { botGardening } from './solo/gardening.ts';
import { botPayment } from './solo/payment.ts';
import { botProject } from './solo/project.ts';
import { automaReset } from './solo/reset.ts';
import { botStart } from './solo/start.ts';
import { botSteps } from './solo/steps.ts';

export const SOLO_CHANCE = { openAutomaCard, drawAutomaTile, drawColour } as const satisfies Readonly<Record<string, ChanceQuestion>>;

export const SOLO_WORKS = {
  automaReset,
  botStart,
  botTurn,
  botPayment,
  botSteps,
  botBonus,
  botProject,
  botConstruct,
  botBuilt,
  botGardening,
  botEffects,
  botClaim,
} as const satisfies Readonly<Record<string, Work>>;
