/** The work frames of the Bot, as an entry point: the page fetches them only for a game against a king. */
import type { Work } from '../contracts.ts';
import { botBonus } from './bonus.ts';
import { botTurn } from './bot-turn.ts';
import { botBuilt, botConstruct } from './construct.ts';
import { botClaim, botEffects } from './decrees.ts';
import { botGardening } from './gardening.ts';
import { botPayment } from './payment.ts';
import { botProject } from './project.ts';
import { automaReset } from './reset.ts';
import { botStart } from './start.ts';
import { botSteps } from './steps.ts';

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
