/**
 * The work of the Bot, which most games do without: it is fetched before a game against a king is begun or opened. The build puts `SOLO_WORKS` here in
 * the place of the engine's own (`vite.config.ts`), so that the rules themselves know nothing of it.
 */
import type { SOLO_WORKS as ENGINE_WORKS } from '@tabannusi/engine/solo';

type Works = typeof ENGINE_WORKS;
type Work = Works[keyof Works];

let works: Works | null = null;

export async function loadSolo(): Promise<void> {
  works ??= (await import('@tabannusi/engine/solo')).SOLO_WORKS;
}

/** With all of them a missing name is a type error. */
const NAMES: Readonly<Record<keyof Works, true>> = {
  automaReset: true,
  botStart: true,
  botTurn: true,
  botPayment: true,
  botSteps: true,
  botBonus: true,
  botProject: true,
  botConstruct: true,
  botBuilt: true,
  botGardening: true,
  botEffects: true,
  botClaim: true,
};

const late =
  (name: keyof Works): Work =>
  (state) => {
    if (works === null) throw new Error('a game against a king was opened without its rules');
    works[name](state);
  };

/** @public Only the build sees who takes it. */
export const SOLO_WORKS = Object.fromEntries((Object.keys(NAMES) as (keyof Works)[]).map((name) => [name, late(name)]));
