/**
 * The frames of the Bot, which only solo games need. They load before such a game is begun or opened. The build substitutes this module for
 * the engine's own (`vite.config.ts`), so that the rules themselves do not know about loading.
 */
import type { SOLO_CHANCE as Chance, SOLO_WORKS as Works } from '@tabannusi/engine/solo';
import { fetched } from './fetched.ts';

type WorkName = keyof typeof Works;
type ChanceName = keyof typeof Chance;

let solo: { readonly SOLO_CHANCE: typeof Chance; readonly SOLO_WORKS: typeof Works } | null = null;

export async function loadSolo(): Promise<void> {
  solo ??= await fetched(import('@tabannusi/engine/solo'));
}

function frames(): NonNullable<typeof solo> {
  if (solo === null) throw new Error('a game against a king was opened without its rules');
  return solo;
}

const lateWork =
  (name: WorkName): (typeof Works)[WorkName] =>
  (state) =>
    frames().SOLO_WORKS[name](state);

const lateChance = (name: ChanceName): (typeof Chance)[ChanceName] =>
  new Proxy({} as (typeof Chance)[ChanceName], { get: (_, part) => Reflect.get(frames().SOLO_CHANCE[name], part) });

/** @public Imported only by the substitution in the build. A missing name is a type error. */
export const SOLO_WORKS: Readonly<Record<WorkName, (typeof Works)[WorkName]>> = {
  automaReset: lateWork('automaReset'),
  botStart: lateWork('botStart'),
  botTurn: lateWork('botTurn'),
  botPayment: lateWork('botPayment'),
  botSteps: lateWork('botSteps'),
  botBonus: lateWork('botBonus'),
  botProject: lateWork('botProject'),
  botConstruct: lateWork('botConstruct'),
  botBuilt: lateWork('botBuilt'),
  botGardening: lateWork('botGardening'),
  botEffects: lateWork('botEffects'),
  botClaim: lateWork('botClaim'),
};

/** @public */
export const SOLO_CHANCE: Readonly<Record<ChanceName, (typeof Chance)[ChanceName]>> = {
  openAutomaCard: lateChance('openAutomaCard'),
  drawAutomaTile: lateChance('drawAutomaTile'),
  drawColour: lateChance('drawColour'),
};
